/** Opens the store that is named on the command line and reads from it. */

import { openSqlite } from '../../storage/sqlite.ts'

const store = await openSqlite(process.argv[2] ?? ':memory:')
const [row] = await store.all<{ n: number }>('SELECT 7 AS n')
process.stdout.write(`read ${row?.n}\n`)
await store.close()
