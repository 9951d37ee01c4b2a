/** Notifications, where the person wants them and the browser lets us. */
import { remembered } from './remembered.svelte'

export const canNotify = (): boolean => 'Notification' in window

/** Asks for the permission; whether we have it. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

/** Shows a notification if nobody looks at the page; what takes it away again. */
export function notify(title: string, body: string, tag: string): () => void {
  if (!remembered.notifies || !document.hidden || !canNotify() || Notification.permission !== 'granted') return () => undefined
  try {
    const shown = new Notification(title, { body, tag, icon: '/favicon.svg' })
    shown.onclick = () => {
      window.focus()
      shown.close()
    }
    return () => shown.close()
  } catch {
    return () => undefined // on some phones only a service worker may
  }
}
