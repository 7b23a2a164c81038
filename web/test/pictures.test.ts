/** The cards' pictures: everything a composition names is drawn on a sheet, and no two cards of a deck look alike. */

import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Composition, drawPicture, symbolsOf } from '@dorfplatz/ui'
import { describe, expect, test } from 'vitest'
import { featured } from '../app/games.ts'
import { sheetOf } from '../parts/sheets.ts'

const LOOK = join(import.meta.dirname, '../look')
const SHARED = ['places', 'people', 'things']
const FRAMES = ['arch', 'gable', 'oval', 'octo', 'rect'] as const

const sheets = new Map(
  globSync('*.svg', { cwd: join(LOOK, 'pictures') }).map((file) => [
    basename(file, '.svg'),
    [...readFileSync(join(LOOK, 'pictures', file), 'utf8').matchAll(/<symbol id="([^"]*)"/g)].map(([, id = '']) => id),
  ]),
)
const tokens = readFileSync(join(LOOK, 'tokens.css'), 'utf8')
const games = Object.fromEntries(
  await Promise.all(featured.map(async ({ id, pictures }) => [id, await pictures()] as const)),
)

/** Cards with the same frame: Hallertau's decks by hundreds, Agricola's kinds by the beginning of the name. */
const deckOf = (game: string, card: string): string =>
  game === 'hallertau' ? card.slice(0, 1) : (card.match(/^(occ|min)-/)?.[0] ?? '')

const namesIn = (composition: Composition | null): readonly string[] =>
  FRAMES.flatMap((frame) => [
    ...symbolsOf(drawPicture(composition, frame, 'wide')),
    ...symbolsOf(drawPicture(composition, frame, 'square')),
  ])

describe.each(Object.entries(games))('%s', (game, pictures) => {
  const drawn = new Set([...SHARED, game].flatMap((sheet) => sheets.get(sheet) ?? []))

  test('every part of every picture is on a sheet the game fetches', () => {
    const missing = [...pictures].flatMap(([card, composition]) =>
      namesIn(composition)
        .filter((name) => (name.startsWith('i-') ? sheetOf(name.slice(2)) === undefined : !drawn.has(name)))
        .map((name) => `${card}: ${name}`),
    )
    expect(missing).toEqual([])
  })

  test('clothes and skies have colours', () => {
    const asked = new Set(
      [...pictures.values()].flatMap(({ sky, person }) => [...(sky === null ? [] : [sky]), ...(person?.wear ?? [])]),
    )
    expect([...asked].filter((token) => !tokens.includes(`--${token}:`))).toEqual([])
  })

  test('no two cards with the same frame have the same picture', () => {
    const seen = new Map<string, string>()
    const alike: string[] = []
    for (const [card, composition] of pictures) {
      const look = `${deckOf(game, card)} ${JSON.stringify(composition)}`
      const other = seen.get(look)
      if (other !== undefined) alike.push(`${other} and ${card}`)
      seen.set(look, card)
    }
    expect(alike).toEqual([])
  })
})

test('nothing is drawn that no picture shows', () => {
  const shown = new Set([
    ...Object.values(games).flatMap((pictures) => [...pictures.values()].flatMap(namesIn)),
    ...namesIn(null),
  ])
  const arms = ['p-arm', 'p-arm2', 'p-arm3', 'p-arm4', 'p-fist']
  const idle = [...sheets.values()].flat().filter((name) => !shown.has(name) && !arms.includes(name))
  expect(idle).toEqual([])
})
