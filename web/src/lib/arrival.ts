/** Whoever reads by ear hears where they have come to: a new page's heading takes the focus. */
let isFirst = true
let isDue = false

/** Somebody goes to another page: its heading is to be heard. */
export function depart(): void {
  isDue = true
}

/** A heading of a page. The first one leaves the focus where the browser has it; later ones take it, if it was asked for or lost. */
export function arrive(heading: HTMLElement): void {
  heading.tabIndex = -1
  const wasFirst = isFirst
  isFirst = false
  requestAnimationFrame(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (heading.isConnected && (isDue || (!wasFirst && isLost))) heading.focus({ preventScroll: true })
    isDue = false
  })
}
