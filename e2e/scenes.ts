/** Tables in a wanted situation, laid into the browser's own store. */

import type { Answer, MatchRecord } from '@dorfplatz/kernel'
import type { Page } from 'playwright-core'
import { played, type Scene } from '../web/dev/scenes.ts'
import { games } from './games.ts'
import type { Stage } from './stage.ts'
import { type Visit, type VisitOptions, visit } from './visit.ts'

export { SCENES, type Scene } from '../web/dev/scenes.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const NAMES = ['Anna', 'Bertram', 'Cosima', 'Knacks', 'Wurzel']

export function recordOf(scene: Scene): MatchRecord {
  const game = games.find((g) => g.id === scene.game)
  if (game === undefined) throw new Error(`no game for '${scene.id}'`)
  return played(game, scene)
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

/** The table as this page has it: what is confirmed, and the answers that are staged. */
export async function standingAt(
  page: Page,
  table: string,
): Promise<{ readonly record: MatchRecord; readonly staged: readonly Answer[] }> {
  const { record, draft } = await page.evaluate(
    (id) =>
      new Promise<{ record: string; draft: string }>((resolve, reject) => {
        const request = indexedDB.open('dorfplatz')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const found = request.result.transaction('tables').objectStore('tables').get(id)
          found.onsuccess = () => {
            request.result.close()
            resolve({
              record: JSON.stringify(found.result.record),
              draft: sessionStorage.getItem(`dorfplatz.draft.${id} 0`) ?? 'null',
            })
          }
        }
      }),
    table,
  )
  const kept = JSON.parse(draft) as { staged: readonly { answer: Answer }[] } | null
  return { record: JSON.parse(record) as MatchRecord, staged: kept?.staged.map(({ answer }) => answer) ?? [] }
}
