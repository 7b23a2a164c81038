/** Tables in a wanted situation: played headlessly by bots, then laid into the browser's own store. */

import { bots } from '@dorfplatz/bots'
import { begin, type Frame, kernel, type MatchRecord, randomFrom, seedFrom, type View, write } from '@dorfplatz/kernel'
import type { Page } from 'playwright-core'
import { games } from './games.ts'
import type { Stage } from './stage.ts'
import { type Visit, type VisitOptions, visit } from './visit.ts'

export interface Scene {
  readonly id: string
  readonly game: string
  readonly seats: number
  /** The kind of question seat 0 is asked; null plays to the end. */
  readonly asked: string | null
  /** Not before so many answers. */
  readonly after?: number
  readonly options?: { readonly [key: string]: string | number | boolean }
  readonly bot?: string
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const NAMES = ['Anna', 'Bertram', 'Cosima', 'Knacks', 'Wurzel']

/** Plays until the situation is there; the same scene gives the same record in every run. */
export function recordOf(scene: Scene): MatchRecord {
  const game = games.find((g) => g.id === scene.game)
  const bot = bots[scene.bot ?? 'greedy']
  if (game === undefined || bot === undefined) throw new Error(`no game or bot for '${scene.id}'`)
  const k = kernel<unknown, Frame, View['table']>(game)
  const random = randomFrom(scene.id)
  let journal = begin(k, {
    game: scene.game,
    seats: scene.seats,
    options: scene.options ?? {},
    seed: seedFrom(scene.id),
  })
  for (let n = 0; ; n++) {
    const [open] = k.open(journal.match)
    if (open === undefined) return journal.record
    const mine = open.frame.seat === 0 && open.frame.op === scene.asked
    if (mine && n >= (scene.after ?? 0)) return journal.record
    const answer = bot.answer(k, k.imagine(journal.match, open.frame.seat, random), open, random)
    const next = write(k, journal, open.frame.seat, answer)
    if (!('record' in next)) throw new Error(`'${scene.id}' was refused: ${next.rule}`)
    journal = next
  }
}

/** Puts scenes among the tables of this browser, on which the page must be; the first `people` seats share its screen. */
export async function lay(
  page: Page,
  scenes: readonly Scene[],
  records: readonly MatchRecord[],
  people = 1,
): Promise<void> {
  const now = Date.now()
  const tables = scenes.map((scene, i) => ({
    id: `here-${scene.id}`,
    game: scene.game,
    seats: NAMES.slice(0, scene.seats).map((name, seat) => ({ kind: seat < people ? 'me' : 'bot', name })),
    record: records[i],
    createdAt: now - DAY,
    updatedAt: now - (scenes.length - i) * 20 * MINUTE,
    over: scene.asked === null,
    due: [0],
  }))
  await page.evaluate(
    (text) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('dorfplatz', 1)
        request.onupgradeneeded = () => request.result.createObjectStore('tables', { keyPath: 'id' })
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const transaction = request.result.transaction('tables', 'readwrite')
          for (const table of JSON.parse(text) as { id: string }[]) transaction.objectStore('tables').put(table)
          transaction.oncomplete = () => {
            request.result.close()
            resolve()
          }
          transaction.onerror = () => reject(transaction.error)
        }
      }),
    JSON.stringify(tables),
  )
}

/** A visitor at a table in that situation, as soon as it asks or is over. */
export async function sitAt(stage: Stage, scene: Scene, options: VisitOptions = {}): Promise<Visit> {
  const visitor = await visit(stage.browser, options)
  const { page } = visitor
  await page.goto(`${stage.url}/nowhere`)
  await lay(page, [scene], [recordOf(scene)])
  await page.goto(`${stage.url}/table/here-${scene.id}`)
  await page.locator(scene.asked === null ? '.result' : '.banner.mine').waitFor()
  return visitor
}
