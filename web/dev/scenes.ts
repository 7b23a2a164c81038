/** Tables in a wanted situation, played headlessly by bots: for browser tests, pictures, and the developers' page. */

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

/** Deals that are tried until one comes to the wanted question: bots learn, and another game may go by without it. */
const DEALS = 12

/** Plays until the situation is there; the same scene gives the same record in every run. */
export function played(game: Rules, scene: Scene): MatchRecord {
  for (let deal = 0; deal < DEALS; deal++) {
    const record = playedOn(game, scene, deal === 0 ? scene.id : `${scene.id} ${deal}`)
    if (record !== null) return record
  }
  throw new Error(`'${scene.id}' never comes to '${scene.asked}'`)
}

/** The game on one deal, up to the wanted question; null where it never comes. */
function playedOn(game: Rules, scene: Scene, deal: string): MatchRecord | null {
  const bot = bots[scene.bot ?? 'greedy']
  if (bot === undefined) throw new Error(`no bot for '${scene.id}'`)
  const k = kernel<unknown, Frame, View['table']>(game)
  const random = randomFrom(deal)
  let journal = begin(k, {
    game: scene.game,
    seats: scene.seats,
    options: scene.options ?? {},
    seed: seedFrom(deal),
  })
  for (let n = 0; ; n++) {
    const [open] = k.open(journal.match)
    if (open === undefined) return scene.asked === null ? journal.record : null
    const mine = open.frame.seat === 0 && open.frame.op === scene.asked
    if (mine && n >= (scene.after ?? 0)) return journal.record
    const answer = answerOf(bot, k, k.imagine(journal.match, open.frame.seat, random), open, random)
    const next = write(k, journal, open.frame.seat, answer)
    if (!('record' in next)) throw new Error(`'${scene.id}' was refused: ${next.rule}`)
    journal = next
  }
}

/** The situations every change of a drawing is looked at in. */
export const SCENES: readonly Scene[] = [
  { id: 'h-turn', game: 'hallertau', seats: 4, asked: 'turn', after: 150 },
  { id: 'h-late', game: 'hallertau', seats: 2, asked: 'turn', after: 260 },
  { id: 'h-alone', game: 'hallertau', seats: 1, asked: 'turn', after: 60 },
  { id: 'h-progress', game: 'hallertau', seats: 3, asked: 'progress', after: 130 },
  { id: 'h-sow', game: 'hallertau', seats: 2, asked: 'sow', after: 60 },
  { id: 'h-cards', game: 'hallertau', seats: 2, asked: 'playCards', after: 100 },
  { id: 'acre', game: 'hallertau', seats: 1, asked: 'fallow', after: 20, bot: 'random' },
  { id: 'h-end', game: 'hallertau', seats: 3, asked: null, bot: 'random' },
  { id: 'a-place', game: 'agricola', seats: 5, asked: 'place', after: 200 },
  { id: 'a-others', game: 'agricola', seats: 3, asked: 'place', after: 140 },
  { id: 'a-alone', game: 'agricola', seats: 1, asked: 'place', after: 0, options: { mode: 'family' } },
  { id: 'a-draft', game: 'agricola', seats: 2, asked: 'draft', after: 4, options: { draft: 'occupationsThenMinors' } },
  { id: 'a-improve', game: 'agricola', seats: 3, asked: 'improve', after: 60 },
  { id: 'a-plow', game: 'agricola', seats: 2, asked: 'plow', after: 40 },
  { id: 'a-fence', game: 'agricola', seats: 2, asked: 'fence', after: 40 },
  { id: 'feed', game: 'agricola', seats: 2, asked: 'feed', after: 30 },
  { id: 'c-end', game: 'agricola', seats: 4, asked: null, bot: 'random' },
  { id: 'v-turn', game: 'village', seats: 5, asked: 'turn', after: 200 },
  { id: 'v-board', game: 'village', seats: 2, asked: 'turn', after: 24 },
  { id: 'v-alone', game: 'village', seats: 1, asked: 'turn', after: 40 },
  { id: 'v-supply', game: 'village', seats: 4, asked: 'stones', options: { startSeat: 2 } },
  { id: 'v-serve', game: 'village', seats: 3, asked: 'serve', after: 60, bot: 'random' },
  { id: 'v-end', game: 'village', seats: 3, asked: null, bot: 'random' },
]
