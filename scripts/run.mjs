/**
 * Runs a TypeScript file with Node 24: the one that runs this, or the one that came with the dependencies. Plain JavaScript,
 * because it is what an older Node sees first.
 */

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const NEEDED = 24
const platform = process.platform === 'win32' ? 'win' : process.platform
const program = process.platform === 'win32' ? 'node.exe' : 'node'
const bundled = fileURLToPath(
  new URL(`../node_modules/node-${platform}-${process.arch}/bin/${program}`, import.meta.url),
)
const own = Number(process.versions.node.split('.')[0]) >= NEEDED
const node = own ? process.execPath : existsSync(bundled) ? bundled : null

if (node === null) {
  process.stderr.write(
    `Dorfplatz runs on Node ${NEEDED}, and this is ${process.version}. No Node for ${process.platform} ${process.arch} comes with ` +
      `the dependencies: please install Node ${NEEDED} (nodejs.org) and try again.\n`,
  )
  process.exit(1)
}
// Children find the same Node, however they are started.
const PATH = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`
const { status, signal } = spawnSync(node, process.argv.slice(2), { stdio: 'inherit', env: { ...process.env, PATH } })
if (signal !== null) process.kill(process.pid, signal)
process.exitCode = status ?? 1
