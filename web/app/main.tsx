/** The client's first line: look, router, service worker. */

import '../look/tokens.css'
import '../look/look.css'
import '../look/app.css'
import '../look/people.css'
import '../look/table.css'
import '../look/motion.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { router } from './router.tsx'
import { change } from './settings.ts'
import { laySprite } from './sprite.ts'

change({})
// Without its pictures the page still says everything in words.
laySprite().catch(() => undefined)

const place = document.getElementById('app')
if (place !== null) {
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => {
    // Without a service worker the client only needs the network at the start.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  })
}
