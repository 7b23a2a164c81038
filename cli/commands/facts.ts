/** `dorfplatz facts`: the numbers of the box that no rulebook prints, with where we have them from. */

import { loadFacts } from '@dorfplatz/games/load'
import { type Command, language, read } from '../command.ts'
import { gameNamed } from '../games.ts'
import { paint, print, printWrapped } from '../terminal.ts'

export const facts: Command = {
  help: `Usage: dorfplatz facts <game> [--lang de|en] [--json]

  Every value that is reconstructed or comes from elsewhere than the rulebook: what it means, what it is taken for, where
  it comes from, how sure it is.
  --json   a list of {id, title, value, origin, confidence, note, group, where, fields (these may be corrected)}`,
  async run(argv) {
    const { values, positionals } = read(argv, { lang: { type: 'string' }, json: { type: 'boolean' } }, 1)
    const rows = await loadFacts(gameNamed(positionals[0]), language(values.lang))
    if (values.json === true) {
      print(JSON.stringify(rows, null, 2))
      return 0
    }
    for (const { title, value, origin, confidence, note } of rows) {
      print(`${paint('yellow', title)}  ${paint('dim', `${origin}, ${confidence}`)}`)
      printWrapped(`    ${value}${note === null ? '' : ` (${note})`}`)
    }
    return 0
  },
}
