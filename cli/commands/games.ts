/** `dorfplatz games`: what can be played here, with seats and options. */

import { type Command, language, read } from '../command.ts'
import { allGames } from '../games.ts'
import { paint, print, printWrapped } from '../terminal.ts'

/** How a list is written. */
const LIST = 'id,id,…'
/** More values than these are listed only as JSON. */
const MANY = 8

export const games: Command = {
  help: 'Usage: dorfplatz games [--lang de|en] [--json]\n\n* marks the default.',
  async run(argv) {
    const { values } = read(argv, { lang: { type: 'string' }, json: { type: 'boolean' } }, 0)
    const lang = language(values.lang)
    const { loaded, failed } = await allGames()
    for (const line of failed) process.stderr.write(`dorfplatz: ${line}\n`)
    const exitCode = failed.length === 0 ? 0 : 1
    if (values.json === true) {
      const rows = loaded.map((game) => ({
        id: game.id,
        rules: game.version,
        name: { en: game.text.en.name, de: game.text.de.name },
        seats: game.seats,
        options: game.options,
        cards: game.cards.length,
      }))
      process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`)
      return exitCode
    }
    for (const game of loaded) {
      const text = game.text[lang]
      print(`${paint('bold', text.name)}  ${game.id}, ${game.seats.join('–')}`)
      printWrapped(`  ${text.about}`)
      for (const spec of game.options) {
        const option = text.option(spec.key)
        const values = spec.values.map((value) => (value === spec.default ? paint('bold', `${value}*`) : String(value)))
        const few = values.length <= MANY ? values : [...values.slice(0, MANY - 1), '…', ...values.slice(-1)]
        printWrapped(`  --option ${spec.key}=${spec.list === undefined ? few.join('|') : LIST}`)
        printWrapped(paint('dim', `    ${option.name}: ${option.help}`))
      }
      print()
    }
    return exitCode
  },
}
