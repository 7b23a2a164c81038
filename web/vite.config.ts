/** How the client is built: one entry, every page and every game its own chunk, and a service worker that knows them. */

import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Writes `sw.js` with the list of everything that was built, so that an installed client starts without a network. */
function serviceWorker(): Plugin {
  return {
    name: 'dorfplatz-service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const template = readFileSync(new URL('./app/sw.js', import.meta.url), 'utf8')
      const still = ['/', '/icons.svg', '/scene.svg', '/favicon.svg', '/first-paint.js', '/manifest.webmanifest']
      const built = Object.keys(bundle)
        .filter((file) => file.startsWith('assets/'))
        .sort()
        .map((file) => `/${file}`)
      const version = built
        .join('|')
        .replace(/[^a-zA-Z0-9]/g, '')
        .slice(-4000)
      let hash = 0
      for (const c of version) hash = (hash * 31 + c.charCodeAt(0)) | 0
      const source = template
        .replace("'__VERSION__'", JSON.stringify(`dorfplatz-${(hash >>> 0).toString(36)}`))
        .replace("'__FILES__'", JSON.stringify([...still, ...built]))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}

const server = process.env.DORFPLATZ_SERVER ?? 'http://127.0.0.1:8700'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), serviceWorker()],
  worker: { format: 'es' },
  build: { target: 'es2022', sourcemap: false, reportCompressedSize: true, chunkSizeWarningLimit: 900 },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
})
