/** `npm run crash [kills] [store]`: the full crash run on both stores, 50 kills each unless told otherwise. */

import { rmSync } from 'node:fs'
import { startPostgres, tempDir } from '../help/stores.ts'
import { crashRun } from './run.ts'

const kills = Number(process.argv[2] ?? 50)
const say = (text: string): boolean => process.stdout.write(`  ${text}\n`)
let failed = false

const dir = tempDir()
const cluster = await startPostgres()
const runs = [
  { name: 'SQLite, one process', env: { DATA_DIR: dir }, processes: 1 },
  { name: 'PostgreSQL, one of two processes', env: { DATABASE_URL: await cluster.database() }, processes: 2 },
]
for (const { name, env, processes } of runs) {
  if (!name.toLowerCase().startsWith((process.argv[3] ?? '').toLowerCase())) continue
  process.stdout.write(`${name}\n`)
  const report = await crashRun({ env, processes, kills, tables: 20, say })
  say(
    `${report.kills} kills, ${report.acked} commands acknowledged, ${report.entries} entries, ${report.reconnects} reconnects`,
  )
  for (const fault of report.faults) say(`FAULT ${fault}`)
  say(report.faults.length === 0 ? 'nothing acknowledged was lost' : `${report.faults.length} faults`)
  failed ||= report.faults.length > 0
}
await cluster.stop()
rmSync(dir, { recursive: true, force: true })
process.exit(failed ? 1 : 0)
