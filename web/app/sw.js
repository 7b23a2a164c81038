// The service worker: keeps one whole version of the client, so that it starts without a network. Tables live elsewhere.
const VERSION = '__VERSION__'
// Names with a hash of their content: never anything else behind the same name.
const ASSETS = '__ASSETS__'
// Plain names and what must be behind them in this version.
const PLAIN = '__PLAIN__'
// A network that has not answered by then is none.
const PATIENCE_MS = 4000

const hex = (bytes) => [...new Uint8Array(bytes)].map((b) => b.toString(16).padStart(2, '0')).join('')

// A version is kept whole or not at all: a server that is being renewed may answer with parts of two.
async function keepPlain(cache, path, digest) {
  const response = await fetch(new Request(path, { cache: 'reload' }))
  const body = await response.clone().arrayBuffer()
  const found = hex(await crypto.subtle.digest('SHA-256', body))
  if (!response.ok || found !== digest) throw new Error(`${path} is not of this version`)
  await cache.put(path, response)
}

async function keepAll() {
  const cache = await caches.open(VERSION)
  await Promise.all([cache.addAll(ASSETS), ...Object.entries(PLAIN).map(([path, d]) => keepPlain(cache, path, d))])
}

// A newer version waits until no page of the older one is open: pages never get parts of another version.
self.addEventListener('install', (event) => {
  event.waitUntil(
    keepAll().catch(async (error) => {
      await caches.delete(VERSION)
      throw error
    }),
  )
})

// A page that is already of this version, and the only one open, has no use for the older one.
self.addEventListener('message', (event) => {
  if (!ASSETS.includes(event.data?.page)) return
  event.waitUntil(
    self.clients
      .matchAll({ type: 'window', includeUncontrolled: true })
      .then((windows) => (windows.length <= 1 ? self.skipWaiting() : undefined)),
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

const kept = (request) => caches.open(VERSION).then((cache) => cache.match(request))

// What the network says, unless it says nothing, or only that the server is down.
async function fresh(request, instead) {
  const control = new AbortController()
  const timer = setTimeout(() => control.abort(), PATIENCE_MS)
  try {
    const response = await fetch(request, { signal: control.signal })
    if (response.status < 500) return response
    return (await kept(instead)) || response
  } catch (error) {
    const found = await kept(instead)
    if (found) return found
    throw error
  } finally {
    clearTimeout(timer)
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (url.pathname.startsWith('/api') || url.pathname.startsWith('/ws')) return
  if (url.pathname.startsWith('/assets/')) {
    event.respondWith(kept(request).then((found) => found || fetch(request)))
  } else {
    event.respondWith(fresh(request, request.mode === 'navigate' ? '/' : request))
  }
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
      icon: '/app-192.png',
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
