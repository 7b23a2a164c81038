/** `dorfplatz rules`: the rule catalogue, and which of its rules no test cites. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Command, language, read } from '../command.ts'
import { loadGame } from '../games.ts'

/** Ids in brackets, as test titles cite them: `[H-PH9-07]`, `[H-PH9-07, H-PH9-08]`. */
const CITATION = /\[([A-Z]+-[A-Za-z0-9-]+(?:,\s*[A-Z]+-[A-Za-z0-9-]+)*)\]/g

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
}

export function citedRules(folder: string): Set<string> {
  const cited = new Set<string>()
  for (const file of testFiles(folder)) {
    for (const [, ids = ''] of readFileSync(file, 'utf8').matchAll(CITATION)) {
      for (const id of ids.split(/,\s*/)) cited.add(id)
    }
  }
  return cited
}

export const rules: Command = {
  summary: 'the rule catalogue of a game; --coverage lists rules that no test cites',
  help: 'Usage: dorfplatz rules <game> [--lang de|en] [--coverage] [--json]',
  async run(argv) {
    const { values, positionals } = read(argv, {
      lang: { type: 'string' },
      coverage: { type: 'boolean' },
      json: { type: 'boolean' },
    })
    const game = await loadGame(positionals[0])
    const catalogue = game.text[language(values.lang)].rules
    if (values.coverage === true) {
      const folder = fileURLToPath(new URL(`../../games/${game.id}/test`, import.meta.url))
      const cited = citedRules(folder)
      const missing = Object.keys(catalogue).filter((id) => !cited.has(id))
      if (values.json === true) process.stdout.write(`${JSON.stringify(missing)}\n`)
      else for (const id of missing) process.stdout.write(`${id}\n`)
      return missing.length === 0 ? 0 : 1
    }
    if (values.json === true) {
      const rows = Object.keys(catalogue).map((id) => ({ id, en: game.text.en.rules[id], de: game.text.de.rules[id] }))
      process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`)
      return
    }
    for (const [id, rule] of Object.entries(catalogue)) process.stdout.write(`${id}  ${rule}\n`)
  },
}
