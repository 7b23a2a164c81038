/** `dorfplatz cards`: every card with the text that its data produces. */

import { plain } from '@dorfplatz/kernel'
import { type Command, language, read } from '../command.ts'
import { loadGame } from '../games.ts'

export const cards: Command = {
  summary: 'list the cards of a game with their generated text',
  help: 'Usage: dorfplatz cards <game> [--lang de|en] [--json] [--stats]',
  async run(argv) {
    const { values, positionals } = read(argv, {
      lang: { type: 'string' },
      json: { type: 'boolean' },
      stats: { type: 'boolean' },
    })
    const lang = language(values.lang)
    const game = await loadGame(positionals[0])
    if (values.stats === true) {
      const special = game.cards.filter((card) => card.primitives.length > 0)
      const share = game.cards.length === 0 ? 0 : special.length / game.cards.length
      const decks = [...new Set(game.cards.map((card) => card.deck))]
      const stats = {
        cards: game.cards.length,
        decks: Object.fromEntries(decks.map((deck) => [deck, game.cards.filter((card) => card.deck === deck).length])),
        handWritten: special.length,
        share: Math.round(share * 1000) / 1000,
        primitives: [...new Set(special.flatMap((card) => card.primitives))].sort(),
      }
      process.stdout.write(`${JSON.stringify(stats, null, 2)}\n`)
      return
    }
    if (values.json === true) {
      const rows = game.cards.map((card) => ({
        ...card,
        text: { en: plain(card.text.en), de: plain(card.text.de) },
        parts: card.text,
      }))
      process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`)
      return
    }
    for (const card of game.cards)
      process.stdout.write(`${card.id}  ${card.name[lang]}\n    ${plain(card.text[lang])}\n`)
  },
}
