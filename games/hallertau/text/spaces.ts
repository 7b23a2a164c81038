/**
 * What an action space does in one short line, read from the space itself (rules/spaces.ts): on paper for the quick
 * reference, aloud beside a question. A language brings how it says each word (spaces.en.ts, spaces.de.ts).
 */

import { type Goods, type OwnWord, readWords, type WordTable } from '@dorfplatz/kernel'
import type { Space } from '../rules/facts.ts'
import { ACTION_SPACES } from '../rules/spaces.ts'
import type { Effect, Exchange } from '../rules/words.ts'
import type { Words } from './speech.ts'

/** Words of a short line. */
type Said = Effect | Exchange

/** How a short line is put together: on paper with signs, aloud in words. */
interface Joints {
  readonly and: string
  readonly or: string
  readonly instead: string
  readonly exchange: string
}

export interface SpaceWords {
  readonly paper: Joints
  readonly aloud: Joints
  /** Remarks behind the rule of a space. */
  readonly remarks: { readonly [S in Space]?: string }
  /** Behind the name of a space: "Quadrant 1". */
  readonly quadrant: (n: number) => string
  readonly perSheep: (good: string) => string
  readonly asRound: (good: string) => string
  readonly craftBack: string
  readonly field: (row: number) => string
  readonly crops: (n: number) => string
  readonly cardPaper: (deck: string) => string
  readonly cardAloud: (deck: string) => string
  readonly markerPaper: string
  readonly markerAloud: string
  readonly sowPaper: (n: number) => string
  readonly sowAloud: (n: number) => string
  readonly step: (sheep: number) => string
  readonly fieldsTo: (n: number, row: number) => string
  /** Whether what follows a colon begins like a sentence. */
  readonly capital: boolean
}

/** Words that stand on no space, only on cards. */
function other({ do: word }: OwnWord): never {
  throw new Error(`no short line for '${word}'`)
}

/** With the round where it is known. */
type Line = (does: Effect, round: number | null) => string

export function lineOf(w: Words, words: SpaceWords, on: 'paper' | 'aloud'): Line {
  const joints = words[on]
  const names: { readonly [good: string]: { readonly one: string; readonly many: string } } = w.goods
  const goods = (bundle: Goods, round: number | null): string =>
    Object.entries(bundle)
      .map(([key, n]) => {
        if (key === 'craftLeft') return words.craftBack
        const name = names[key]
        if (name === undefined) return key
        if (n === 'sheep') return words.perSheep(name.one)
        if (n === 'round' && round === null) return words.asRound(name.many)
        const amount = n === 'round' ? round : Number(n)
        return `${amount} ${amount === 1 ? name.one : name.many}`
      })
      .join(joints.and)
  const table = (round: number | null): WordTable<Said, string> => ({
    gain: (e) => goods(e.goods, round),
    pay: (e, read) => `${goods(e.goods, round)}${joints.exchange}${read(e.then)}`,
    seq: (e, read) => e.of.map(read).join(joints.and),
    choose: (e, read) => e.of.map((one) => read(one)).join(e.optional === true ? joints.instead : joints.or),
    may: (e, read) => read(e.effect),
    field: (e) => words.field(e.row),
    crops: (e) => words.crops(e.n),
    draw: (e) => (on === 'paper' ? words.cardPaper : words.cardAloud)(w.decks[e.deck].one),
    marker: () => (on === 'paper' ? words.markerPaper : words.markerAloud),
    sow: (e) => (on === 'paper' ? words.sowPaper(e.max) : words.sowAloud(e.max)),
    moveSheep: (e) => words.step(e.max),
    moveFields: (e) => (e.to === undefined ? other(e) : words.fieldsTo(e.max, e.to)),
    fieldsBySum: other,
    harvest: other,
    removeWorkers: other,
    useSpace: other,
    lastWorker: other,
    shiftWorkers: other,
    advance: other,
    moveBoulders: other,
    jewelForSheep: other,
    doubleHarvest: other,
  })
  return (does, round) => readWords<Said, string>(table(round))(does)
}

export type SpaceLines = { readonly [S in Space]: (round: number) => string }

/** What each space does now. */
export function spaceLines(w: Words, words: SpaceWords): SpaceLines {
  const line = lineOf(w, words, 'aloud')
  const all = ACTION_SPACES.map(({ key, does }) => [key, (round: number) => line(does, round)])
  return Object.fromEntries(all)
}
