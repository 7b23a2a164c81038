// The service worker: keeps the built client, so that it starts without a network. Tables live elsewhere.
const VERSION = '__VERSION__'
const FILES = '__FILES__'

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((keys) => Promise.all(keys.filter((key) => key !== VERSION).map((key) => caches.delete(key))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin) return
  if (url.pathname.startsWith('/api') || url.pathname.startsWith('/ws')) return
  if (event.request.mode === 'navigate') {
    event.respondWith(fetch(event.request).catch(() => caches.match('/').then((page) => page || Response.error())))
    return
  }
  event.respondWith(caches.match(event.request).then((kept) => kept || fetch(event.request)))
})

// A notice of the server: that a table waits. Several about one table replace each other.
self.addEventListener('push', (event) => {
  let notice = {}
  try {
    notice = event.data ? event.data.json() : {}
  } catch {
    notice = {}
  }
  const url = typeof notice.url === 'string' ? notice.url : '/'
  event.waitUntil(
    self.registration.showNotification(typeof notice.title === 'string' ? notice.title : 'Dorfplatz', {
      tag: url,
      icon: '/app-icon.svg',
      data: { url },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = new URL(event.notification.data?.url || '/', location.origin)
  // Never anywhere but to ourselves.
  const target = url.origin === location.origin ? url.href : location.origin
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((windows) => {
      const open = windows.find((client) => client.url === target)
      return open ? open.focus() : self.clients.openWindow(target)
    }),
  )
})
