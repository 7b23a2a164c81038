/**
 * What is told of the action spaces, read from the spaces themselves (rules/work/spaces.ts): names in lists and on tiles,
 * sentences, rules of the rulebook, lines of the quick reference. A language brings how it says each word (spaces.en.ts,
 * spaces.de.ts); the drawing is read in ui/prints.ts.
 */

import { type RuleId, type Sentence, type SpaceTexts, say, spaceGuide, toText } from '@dorfplatz/kernel'
import type { Amounts, GoodName } from '../rules/goods.ts'
import {
  ACTION_CARDS,
  BOARD,
  DAY_LABORER_FAMILY,
  P3_CLAY,
  P3_WOOD,
  SPACES,
  STABLE_BAKE,
  STOREHOUSE,
  spaceNamed,
  spaceOf,
  stagesOf,
} from '../rules/work/spaces.ts'
import type { Alternative, JobPrice, OptionName, SpaceEffect } from '../rules/work/words.ts'
import { goodSaid, type Nouns, upper } from './parts.ts'

export interface SpaceWords extends SpaceTexts<SpaceEffect> {
  /** A title in two short lines, where it is too long for a tile. */
  tile(does: SpaceEffect): string
  /** An alternative of a space: "1 cattle for 1 food". */
  option(alternative: Alternative): string
  /** Tells spaces of one name apart: "stage 4", "three players". */
  stage(stage: number): string
  seats(seats: number): string
  /** Heads of the rules that describe several cards: "Three-player cards". */
  cardsFor(seats: number): string
  /** Heads of lines in the quick reference: "Stage 1 (rounds 1–4)", "3 players", "Each round". */
  quickStage(stage: number, rounds: string): string
  quickSeats(seats: number): string
  readonly eachRound: string
}

export interface SpaceTeller {
  /** In lists and sentences, where spaces of one name must be told apart. */
  name(space: number): string
  /** Where a card speaks of it, by key, or of one alternative of it: `p5_animals#sheep`. */
  spoken(key: string): string
  /** Its whole name, wherever it comes from. */
  title(space: number): string
  /** As it stands on its tile: a long name in two short lines. */
  tile(space: number): string
  sentence(space: number): Sentence
  /** One of its alternatives. */
  alternative(space: number, name: OptionName): string
  readonly rules: { readonly [rule: RuleId]: string }
  readonly quick: {
    readonly printed: readonly string[]
    readonly rounds: readonly string[]
    readonly cards: readonly string[]
  }
}

/** Goods in the order in which a space names them. */
export function inOrder(nouns: Nouns, amounts: Amounts): readonly Sentence[] {
  return Object.entries(amounts).map(([good, n]) => say(n, goodSaid(nouns, good as GoodName, n)))
}

/** The same without a word between them: "1 reed, 1 stone, 1 food". */
export const inRow = (nouns: Nouns, amounts: Amounts): string =>
  inOrder(nouns, amounts)
    .map((one) => toText(one))
    .join(', ')

/** Every occupation costs the same food here. */
export const onePrice = ([first, second, later]: JobPrice): boolean => first === second && second === later

/** Longer titles than that do not fit on a tile. */
const FITS = 26

const SEATS = [3, 4, 5]
const STAGES = stagesOf(false)
/** Spaces that may lie on one table: the action cards of each number of players, and what a card may bring to them. */
const TABLES = SEATS.map((seats) => [
  ...BOARD,
  ...(ACTION_CARDS[seats] ?? []),
  ...(seats > 3 ? [P3_WOOD, P3_CLAY] : []),
  ...STAGES.flat(),
])

/** Where a card comes from, by its number; null for what is printed on the board. */
function originOf(space: number, words: SpaceWords): string | null {
  const stage = STAGES.findIndex((cards) => cards.includes(space))
  if (stage >= 0) return words.stage(stage + 1)
  const seats = SEATS.find((n) => ACTION_CARDS[n]?.includes(space))
  return seats === undefined ? null : words.seats(seats)
}

export function spaceTeller(words: SpaceWords): SpaceTeller {
  const guide = spaceGuide<SpaceEffect>(words)
  const titles = SPACES.map((space) => upper(guide.name(space)))
  const title = (space: number): string => titles[space] ?? '?'
  /** A name of its own is shown as it is. */
  const isShort = (space: number): boolean =>
    title(space).length <= FITS || words.names[spaceOf(space).key] !== undefined
  const tiles = SPACES.map(({ does }, space) => (isShort(space) ? title(space) : upper(words.tile(does))))
  /** Of two spaces of one name the later one says where it comes from. */
  const twins = new Set(
    TABLES.flatMap((table) =>
      table.filter((space, i) => table.slice(0, i).some((earlier) => title(earlier) === title(space))),
    ),
  )
  const names = SPACES.map((_, space) => {
    const origin = twins.has(space) ? originOf(space, words) : null
    return origin === null ? title(space) : `${title(space)} (${origin})`
  })
  const alternative = (space: number, name: string): string => {
    const { does } = spaceOf(space)
    const found = does.do === 'either' ? does.of.find((one) => one.name === name) : undefined
    return found === undefined ? name : words.option(found)
  }
  const rule = (space: number, note?: string): string => upper(guide.rule(spaceOf(space), note))
  const brief = (spaces: readonly number[]): string => spaces.map((space) => guide.brief(spaceOf(space))).join(' · ')

  const rules: { [rule: RuleId]: string } = {}
  for (const space of BOARD) rules[spaceOf(space).rule] = rule(space)
  for (const [stage, cards] of STAGES.entries()) {
    for (const space of cards) rules[spaceOf(space).rule] = rule(space, ` (${words.stage(stage + 1)})`)
  }
  for (const seats of SEATS) {
    const cards = ACTION_CARDS[seats] ?? []
    const [first = 0] = cards
    rules[spaceOf(first).rule] = [`${words.cardsFor(seats)}.`, ...cards.map((space) => rule(space))].join(' ')
  }
  for (const space of [STOREHOUSE, STABLE_BAKE, DAY_LABORER_FAMILY]) rules[spaceOf(space).rule] = rule(space)

  const piles = BOARD.filter((space) => spaceOf(space).pile !== null)
  const others = BOARD.filter((space) => spaceOf(space).pile === null)
  let round = 1
  const rounds = STAGES.map((cards, stage) => {
    const last = round + cards.length - 1
    const line = `${words.quickStage(stage + 1, round === last ? String(last) : `${round}–${last}`)}: ${brief(cards)}`
    round = last + 1
    return line
  })
  return {
    name: (space) => names[space] ?? '?',
    spoken: (key) => {
      const [name = key, choice] = key.split('#')
      const space = spaceNamed(name)
      return choice === undefined ? title(space) : upper(alternative(space, choice))
    },
    title,
    tile: (space) => tiles[space] ?? '?',
    sentence: (space) => guide.sentence(spaceOf(space)),
    alternative,
    rules,
    quick: {
      printed: [...others.map((space) => upper(brief([space]))), `${words.eachRound}: ${brief(piles)}`],
      rounds,
      cards: SEATS.map((seats) => `${words.quickSeats(seats)}: ${brief(ACTION_CARDS[seats] ?? [])}`),
    },
  }
}
