/** `dorfplatz cards`: every card with the text that its data produces. */

import { type CardEntry, toText } from '@dorfplatz/kernel'
import { type Command, language, read } from '../command.ts'
import { loadGame } from '../games.ts'
import { phrases } from '../phrases.ts'
import { paint, print, printWrapped } from '../terminal.ts'

export const cards: Command = {
  help: `Usage: dorfplatz cards <game> [--lang de|en] [--stats] [--json]

  --stats   how many cards there are, and how many need a hand-written primitive
  --json    a list of {id, deck, name, text: {en, de}, primitives, parts}; parts is the text with its numbers and icons`,
  async run(argv) {
    const { values, positionals } = read(
      argv,
      { lang: { type: 'string' }, json: { type: 'boolean' }, stats: { type: 'boolean' } },
      1,
    )
    const lang = language(values.lang)
    const game = await loadGame(positionals[0])
    if (values.stats === true) {
      const figures = stats(game.cards)
      if (values.json === true) print(JSON.stringify(figures, null, 2))
      else {
        for (const [deck, n] of Object.entries(figures.decks)) print(`${String(n).padStart(5)}  ${deck}`)
        print(`${String(figures.cards).padStart(5)}  cards in all`)
        print(
          `${String(figures.handWritten).padStart(5)}  of them need a hand-written primitive (${percent(figures.share)} %)`,
        )
        printWrapped(`       ${figures.primitives.join(', ')}`)
      }
      return 0
    }
    if (values.json === true) {
      const rows = game.cards.map((card) => ({
        ...card,
        text: { en: toText(card.text.en), de: toText(card.text.de) },
        parts: card.text,
      }))
      print(JSON.stringify(rows, null, 2))
      return 0
    }
    for (const card of game.cards) {
      const mark = card.reconstructed === true ? `  ${paint('dim', phrases[lang].marks.reconstructed)}` : ''
      print(`${paint('dim', card.id)}  ${paint('yellow', card.name[lang])}${mark}`)
      printWrapped(`    ${toText(card.text[lang])}`)
    }
    return 0
  },
}

/** A share in percent with one decimal: 0.033 times 100 is a little more than 3.3. */
const percent = (share: number): number => Math.round(share * 1000) / 10

function stats(list: readonly CardEntry[]) {
  const special = list.filter((card) => card.primitives.length > 0)
  const decks = [...new Set(list.map((card) => card.deck))]
  return {
    cards: list.length,
    decks: Object.fromEntries(decks.map((deck) => [deck, list.filter((card) => card.deck === deck).length])),
    handWritten: special.length,
    share: list.length === 0 ? 0 : Math.round((special.length / list.length) * 1000) / 1000,
    primitives: [...new Set(special.flatMap((card) => card.primitives))].sort(),
  }
}
