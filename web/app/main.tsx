/** The client's first line: look, router, service worker. */

import './drawing.ts'
import '../look/index.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { fetchWoodcut } from '../parts/sprite.ts'
import { fetchText } from '../text/index.ts'
import { loadNewerPage } from './renewal.ts'
import { router } from './router.tsx'
import { change, followDevice, themeNow } from './settings.ts'

change({})
followDevice()
// Every page has it at its head: its sheet is fetched while the rest is still being built.
fetchWoodcut('linden')

// Paper is white: the night print stays on the screen.
const { dataset } = document.documentElement
window.addEventListener('beforeprint', () => {
  dataset.theme = 'light'
})
window.addEventListener('afterprint', () => {
  dataset.theme = themeNow()
})

window.addEventListener('vite:preloadError', () => loadNewerPage(new URL(import.meta.url).pathname))

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => {
    // Without a service worker the client only needs the network at the start.
    navigator.serviceWorker.register('/sw.js').then(
      (found) => found.waiting?.postMessage({ page: new URL(import.meta.url).pathname }),
      () => undefined,
    )
  })
}

const place = document.getElementById('app')
if (place !== null) {
  // Not awaited: the sentences need parts of this file, which would wait for them.
  fetchText().then(() =>
    createRoot(place).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  )
}
