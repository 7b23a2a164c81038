/** Hallertau's effects as lines of icons: which woodcut stands for what, labelled in a language. */

import {
  ARROW,
  type Drawer,
  type Drawings,
  drawer,
  type IconLine,
  type Lang,
  type Sign,
  TIMES,
} from '@dorfplatz/kernel'
import { DECKS, thingIndex } from '../rules/facts.ts'
import { ACTION_SPACES } from '../rules/spaces.ts'
import type { CardPart, Effect, Word } from '../rules/words.ts'
import { DECK_ICONS, THING_ICONS, wordsOf } from './words.ts'

const OTHER_ICONS: { readonly [metric: string]: string } = {
  fields: 'field',
  plantedFields: 'fieldtile',
  handCards: 'cards',
  handPointCards: 'back-point',
}

function iconOf(name: string): string | null {
  const thing = thingIndex(name.replace('just:', ''))
  return thing >= 0 ? (THING_ICONS[thing] ?? null) : (OTHER_ICONS[name] ?? null)
}

const one = (sign: Sign): IconLine => [sign]

function onCards(lang: Lang): Drawings<Word> {
  const w = wordsOf(lang)
  return {
    good: (good, n) => {
      const icon = iconOf(good)
      return icon === null ? null : { icon, label: w.counted(good, n), n }
    },
    words: {
      draw: ({ deck, n }) => {
        const place = DECKS.indexOf(deck)
        return one({ icon: DECK_ICONS[place] ?? 'cards', label: w.decks[place] ?? '', n })
      },
      field: ({ row, n }) => one({ icon: 'field', label: w.row(row), n, mark: row }),
      sow: ({ max }) => one({ icon: 'sow', label: w.sow, n: max }),
      harvest: ({ max }) => one({ icon: 'harvest', label: w.phases[6] ?? '', n: max }),
      moveSheep: ({ max, steps }) => [
        { icon: 'sheep', label: w.things[thingIndex('sheep')] ?? '', n: max * steps },
        { sign: 'arrow' },
      ],
      marker: () => one({ icon: 'first', label: w.first }),
    },
  }
}

export const drawings = (lang: Lang): Drawer<CardPart> => drawer<Word, CardPart>(onCards(lang))

/** A space has room for a little more: what is counted, mixtures, and what moves. */
function onSpaces(lang: Lang, round: number): Drawer<CardPart> {
  const w = wordsOf(lang)
  const cards = onCards(lang)
  const good = (name: string, n: number): Sign | null =>
    name === 'craftLeft' ? { icon: 'carpentry', label: w.center, mark: -n } : cards.good(name, n)
  const counted: Drawings<Word>['counted'] = (name, n) => {
    const [what, each] = [good(name, n === 'round' ? round : 1), n === 'sheep' ? good(n, 1) : null]
    if (what === null) return null
    return each === null ? one(what) : [what, TIMES, each]
  }
  return drawer<Word, CardPart>({
    good,
    counted,
    words: {
      ...cards.words,
      crops: ({ n }) => one({ icon: 'crops', label: w.crops, n }),
      moveFields: ({ max, to }) => {
        const field = { icon: 'field', label: w.fields }
        const moved = [{ ...field, n: max }, ARROW]
        return to === undefined ? moved : [...moved, { ...field, label: w.row(to), mark: to }]
      },
    },
  })
}

/** One of several things that a space gives: which part of the space that is, and what one may take there. */
export interface Either {
  /** Its place among what is drawn. */
  readonly part: number
  readonly of: readonly Effect[]
}

/** The card of a card space is drawn as its pile. */
const drawnAt = (space: number): readonly Effect[] =>
  (ACTION_SPACES[space]?.does.of ?? []).filter((part) => part.do !== 'draw')

/** Where a space leaves a choice of what to take; null where it gives all that it shows. */
export function eitherAt(space: number): Either | null {
  for (const [part, does] of drawnAt(space).entries()) {
    if (does.do === 'choose' && does.optional !== true) return { part, of: does.of }
  }
  return null
}

/** The same things as they are drawn, one by one. */
export function linesOf({ of }: Either, lang: Lang, round: number): readonly IconLine[] {
  const draw = onSpaces(lang, round)
  return of.map((way) => draw.effect(way) ?? [])
}

/** What is drawn on an action space: its effects one after the other; alternatives to be paid for have lines of their own. */
export function printsOf(space: number, lang: Lang, round: number): readonly (readonly IconLine[])[] {
  const draw = onSpaces(lang, round)
  return drawnAt(space).map((part) => {
    const ways: readonly CardPart[] = part.do === 'choose' && part.optional === true ? part.of : [part]
    return ways.map((way) => draw.effect(way) ?? [])
  })
}
