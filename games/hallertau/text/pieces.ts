/** What a card does: its effects as pieces, so that gains and draws that follow each other become one list. */

import { type Arithmetic, type Expr, type Goods, type Sentence, say } from '@dorfplatz/kernel'
import { THINGS } from '../rules/facts.ts'
import type { CardPart } from '../rules/words.ts'
import { listed, slashed } from './slashes.ts'
import type { Speech } from './speech.ts'

export interface Piece {
  /** What is done with the items; null where the only item is the whole sentence. */
  readonly verb: 'gain' | 'draw' | null
  readonly items: readonly Sentence[]
  /** A choice, which would be misread within a longer list. */
  readonly alone?: true
}

const isArithmetic = (e: Expr): e is Arithmetic => typeof e === 'object'
const sentence = (text: Sentence): Piece => ({ verb: null, items: [text] })
const gained = (...items: readonly Sentence[]): Piece => ({ verb: 'gain', items })

/** How rows that are written as one speak. */
interface Manner {
  /** In the words that fit every number. */
  readonly many: boolean
  /** One sheep goes several steps. */
  readonly steps: boolean
}
const PLAIN: Manner = { many: false, steps: false }

const CROPS: readonly string[] = THINGS.slice(0, 4)

/** The amount if these are all four crops with the same one, or null. */
export function ofOneCrop(list: readonly Goods[]): number | null {
  const amounts = list.map((goods) => Object.values(goods))
  const [n] = amounts[0] ?? []
  const alike = amounts.every((own) => own.length === 1 && own[0] === n)
  const names = list.flatMap((goods) => Object.keys(goods))
  return alike && typeof n === 'number' && String(names) === String(CROPS) ? n : null
}

/** An amount that depends on the table. */
function computed(s: Speech, good: string, n: Expr): Piece {
  const g = s.w.gain
  const one = s.label(good, 1)
  const many = s.label(good, 2)
  if (n === 'round') return gained(g.asRound(many))
  if (typeof n === 'string') return gained(g.per(one, s.w.per(s.label(n, 1))))
  const inner = isArithmetic(n) && n.op === 'max' ? n.of[1] : n
  if (inner === undefined || !isArithmetic(inner)) return gained(say(Number(n), ' ', many))
  const [from = 0] = inner.of
  if (inner.op === 'half') return sentence(g.perTwo([one], s.label(String(from), 2)))
  if (typeof from === 'number') return gained(g.minusWindow(from, many))
  return sentence(g.upTo(many, s.label(String(from), 2)))
}

function gainPieces(s: Speech, goods: Goods, manner: Manner): Piece[] {
  const entries = Object.entries(goods)
  const halves = entries.flatMap(([good, n]) =>
    isArithmetic(n) && n.op === 'half' ? [{ good, of: n.of[0] ?? 0 }] : [],
  )
  const [half] = halves
  // Goods that grow alike are named together.
  if (half !== undefined && halves.length === entries.length) {
    const each = halves.map(({ good }) => s.label(good, 1))
    return [sentence(s.w.gain.perTwo(each, s.label(String(half.of), 2)))]
  }
  return entries.map(([good, n]) =>
    typeof n === 'number' ? gained(say(n, ' ', s.label(good, manner.many ? 2 : n))) : computed(s, good, n),
  )
}

/** One effect in pieces. */
function piecesOf(s: Speech, e: CardPart, manner: Manner): Piece[] {
  const { words } = s.w
  switch (e.do) {
    case 'nothing':
      return []
    case 'seq':
      return e.of.flatMap((part) => piecesOf(s, part, manner))
    case 'gain':
      return gainPieces(s, e.goods, manner)
    case 'field':
      return [gained(words.field(e.n, e.row))]
    case 'crops':
      return [gained(words.crops(e.n, e.different, manner.many))]
    case 'draw':
      return [{ verb: 'draw', items: [words.draw(e.n, e.deck, manner.many)] }]
    case 'sow':
      return [sentence(sowText(s, e, manner.many))]
    case 'moveSheep':
      return [sentence(words.moveSheep(e.max, e.steps, manner.many, manner.steps || e.steps > 1))]
    case 'choose': {
      const gains = e.of.flatMap((part) => (part.do === 'gain' ? [part.goods] : []))
      const n = ofOneCrop(gains)
      if (n !== null) return [gained(words.oneCrop(n, manner.many))]
      const exchanges = e.of.flatMap((part) => (part.do === 'pay' ? [part] : []))
      if (exchanges.length === e.of.length) {
        return [
          sentence(s.w.gain.mayExchange(exchanges.map(({ goods, then }) => [itemsText(s, goods), itemsOf(s, then)]))),
        ]
      }
      const each = e.of.map((part) => piecesOf(s, part, manner))
      if (each.flat().some(({ verb }) => verb !== 'gain')) return [sentence(s.effect(e))]
      const lists = each.map((pieces) => s.speak.and(pieces.flatMap(({ items }) => items)))
      return [{ verb: 'gain', items: [s.speak.or(lists)], alone: true }]
    }
    case 'may':
      if (e.effect.do !== 'pay') return [sentence(s.effect(e))]
      if (e.effect.goods.craftLeft === 1) return [sentence(s.w.gain.mayMoveBack(itemsOf(s, e.effect.then)))]
      return [sentence(s.w.gain.mayExchange([[itemsText(s, e.effect.goods), itemsOf(s, e.effect.then)]]))]
    default:
      return [sentence(s.effect(e))]
  }
}

const itemsText = (s: Speech, goods: Goods): Sentence =>
  s.speak.and(gainPieces(s, goods, PLAIN).flatMap(({ items }) => items))

/** What an effect brings, without the verb. */
export const itemsOf = (s: Speech, e: CardPart): Sentence =>
  s.speak.and(piecesOf(s, e, PLAIN).flatMap(({ items }) => items))

function sowText(s: Speech, e: Extract<CardPart, { do: 'sow' }>, many: boolean): Sentence {
  const { words } = s.w
  if (e.twice === true) return words.sowTwice
  if (e.goods === 'chosen') return words.sowChosen
  if (e.goods === 'crops') return words.sow(e.max, many)
  return words.sowOnly(e.max, s.speak.or(e.goods.map((good) => s.label(good, 1))))
}

/** Draws come last (H-CARD-22). */
const drawsLast = (pieces: readonly Piece[]): Piece[] => [
  ...pieces.filter((p) => p.verb !== 'draw'),
  ...pieces.filter((p) => p.verb === 'draw'),
]

/** Gains and draws that follow each other as one. */
function merged(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = []
  for (const piece of pieces) {
    const last = out.at(-1)
    const fits = piece.verb !== null && piece.verb === last?.verb && last.alone !== true && piece.alone !== true
    if (fits && last !== undefined) out[out.length - 1] = { ...last, items: [...last.items, ...piece.items] }
    else out.push(piece)
  }
  return out
}

function pieceText(s: Speech, { verb, items }: Piece): Sentence {
  const list = s.speak.and(items)
  return verb === null ? list : say(verb === 'gain' ? s.w.gain.verb : s.w.gain.drawVerb, list)
}

/** One effect as a command. */
export const effectSentence = (s: Speech, e: CardPart): Sentence =>
  s.w.gain.inOrder(merged(drawsLast(piecesOf(s, e, PLAIN))).map((piece) => pieceText(s, piece)))

/** What is done on an action space, top to bottom. */
export const spaceSentence = (s: Speech, e: CardPart): Sentence =>
  s.w.gain.inOrder(merged(piecesOf(s, e, PLAIN)).map((piece) => pieceText(s, piece)))

type Tiers = Extract<CardPart, { do: 'tiers' }>

const flat = (e: CardPart): readonly CardPart[] => (e.do === 'seq' ? e.of.flatMap(flat) : e.do === 'nothing' ? [] : [e])

/** What can be said of none as well, by the key that makes it the same thing in every row. */
function kindOf(e: CardPart): string {
  if (e.do === 'gain') return `gain ${Object.keys(e.goods)}`
  if (e.do === 'draw') return `draw ${e.deck}`
  return e.do
}

const noneOf = (e: CardPart): CardPart | null => {
  if (e.do === 'gain') return { do: 'gain', goods: Object.fromEntries(Object.keys(e.goods).map((good) => [good, 0])) }
  if (e.do === 'draw') return { ...e, n: 0 }
  if (e.do === 'choose') return { ...e, of: e.of.flatMap((part) => noneOf(part) ?? []) }
  return e.do === 'sow' ? { ...e, max: 0 } : null
}

/** Rows of the same kinds of effects: what a lower row lacks is there with 0. Null where they differ in kind. */
function alike(rows: readonly (readonly CardPart[])[]): CardPart[][] | null {
  const fullest = rows.reduce((most, row) => (row.length > most.length ? row : most), [])
  const kinds = fullest.map(kindOf)
  const list: CardPart[][] = []
  for (const row of rows) {
    if (row.some((e) => !kinds.includes(kindOf(e)))) return null
    const own = fullest.map((e) => row.find((other) => kindOf(other) === kindOf(e)) ?? noneOf(e))
    if (own.includes(null)) return null
    list.push(own.filter((e) => e !== null))
  }
  return list
}

/** The rows of a slash group as pieces with slashes; `free` where they differ in more than numbers. */
function tierPieces(s: Speech, tiers: Tiers): { readonly pieces: readonly Piece[]; readonly free: boolean } {
  const rows = tiers.of.map((row) => flat(row.then))
  const steps = rows.flat().some((e) => e.do === 'moveSheep' && e.steps > 1)
  const each = alike(rows)?.map((row) => merged(drawsLast(row.flatMap((e) => piecesOf(s, e, { many: true, steps })))))
  const [first] = each ?? []
  if (each !== undefined && first !== undefined) {
    const pieces = first.flatMap((piece, p): Piece[] => {
      const items = piece.items.flatMap((_, i) => {
        const item = slashed(each.map((row) => row[p]?.items[i] ?? []))
        return item === null ? [] : [item]
      })
      return items.length === piece.items.length ? [{ ...piece, items }] : []
    })
    if (pieces.length === first.length) return { pieces, free: false }
  }
  const texts = tiers.of.map((row) => effectSentence(s, row.then))
  return { pieces: [sentence(listed(texts))], free: true }
}

/** All effects of a card as one text. */
export function effectsText(s: Speech, effect: CardPart): Sentence {
  const parts = effect.do === 'seq' ? effect.of : [effect]
  const groups = parts.map((part) =>
    part.do === 'tiers' ? tierPieces(s, part) : { pieces: piecesOf(s, part, PLAIN), free: false },
  )
  const rows = groups.find((group) => group.free)
  const common = merged(drawsLast(groups.flatMap((group) => (group === rows ? [] : group.pieces))))
  if (rows === undefined) return s.w.gain.inOrder(common.map((piece) => pieceText(s, piece)))
  const lists = common.map(({ verb, items }) => s.w.gain.inAnyCase(verb, s.speak.and(items)))
  return say(...rows.pieces.flatMap(({ items }) => items.flat()), ...lists.flatMap((list) => ['; ', ...list]))
}
