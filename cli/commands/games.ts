/** `dorfplatz games`: what can be played here, with seats and options. */

import { type Command, language, read } from '../command.ts'
import { allGames } from '../games.ts'

export const games: Command = {
  summary: 'list the games with their seats and table options',
  help: 'Usage: dorfplatz games [--lang de|en] [--json]',
  async run(argv) {
    const { values } = read(argv, { lang: { type: 'string' }, json: { type: 'boolean' } })
    const lang = language(values.lang)
    const list = await allGames()
    if (values.json === true) {
      const rows = list.map((game) => ({
        id: game.id,
        rules: game.rules,
        name: { en: game.text.en.name, de: game.text.de.name },
        seats: game.seats,
        options: game.options,
        cards: game.cards.length,
      }))
      process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`)
      return
    }
    for (const game of list) {
      const text = game.text[lang]
      process.stdout.write(`${game.id}  ${text.name}, ${game.seats[0]}–${game.seats[1]}\n    ${text.about}\n`)
      for (const spec of game.options) {
        const option = text.option(spec.key)
        process.stdout.write(`    --option ${spec.key}=${spec.values.join('|')}  ${option.name}: ${option.help}\n`)
      }
    }
  },
}
