/** `npm run dev`: the server, started anew when its code changes, and the client with its own reload, in one terminal. */

import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SERVER = process.env.DORFPLATZ_SERVER ?? 'http://127.0.0.1:8700'

const start = (args: readonly string[], cwd: string): ChildProcess =>
  spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, DORFPLATZ_SERVER: SERVER } })

// Vite shows its address; it hands /api and /ws on to the server.
const children = [
  start(['--watch', '--watch-preserve-output', 'cli/main.ts', 'serve'], ROOT),
  start([fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url))], `${ROOT}web`),
]

const stop = (): void => {
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
// One without the other is of no use.
for (const child of children) child.on('exit', stop)
