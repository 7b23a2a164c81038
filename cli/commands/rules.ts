/** `dorfplatz rules`: the rule catalogue, and which of its rules no test cites. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sectionOf } from '@dorfplatz/kernel'
import { type Command, language, read } from '../command.ts'
import { loadGame } from '../games.ts'
import { paint, print, printWrapped } from '../terminal.ts'

/** How test titles begin: `'[H-PH9-07] …`, `'[H-PH9-07, H-PH9-08] …`, `'[I78] [H-PH9-08] …` (a card, then a rule). */
const CITATION = /['"`]((?:\[[A-Za-z][\w.,\s-]*\]\s*)+)/g

/** The rules that the titles of tests in this folder cite. */
export function citedRules(folder: string): Set<string> {
  const cited = new Set<string>()
  if (!existsSync(folder)) return cited
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.test\.tsx?$/.test(entry.name)) continue
    for (const [, ids = ''] of readFileSync(join(entry.parentPath, entry.name), 'utf8').matchAll(CITATION)) {
      for (const id of ids.match(/[A-Z]+-[\w-]+/g) ?? []) cited.add(id)
    }
  }
  return cited
}

export const rules: Command = {
  help: `Usage: dorfplatz rules <game> [--lang de|en] [--coverage] [--json]

  --coverage   the ids that no test title cites; exit code 1 if there are any
  --json       a list of {id, en, de}; with --coverage, a list of ids`,
  async run(argv) {
    const { values, positionals } = read(
      argv,
      { lang: { type: 'string' }, coverage: { type: 'boolean' }, json: { type: 'boolean' } },
      1,
    )
    const lang = language(values.lang)
    const game = await loadGame(positionals[0])
    const { en, de } = game.text
    const ids = Object.keys(en.rules)
    if (values.coverage === true) {
      const cited = citedRules(fileURLToPath(new URL('../test', import.meta.resolve(`@dorfplatz/${game.id}/rules`))))
      const missing = ids.filter((id) => !cited.has(id))
      if (values.json === true) print(JSON.stringify(missing))
      else {
        for (const id of missing) print(id)
        process.stderr.write(`${ids.length - missing.length} of ${ids.length} rules are cited by a test\n`)
      }
      return missing.length === 0 ? 0 : 1
    }
    if (values.json === true) {
      const rows = ids.map((id) => ({ id, en: en.rules[id], de: de.rules[id] }))
      print(JSON.stringify(rows, null, 2))
      return 0
    }
    const { rules: catalogue, sections } = game.text[lang]
    let heading = ''
    for (const [id, rule] of Object.entries(catalogue)) {
      const section = sectionOf(id, sections)
      if (section !== heading) print(`${heading === '' ? '' : '\n'}${paint('bold', sections[section] ?? section)}`)
      heading = section
      printWrapped(`${paint('dim', id)}  ${rule}`)
    }
    return 0
  },
}
