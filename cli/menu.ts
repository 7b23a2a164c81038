/** The door to the terminal tables: asks for language, game, seats and names, and puts them into words of the command. */

import { effective, type Lang } from '@dorfplatz/kernel'
import { language } from './command.ts'
import { allGames } from './games.ts'
import type { Lines } from './lines.ts'
import { type Phrases, phrases } from './phrases.ts'
import { openTables } from './recordfile.ts'
import { columns, paint, print } from './terminal.ts'

/** As many kept tables as one looks through gladly: the latest. */
const LATEST = 5

const LANGUAGES: readonly Lang[] = ['en', 'de']

function numbered(items: readonly string[]): void {
  for (const line of columns(items.map((item, i) => `${paint('green', `${i + 1})`)} ${item}`))) print(line)
}

/** A number within bounds, the fallback for Enter; undefined when the person leaves. */
async function number(
  lines: Lines,
  p: Phrases,
  prompt: string,
  [min, max]: readonly [number, number],
  fallback: number,
): Promise<number | undefined> {
  for (;;) {
    const typed = await lines.ask(prompt)
    if (typed === undefined || typed === 'q') return undefined
    const n = typed === '' ? fallback : Number(typed)
    if (Number.isInteger(n) && n >= min && n <= max) return n
    print(p.menu.number(min, max))
  }
}

/** Arguments for `play`, or null when the person leaves. */
export async function menu(lines: Lines): Promise<string[] | null> {
  print(paint('bold', 'Dorfplatz'))
  numbered(['English', 'Deutsch'])
  const preferred = LANGUAGES.indexOf(language(undefined)) + 1
  const tongue = await number(lines, phrases[LANGUAGES[preferred - 1] ?? 'en'], `[${preferred}] `, [1, 2], preferred)
  if (tongue === undefined) return null
  const lang = LANGUAGES[tongue - 1] ?? 'en'
  const p = phrases[lang]

  const games = (await allGames()).loaded
  const names = new Map(games.map((game) => [game.id, game.text[lang].name]))
  const kept = openTables().slice(-LATEST)
  print(p.menu.what)
  numbered([
    ...games.map((game) => `${game.text[lang].name} (${game.seats.join('–')})`),
    ...kept.map(({ file, record }) =>
      p.menu.resume(file, names.get(record.game) ?? record.game, record.seats, effective(record.entries).length),
    ),
  ])
  const chosen = await number(lines, p, '[1] ', [1, games.length + kept.length], 1)
  if (chosen === undefined) return null
  const old = kept[chosen - games.length - 1]
  if (old !== undefined) return ['--resume', old.file, '--lang', lang]
  const game = games[chosen - 1]
  if (game === undefined) return null

  const seats = await number(lines, p, p.menu.seats(...game.seats), game.seats, game.seats[0])
  if (seats === undefined) return null
  const people = seats === 1 ? 1 : await number(lines, p, p.menu.people(seats), [1, seats], 1)
  if (people === undefined) return null
  const called: string[] = []
  for (let n = 1; n <= people; n++) {
    const typed = await lines.ask(p.menu.name(n, p.seat(n)))
    if (typed === undefined) return null
    called.push(typed.replaceAll(',', ' '))
  }
  const first = Array.from({ length: people }, (_, i) => i + 1).join()
  return [game.id, '--seats', String(seats), '--people', first, `--names=${called.join()}`, '--lang', lang]
}
