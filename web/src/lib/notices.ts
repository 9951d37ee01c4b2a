/** Notifications, where the person wants them and the browser lets us: on phones only a service worker may show one. */
import { remembered } from './remembered.svelte'

const WORKER = '/notices.js'

export const canNotify = (): boolean => 'Notification' in window && 'serviceWorker' in navigator

/** Asks for the permission; whether we have it, and somebody who shows them. */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify() || (await Notification.requestPermission()) !== 'granted') return false
  try {
    await navigator.serviceWorker.register(WORKER)
  } catch {
    return false
  }
  return true
}

/** Nobody is called any more, and nothing of us stays behind the pages. */
export async function stopNotices(): Promise<void> {
  if (canNotify()) await (await navigator.serviceWorker.getRegistration(WORKER))?.unregister()
}

/** Shows a notification that leads to the table, if nobody looks at the page; what takes it away again. */
export function notify(title: string, body: string, code: string): () => void {
  if (!remembered.notifies || !document.hidden || !canNotify() || Notification.permission !== 'granted') return () => undefined
  const shown = show(title, { body, tag: code, icon: '/icon-192.png', data: { path: `/t/${code}` } })
  return () => void shown.then((notices) => notices.forEach((notice) => notice.close()))
}

async function show(title: string, options: NotificationOptions & { tag: string }): Promise<Notification[]> {
  try {
    await navigator.serviceWorker.register(WORKER) // the one that is there, unless the browser has forgotten it
    const worker = await navigator.serviceWorker.ready
    await worker.showNotification(title, options)
    return await worker.getNotifications({ tag: options.tag })
  } catch {
    return [] // forbidden meanwhile
  }
}
