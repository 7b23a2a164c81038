/**
 * The tests' shorthand for answers, so that a line holds a whole turn: spaces of the farm by number (`at(0, 1)`), cards
 * by number, sowing as 4 × place + crop, stables from 32 on, edges by number, exchanges as 16 × card + place on it.
 */

import { type Decision, DONE, type Json, PASS } from '@dorfplatz/kernel'
import { exchangeNamed, exchangeOf } from '../cards/registry.ts'
import {
  type Anytime,
  BAKE,
  BUILD_ROOM,
  BUILD_STABLE,
  CAREFREE,
  CAREFUL,
  cellNumber,
  cropNumber,
  DISCARD,
  exchangesNamed,
  exchangeUses,
  fenceChoice,
  goodsOf,
  herdChoices,
  herdNumbers,
  ONE_RESOURCE,
  OPTIONS,
  PLACE,
  PLAY,
  PLOW,
  pairsOf,
  sowChoice,
  TAKE_CARD,
  TRADE,
  TWO_RESOURCES,
  USE,
} from '../rules/choices.ts'
import { fieldName } from '../rules/farm/crops.ts'
import { cellName } from '../rules/farm/yard.ts'
import type { AgricolaDecision } from '../rules/frames.ts'
import { GOODS, goodName, goodOf } from '../rules/goods.ts'
import { CARD_FIELDS, type Player } from '../rules/state.ts'
import { spaceNumber } from '../rules/work/spaces.ts'

const STABLE_FROM = 32
const TWO = [1, 2, 3, 6, 7, 11]

const numbers = (value: Json): number[] => (Array.isArray(value) ? value.filter((n) => typeof n === 'number') : [])
const counts = (value: Json): [string, number][] =>
  typeof value === 'object' && value !== null ? Object.entries(value).map(([key, n]) => [key, Number(n)]) : []

/** The end of a question that goes on, or of one that was never begun: whichever is offered. */
const stop = (d: AgricolaDecision): Json => ((d.choices ?? []).some((c) => c === DONE) ? DONE : PASS)

function payment(value: Json): Json {
  if (typeof value === 'number') return { exchange: exchangesNamed([value, 1]) }
  const [pay = [], back = [], use = []] = Array.isArray(value) ? value.map(numbers) : []
  const goods = GOODS.map((_, good) =>
    pay.reduce((n, g, i) => (i % 2 === 0 && g === good ? n + (pay[i + 1] ?? 0) : n), 0),
  )
  return {
    pay: { ...goodsOf(goods) },
    ...(back.length === 0 ? {} : { return: back.map(String) }),
    ...(use.length === 0 ? {} : { exchange: exchangesNamed(use) }),
  }
}

/** A shorthand as the answer it stands for; what is none stays as it is. */
export function longhand(d: AgricolaDecision, p: Player, value: Json): Json {
  const n = typeof value === 'number' ? value : null
  if (value === 'no' || value === 'none') return PASS
  switch (d.kind) {
    case 'place':
      return n === null ? value : (PLACE[n] ?? n)
    case 'option':
      return n === null ? value : (OPTIONS[d.args.space]?.[n] ?? n)
    case 'resource':
      return n === null ? value : ((d.args.n === 1 ? ONE_RESOURCE[n] : TWO_RESOURCES[TWO.indexOf(n)]) ?? n)
    case 'build':
      if (n === null) return value
      return n < 0 ? stop(d) : n < STABLE_FROM ? (BUILD_ROOM[n] ?? n) : (BUILD_STABLE[n - STABLE_FROM] ?? n)
    case 'freeSite':
      return n === null ? value : { build: d.args.what, at: cellName(n) }
    case 'plow':
    case 'plowSow':
      return n === null ? value : n < 0 ? PASS : (PLOW[n] ?? n)
    case 'sow':
      if (n === null) return value
      return n < 0 ? stop(d) : sowChoice(fieldName(p.cardFields, n >> 2), n & 3)
    case 'bake':
      return n === null ? value : n === 0 ? PASS : (BAKE[n] ?? n)
    case 'first':
      return n === null ? value : { first: n === 1 ? 'bake' : d.args.of === 'sowBake' ? 'sow' : 'stable' }
    case 'fence':
      return Array.isArray(value) ? (value.length === 0 ? PASS : fenceChoice(numbers(value))) : value
    case 'renovate':
      return n === null ? value : { renovate: n === 1 ? 'clay' : 'stone' }
    case 'improve':
    case 'occupation':
      return n === null ? value : n === 0 ? PASS : (PLAY[n] ?? n)
    case 'outOfTurn':
      return value === 'yes' ? (PLAY[d.args.no] ?? value) : value
    case 'pay':
      return n !== null || Array.isArray(value) ? payment(value) : value
    case 'keep': {
      if (!Array.isArray(value)) return value
      const [sheep = 0, boar = 0, cattle = 0, uncooked] = numbers(value)
      const cooks = (d.choices ?? []).some((c) => c.rest !== undefined)
      const { keep, cook, giveBack } = herdChoices([sheep, boar, cattle])
      return cooks ? (uncooked === undefined ? cook : giveBack) : keep
    }
    case 'breed':
      return typeof value === 'object' && value !== null && !('keep' in value) ? { keep: value } : value
    case 'feed': {
      if (typeof value !== 'object' || value === null || Array.isArray(value) || 'feed' in value) return value
      const uses = counts(value).flatMap(([key, times]) => (/^\d+$/.test(key) ? [[Number(key), times] as const] : []))
      const keep = counts(value).find(([key]) => key === 'keep')?.[1]
      const feed = exchangesNamed(uses.sort((a, b) => a[0] - b[0]).flat())
      return { feed: { ...feed }, ...(keep === undefined ? {} : { keep }) }
    }
    case 'draft':
      return n === null ? value : (TAKE_CARD[n] ?? n)
    case 'discard':
      return n === null ? value : (DISCARD[n] ?? n)
    case 'trade':
      return n !== null ? (DISCARD[n] ?? n) : value === 'occupation' || value === 'minor' ? { draw: value } : value
    case 'offer':
      return value === PASS ? value : unaskedInFull(value)
    default:
      return value
  }
}

/** The same for what is done unasked. */
export function unaskedInFull(value: Json): Json {
  if (value === 'careful') return CAREFUL
  if (!Array.isArray(value)) return value
  const [what, n, k] = value
  if (typeof what === 'number') return { exchange: { ...exchangesNamed(numbers(value)) } }
  if (what === 'free') return { release: { [goodName(Number(n))]: Number(k) } }
  if (what === 'use') return USE[Number(n)] ?? value
  if (what === 'play') return { play: String(n) }
  return what === 'trade' ? TRADE : value
}

export function unaskedInShort(choice: Anytime): Json {
  if ('exchange' in choice) return exchangeUses(choice.exchange) ?? []
  if ('release' in choice) {
    const [[good, n] = ['sheep', 0]] = Object.entries(choice.release)
    return ['free', goodOf(good as 'sheep'), n]
  }
  if ('use' in choice) return ['use', Number(choice.use)]
  if ('trade' in choice) return ['trade']
  return choice === CAREFUL || choice === CAREFREE ? 'careful' : { ...choice }
}

const place = (p: Player, field: string): number => {
  const cell = cellNumber(field)
  if (cell >= 0) return cell
  return CARD_FIELDS + p.cardFields.findIndex((_, i) => fieldName(p.cardFields, CARD_FIELDS + i) === field)
}

/** The choices of a decision in shorthand. */
export function shorthand(decision: Decision, p: Player): readonly Json[] | null {
  const d = decision as AgricolaDecision
  switch (d.kind) {
    case 'place':
      return d.choices?.map((c) => spaceNumber(c.place)) ?? null
    case 'option':
      return d.choices?.map((c) => OPTIONS[d.args.space]?.findIndex((o) => o.choose === c.choose) ?? -1) ?? null
    case 'resource':
      return d.choices?.map((_, i) => (d.args.n === 1 ? i : (TWO[i] ?? i))) ?? null
    case 'build':
      return (
        d.choices?.map((c) =>
          typeof c === 'string' ? -1 : cellNumber(c.at) + (c.build === 'stable' ? STABLE_FROM : 0),
        ) ?? null
      )
    case 'freeSite':
      return d.choices?.map((c) => cellNumber(c.at)) ?? null
    case 'plow':
    case 'plowSow':
      return d.choices?.map((c) => (c === PASS ? -1 : cellNumber(c.plow))) ?? null
    case 'sow':
      return d.choices?.map((c) => (typeof c === 'string' ? -1 : 4 * place(p, c.field) + cropNumber(c.sow))) ?? null
    case 'bake':
      return d.choices?.map((c) => (c === PASS ? 0 : c.bake)) ?? null
    case 'first':
      return d.choices?.map((c) => (c.first === 'bake' ? 1 : 0)) ?? null
    case 'renovate':
      return d.choices?.map((c) => (c.renovate === 'clay' ? 1 : 2)) ?? null
    case 'occupation':
      return d.choices?.map((c) => (c === PASS ? 0 : 'draw' in c ? c : Number(c.play))) ?? null
    case 'improve':
      return d.choices?.map((c) => (c === PASS ? 0 : Number(c.play))) ?? null
    case 'outOfTurn':
      return d.choices?.map((c) => (c === PASS ? PASS : 'yes')) ?? null
    case 'pay':
      return (
        d.choices?.map((c) => {
          if (!('pay' in c)) return exchangeUses(c.exchange)?.[0] ?? -1
          return [pairsOf(c.pay), (c.return ?? []).map(Number), exchangeUses(c.exchange ?? {}) ?? []]
        }) ?? null
      )
    case 'keep':
      return (
        d.choices?.map(({ keep, rest }) => (rest === 'return' ? [...herdNumbers(keep), 0] : [...herdNumbers(keep)])) ??
        null
      )
    case 'draft':
      return d.choices?.map((c) => Number(c.take)) ?? null
    case 'discard':
      return d.choices?.map((c) => Number(c.discard)) ?? null
    case 'trade':
      return d.choices?.map((c) => ('draw' in c ? c.draw : Number(c.discard))) ?? null
    case 'offer':
      return d.choices?.map((c) => (c === PASS ? PASS : unaskedInShort(c))) ?? null
    default:
      return d.choices
  }
}

/** Names of exchanges by their numbers, for answers written in full. */
export const named = (exchange: number): string => exchangeOf(exchange).name
export const numberOf = (exchange: string): number => exchangeNamed(exchange) ?? -1
