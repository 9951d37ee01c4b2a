/** Do something once the next frame has been painted: what the eye waits for comes first. Returns how to call it off. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 50))

/** Do something a little at a time while nothing else is to be done, as long as it says that there is more. Returns how to call it off. */
export function bitByBit(work: () => boolean): () => void {
  let isOver = false
  const go = (): void => {
    if (!isOver && work()) whenIdle(go)
  }
  whenIdle(go)
  return () => {
    isOver = true
  }
}
