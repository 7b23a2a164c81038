/** A card as data, and the same card made ready to play: its alternatives with their conditions, prices and effects. */

import type { Cond, Expr, Goods } from '@dorfplatz/kernel'
import { type Plays, playsOf } from './choices.ts'
import { type Cost, compileCost } from './cost.ts'
import { deckOf, GOODS, SPACES, type Space, THINGS } from './facts.ts'
import { at, type Check, checkFor, pick } from './metrics.ts'
import { needOf, type SameGoods } from './need.ts'
import { type CardEffect, type CardPart, type Effect, PRIMITIVE_PRICES, PRIMITIVES } from './words.ts'

/** When a "just" card may be played (section JUST). */
export type Trigger =
  | { readonly event: 'spentLastJewelry' }
  | { readonly event: 'usedSpace'; readonly spaces?: readonly Space[] }
  | { readonly event: 'usingSpace'; readonly spaces: readonly Space[] }
  | { readonly event: 'gainedTools' }
  | { readonly event: 'exchangedWorkers'; readonly min: number }
  | { readonly event: 'harvestedThisPhase' }
  | { readonly event: 'harvested' }
  | { readonly event: 'playedCardJustReceived' }
  | { readonly event: 'beforeOwnLastAction' }

export interface CardData {
  readonly id: number
  /** Playable only in this phase, or not in this one (H-CARD-13). */
  readonly only?: number
  readonly not?: number
  readonly trigger?: Trigger
  readonly if?: Cond
  /** A situation on the action board, whoever caused it (H-CARD-04). */
  readonly board?: true
  /** Exactly one of these is paid. */
  readonly pay?: readonly Goods[] | SameGoods
  readonly then?: CardEffect
  readonly income?: Effect
  readonly vp?: number
}

export interface Option {
  readonly test: Check | null
  readonly cost: Cost | null
  readonly effects: readonly Effect[]
  /** Whether it may be played at the same time as others: hand cards are paid alone, they could be those others. */
  readonly joinable: boolean
  /** Other options that give at least as much for nothing more. */
  readonly coveredBy: readonly number[]
}

export interface Card {
  readonly id: number
  readonly data: CardData
  readonly deck: number
  readonly only: number
  readonly not: number
  /** The phases it may be played in, as bits. */
  readonly phases: number
  readonly trigger: Check | null
  /** What its owner must hold at least, whichever way it is played (see need.ts). */
  readonly need: readonly number[]
  readonly same: SameGoods | null
  readonly test: Check | null
  readonly options: readonly Option[]
  /** The choices that play it, one for each option. */
  readonly plays: Plays
  readonly income: Effect | null
  readonly incomeEffects: readonly Effect[]
  readonly plainIncome: boolean
  readonly vp: number
  /** H-SPC-328: acts inside the running action. */
  readonly immediate: boolean
  /** H-JUST-05: played while a space is in use, it resolves after the space. */
  readonly afterSpace: boolean
  /** What its requirement looks at, for last chances before that vanishes. */
  readonly looksAt: { readonly sheep: boolean; readonly fields: boolean; readonly board: boolean }
  /** What it does or costs that makes one moment better than another. */
  readonly worksOn: { readonly fields: boolean; readonly sheep: boolean; readonly sheepSteps: boolean }
  readonly costs: { readonly fields: boolean; readonly jewelry: boolean }
  /** H-SPC-426: it only changes a harvest that is still to come. */
  readonly doublesHarvest: boolean
  readonly primitives: readonly string[]
}

/** All effects of a `then`, flat, with its slash group replaced by one row of it; draws come last (H-CARD-22). */
function flatten(effect: CardEffect | undefined, row: number): Effect[] {
  const list: Effect[] = []
  const visit = (e: CardEffect): void => {
    if (e.do === 'nothing') return
    if (e.do === 'seq') for (const part of e.of) visit(part)
    else if (e.do === 'tiers') {
      const tier = e.of[row]
      if (tier !== undefined) visit(tier.then)
    } else list.push(e)
  }
  if (effect !== undefined) visit(effect)
  return [...list.filter((e) => e.do !== 'draw'), ...list.filter((e) => e.do === 'draw')]
}

export function tiersOf(effect: CardEffect | undefined): Extract<CardEffect, { do: 'tiers' }> | null {
  if (effect === undefined) return null
  if (effect.do === 'tiers') return effect
  if (effect.do !== 'seq') return null
  for (const part of effect.of) {
    const found = tiersOf(part)
    if (found !== null) return found
  }
  return null
}

/** Whether an amount is at least another for certain. */
function amountCovers(a: Expr, b: Expr): boolean {
  if (typeof a === 'number' || typeof b === 'number') return typeof a === 'number' && typeof b === 'number' && a >= b
  if (typeof a === 'string' || typeof b === 'string') return a === b
  return a.op === b.op && a.of.length === b.of.length && a.of.every((part, i) => amountCovers(part, pick(b.of, i)))
}

/** Whether one effect offers at least what another of the same kind does. */
function offers(a: CardPart, b: CardPart): boolean {
  if (a.do === 'gain' && b.do === 'gain') {
    const keys = Object.keys(b.goods)
    return (
      keys.length === Object.keys(a.goods).length &&
      keys.every((key) => amountCovers(a.goods[key] ?? 0, b.goods[key] ?? 0))
    )
  }
  if (a.do === 'choose' && b.do === 'choose') return a.of.every((part, i) => offers(part, pick(b.of, i)))
  if (a.do === 'draw' && b.do === 'draw') return a.deck === b.deck && a.n >= b.n
  if (a.do === 'sow' && b.do === 'sow') return a.goods === b.goods && a.max >= b.max
  if (a.do === 'crops' && b.do === 'crops') return a.different === b.different && a.n >= b.n
  if (a.do === 'field' && b.do === 'field') return a.row === b.row && a.n >= b.n
  if (a.do === 'moveSheep' && b.do === 'moveSheep') return a.max >= b.max && a.steps >= b.steps
  return JSON.stringify(a) === JSON.stringify(b)
}

const coversAll = (a: readonly Effect[], b: readonly Effect[]): boolean => b.every((e) => a.some((o) => offers(o, e)))

/** All ways to name `types` different goods. */
function sameGoods({ same, types }: SameGoods): Goods[] {
  const found: Goods[] = []
  const visit = (from: number, chosen: readonly number[]): void => {
    if (chosen.length === types) {
      found.push(Object.fromEntries(chosen.map((g) => [pick(THINGS, g), same])))
      return
    }
    for (let g = from; g < GOODS; g++) visit(g + 1, [...chosen, g])
  }
  visit(0, [])
  return found
}

export const alternatives = (pay: CardData['pay']): readonly Goods[] =>
  pay === undefined ? [] : 'same' in pay ? sameGoods(pay) : pay

const isJoinable = ({ which }: Cost): boolean => which !== 'handCards' && which !== 'handPointCards'

function optionsOf(data: CardData): Option[] {
  const rows = tiersOf(data.then)?.of ?? []
  if (rows.length === 0) {
    const effects = flatten(data.then, 0)
    const prices = alternatives(data.pay)
    if (prices.length === 0) return [{ test: null, cost: null, effects, joinable: true, coveredBy: [] }]
    return prices.map((goods) => {
      const cost = compileCost(goods)
      return { test: null, cost, effects, joinable: isJoinable(cost), coveredBy: [] }
    })
  }
  const lists = rows.map((_, i) => flatten(data.then, i))
  return rows.map((row, i) => ({
    test: row.if === undefined ? null : checkFor(row.if),
    cost: row.pay === undefined ? null : compileCost(row.pay),
    effects: pick(lists, i),
    joinable: row.pay === undefined || isJoinable(compileCost(row.pay)),
    coveredBy:
      row.pay !== undefined
        ? []
        : lists.flatMap((list, j) => {
            const covered = j !== i && coversAll(list, pick(lists, i))
            return covered && (j > i || !coversAll(pick(lists, i), list)) ? [j] : []
          }),
  }))
}

function triggerTest(trigger: Trigger): Check {
  switch (trigger.event) {
    case 'spentLastJewelry':
      return (p) => p.spentLastJewelry
    case 'usedSpace': {
      const { spaces } = trigger
      if (spaces === undefined) return (p) => p.used > 0
      const list = spaces.map((space) => SPACES.indexOf(space) + 1)
      return (p) => list.includes(p.used) || list.includes(p.using)
    }
    case 'usingSpace': {
      const list = trigger.spaces.map((space) => SPACES.indexOf(space) + 1)
      return (p) => list.includes(p.using)
    }
    case 'gainedTools':
      return (p) => p.toolsAtOnce > 0
    case 'exchangedWorkers':
      return (p) => p.exchanged >= trigger.min
    case 'harvestedThisPhase':
      return (_, s) => s.phase === 7
    case 'harvested':
      return (p) => {
        for (let g = 0; g < GOODS; g++) if (at(p.justReaped, g) > 0) return true
        return false
      }
    case 'playedCardJustReceived':
      return (p) => p.playedFresh
    case 'beforeOwnLastAction':
      return (p, s) => s.turnOf >= 0 && s.players[s.turnOf] === p && p.workers > 0
  }
}

/** Names of metrics a condition uses. */
function namesIn(cond: Cond): string[] {
  if ('all' in cond) return cond.all.flatMap(namesIn)
  if ('any' in cond) return cond.any.flatMap(namesIn)
  if ('not' in cond) return namesIn(cond.not)
  const visit = (e: Expr): string[] => (typeof e === 'string' ? [e] : typeof e === 'number' ? [] : e.of.flatMap(visit))
  return [...visit(cond.a), ...visit(cond.b)]
}

/** Words that work on fields, or may do so through a space. */
const FIELD_WORDS: readonly string[] = ['sow', 'harvest', 'moveFields', 'field', 'useSpace']
const SHEEPY = /^(sheep|stables|mostSheep|cardsWithSheep)/
const FIELDY = /^(planted|empty$|row|.*Fields$)/
const BOARDY = /^(fullSpaces|threes|nursery)$/

function primitivesOf(data: CardData): string[] {
  const found: string[] = []
  const text = JSON.stringify([data.then ?? null, data.income ?? null])
  for (const word of PRIMITIVES) if (text.includes(`"do":"${word}"`)) found.push(word)
  for (const goods of alternatives(data.pay)) {
    for (const key of Object.keys(goods)) if (PRIMITIVE_PRICES.includes(key)) found.push(key)
  }
  if (data.trigger?.event === 'beforeOwnLastAction') found.push('beforeOwnLastAction')
  return found
}

export function compileCard(data: CardData): Card {
  const rows = tiersOf(data.then)?.of ?? []
  const conds = [...(data.if === undefined ? [] : [data.if]), ...rows.flatMap((row) => row.if ?? [])]
  const prices = [...alternatives(data.pay), ...rows.flatMap((row) => (row.pay === undefined ? [] : [row.pay]))]
  const names = [...conds.flatMap(namesIn), ...prices.flatMap((goods) => Object.keys(goods))]
  const income = data.income ?? null
  const incomeEffects = flatten(data.income, 0)
  const options = optionsOf(data)
  const effects = options.flatMap((option) => option.effects)
  return {
    id: data.id,
    data,
    deck: deckOf(data.id),
    only: data.only ?? 0,
    not: data.not ?? 0,
    phases: data.only === undefined ? ~(data.not === undefined ? 0 : 1 << data.not) : 1 << data.only,
    trigger: data.trigger === undefined ? null : triggerTest(data.trigger),
    need: needOf(data.if, rows.length > 0 ? rows : alternatives(data.pay).map((pay) => ({ pay }))),
    same: data.pay !== undefined && 'same' in data.pay ? data.pay : null,
    test: data.if === undefined ? null : checkFor(data.if),
    options,
    plays: playsOf(data.id, options.length),
    income,
    incomeEffects,
    plainIncome: income !== null && incomeEffects.every((e) => e.do === 'gain'),
    vp: data.vp ?? 0,
    immediate: data.trigger?.event === 'usingSpace',
    afterSpace: data.trigger?.event === 'usedSpace' && data.trigger.spaces !== undefined,
    looksAt: {
      sheep: names.some((name) => SHEEPY.test(name)),
      fields: names.some((name) => FIELDY.test(name)),
      board: names.some((name) => BOARDY.test(name)),
    },
    worksOn: {
      fields: effects.some((e) => FIELD_WORDS.includes(e.do)),
      sheepSteps: effects.some((e) => e.do === 'moveSheep'),
      sheep: effects.some((e) => e.do === 'gain' && e.goods.sheep !== undefined),
    },
    costs: {
      fields: prices.some((goods) => Object.keys(goods).some((key) => /^(fields|plantedFields)/.test(key))),
      jewelry: prices.some((goods) => goods.jewelry !== undefined),
    },
    doublesHarvest: effects.some((e) => e.do === 'doubleHarvest'),
    primitives: primitivesOf(data),
  }
}

export const incomeEffects = (card: Card): readonly Effect[] => card.incomeEffects
