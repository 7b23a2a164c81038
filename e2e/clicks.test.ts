/** Presses that typical actions take, from the first to the one that the table takes it with. */

import { answerOf, bots } from '@dorfplatz/bots'
import {
  begin,
  type Frame,
  kernel,
  type MatchRecord,
  type Rules,
  randomFrom,
  seedFrom,
  type View,
  write,
} from '@dorfplatz/kernel'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { AgricolaView } from '../games/agricola/rules/view.ts'
import { spaceNumber } from '../games/agricola/rules/work/spaces.ts'
import { games } from './games.ts'
import { stepOf } from './play.ts'
import { lay, recordOf, type Scene } from './scenes.ts'
import { openStage } from './stage.ts'
import { settle, visit } from './visit.ts'

const stage = openStage()

type Seen = View<AgricolaView>

/** A table of two at which the first seat goes for something, on the first deal on which it gets there. */
function reached(game: Rules, likes: (view: Seen) => readonly string[], isThere: (view: Seen) => boolean): MatchRecord {
  const { greedy } = bots
  if (greedy === undefined) throw new Error('no bot')
  const k = kernel<unknown, Frame, View['table']>(game)
  for (let deal = 0; deal < 12; deal++) {
    const random = randomFrom(`clicks ${deal}`)
    let journal = begin(k, { game: game.id, seats: 2, options: {}, seed: seedFrom(`clicks ${deal}`) })
    for (let answers = 0; answers < 120; answers++) {
      const [open] = k.open(journal.match)
      if (open === undefined) break
      const { seat } = open.frame
      const view = k.view(journal.match, 0) as unknown as Seen
      if (seat === 0 && isThere(view)) return journal.record
      const places = seat === 0 && view.decisions[0]?.kind === 'place' ? (view.decisions[0].choices ?? []) : []
      const liked = likes(view)
        .map((place) => JSON.stringify({ place }))
        .find((place) => places.some((choice) => JSON.stringify(choice) === place))
      const answer =
        liked === undefined
          ? answerOf(greedy, k, k.imagine(journal.match, seat, random), open, random)
          : { choice: JSON.parse(liked) }
      const next = write(k, journal, seat, answer)
      if (!('record' in next)) throw new Error(`refused: ${next.rule}`)
      journal = next
    }
  }
  throw new Error('never comes')
}

const gameOf = (id: string): Rules => {
  const game = games.find((one) => one.id === id)
  if (game === undefined) throw new Error(`no game '${id}'`)
  return game
}

async function sit(id: string, game: string, record: MatchRecord) {
  const visitor = await visit(stage.browser, { confirm: true, width: 1440, height: 900 })
  const { page } = visitor
  await page.goto(`${stage.url}/nowhere`)
  await lay(page, [{ id, game, seats: record.seats, asked: '' }], [record])
  await page.goto(`${stage.url}/table/here-${id}`)
  await page.locator('.banner.mine').waitFor()
  await settle(page)
  return visitor
}

/** Clicks of a hand until what was begun is done: taken by the table, not only staged. */
async function clicks(page: Page, places: readonly string[]): Promise<number> {
  const answers = async () => Number.parseInt((await stepOf(page)) ?? '', 10)
  const before = await answers()
  let n = 0
  for (const place of places) {
    await page.locator(place).first().click()
    n++
  }
  while ((await answers()) === before) {
    await page.locator('.slots .finish:not([disabled])').click()
    n++
    // What reveals something is looked at before it is confirmed.
    await page.waitForTimeout(700)
  }
  return n
}

const WOOD = 0
const REED = 2
const GRAIN = 4
const goodsOf = ({ table }: Seen, good: number): number => table.farms[0]?.goods[good] ?? 0
const canPlace = ({ decisions }: Seen, place: string): boolean =>
  decisions[0]?.kind === 'place' &&
  (decisions[0].choices ?? []).some((c) => JSON.stringify(c) === JSON.stringify({ place }))
const space = (key: string): string => `.a-space.can[data-explain="space:${spaceNumber(key)}"]`

interface Typical {
  readonly deed: string
  /** What the largest site for such games takes. */
  readonly aim: number
  readonly likes?: readonly string[]
  readonly isThere: (view: Seen) => boolean
  readonly places: readonly string[]
}

const canBuildRoom = (v: Seen): boolean =>
  canPlace(v, 'build_rooms_stables') && goodsOf(v, WOOD) >= 5 && goodsOf(v, REED) >= 2

const ROOM = {
  likes: ['reed_1', 'wood_3'],
  places: [
    space('build_rooms_stables'),
    '.ycell.highlighted:has(.ytag:has-text("5"))',
    '.a-cellmenu .opt:has-text("Raum")',
  ],
}

const TYPICAL: readonly Typical[] = [
  { deed: 'take goods', aim: 2, isThere: (v) => canPlace(v, 'reed_1'), places: [space('reed_1')] },
  {
    deed: 'play an occupation',
    aim: 3,
    isThere: (v) => canPlace(v, 'occupation'),
    places: [space('occupation'), '.hand-part .strip.can'],
  },
  {
    deed: 'build a room',
    aim: 4,
    ...ROOM,
    isThere: (v) => canBuildRoom(v) && goodsOf(v, WOOD) < 7,
  },
  {
    // What is left would be enough for a stable: who has enough says so, and confirms.
    deed: 'build a room and no stable',
    aim: 5,
    ...ROOM,
    isThere: (v) => canBuildRoom(v) && goodsOf(v, WOOD) >= 7,
  },
  {
    deed: 'fence a pasture of two spaces',
    aim: 5,
    likes: ['wood_3'],
    isThere: (v) => canPlace(v, 'fences') && goodsOf(v, WOOD) >= 6,
    places: [space('fences'), '.ycell.grass[data-cell="4"]', '.ycell.grass[data-cell="10"]'],
  },
  {
    deed: 'feed with 2 grain',
    aim: 2,
    likes: ['take_grain', 'wood_3', 'reed_1', 'clay_1'],
    isThere: (v) => v.decisions[0]?.kind === 'feed' && goodsOf(v, GRAIN) >= 2,
    places: [],
  },
  {
    deed: 'take animals',
    aim: 2,
    isThere: (v) => canPlace(v, 'sheep') && v.table.farms[0]?.places.loose === 1,
    places: [space('sheep')],
  },
]

test('typical actions of Agricola take no more clicks than elsewhere', async () => {
  const table: string[] = []
  for (const { deed, aim, likes = [], isThere, places } of TYPICAL) {
    const record = reached(gameOf('agricola'), () => likes, isThere)
    const { page, errors, close } = await sit(deed.replaceAll(' ', '-'), 'agricola', record)
    const n = await clicks(page, places)
    table.push(`${deed}: ${n} (elsewhere ${aim})`)
    expect(n, deed).toBeLessThanOrEqual(aim)
    expect(errors).toEqual([])
    await close()
  }
  console.log(table.join('\n'))
})

/** What one sees of the state of the table. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const keys = [...document.querySelectorAll('[data-option]')].map((e) => e.getAttribute('data-option'))
    return [document.querySelector('.banner')?.textContent, ...keys].join(' | ')
  })

test('a stone of Village with its action takes few clicks', async () => {
  const scene: Scene = { id: 'v-clicks', game: 'village', seats: 2, asked: 'turn' }
  const record = recordOf(scene)
  const areas = new Set<string>()
  const table: string[] = []
  do {
    const { page, errors, close } = await sit(scene.id, scene.game, record)
    const piles = page.locator('.v-stones:has(.v-stone.highlighted:not(.no-action))')
    for (const pile of await piles.evaluateAll((all) => all.map((one) => one.getAttribute('data-pile') ?? '')))
      areas.add(pile)
    const area = [...areas][table.length] ?? ''
    const answers = async () => Number.parseInt((await stepOf(page)) ?? '', 10)
    const before = await answers()
    let n = 0
    const press = async (place: Locator) => {
      const seen = await looks(page)
      await place.first().click()
      await expect.poll(() => looks(page)).not.toBe(seen)
      n++
    }
    await press(page.locator(`[data-pile="${area}"] .v-stone.highlighted:not(.no-action)`))
    // What is counted is paid by a press of its own.
    const confirm = page.locator(':is(.confirm, .slots .finish.primary):not([disabled])')
    const ways = page.locator('.v-ways .way')
    const spots = page.locator('.v-board :is(.v-spot.may, .v-figure.may), .v-have .v-figure.may')
    while ((await answers()) === before) {
      await confirm.or(ways).or(spots).first().waitFor()
      await press((await confirm.count()) > 0 ? confirm : (await ways.count()) > 0 ? ways : spots)
    }
    table.push(`${area}: ${n}`)
    expect(n, area).toBeLessThanOrEqual(5)
    expect(errors).toEqual([])
    await close()
  } while (table.length < areas.size && table.length < 6)
  console.log(table.join('\n'))
  expect(table.length).toBeGreaterThan(2)
})
