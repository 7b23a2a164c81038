/**
 * Rules of a specification that no test of a game cites: `node scripts/spec-ids.ts agricola spec/agricola*.md`.
 * A rule is what a specification sets in bold as an id (`**A-WORK-06**`, `**AX-S-20 Title**`) or begins the row of a table
 * with; ends with 1 if one is missing.
 */

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { citedRules } from '../cli/commands/rules.ts'

const [game, ...files] = process.argv.slice(2)
if (game === undefined || files.length === 0) {
  process.stderr.write('Usage: node scripts/spec-ids.ts <game> <specification> …\n')
  process.exit(2)
}

const DEFINED = /(?:\*\*|^\| *)([A-Z]+(?:-[A-Z]+)*-[A-Z]?\d+)\b/gm
const cited = citedRules(fileURLToPath(new URL(`../games/${game}/test`, import.meta.url)))
const defined = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(DEFINED)].map(([, id = '']) => id))
const missing = [...new Set(defined)].filter((id) => !cited.has(id))
for (const id of missing) process.stdout.write(`${id}\n`)
process.stderr.write(
  `${new Set(defined).size - missing.length} of ${new Set(defined).size} rules are cited by a test\n`,
)
process.exit(missing.length === 0 ? 0 : 1)
