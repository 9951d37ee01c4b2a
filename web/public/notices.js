// Shows calls where a page may not, and leads back to the table. It keeps nothing, and no request goes through it.
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(leadTo(event.notification.data.path))
})

async function leadTo(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const table = pages.find((page) => new URL(page.url).pathname === path)
  await (table ? table.focus() : self.clients.openWindow(path))
}
