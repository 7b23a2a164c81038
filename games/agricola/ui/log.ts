/** The log of Agricola: a head for each round and harvest, and one line for each move with its gains and payments summed. */

import { type GameEvent, type Lang, type Part, type Sentence, say } from '@dorfplatz/kernel'
import type { AgricolaEvent } from '../rules/emit.ts'
import { cellName } from '../rules/farm/yard.ts'
import { GOODS, type GoodName, goodName } from '../rules/goods.ts'
import { CARD_FIELDS } from '../rules/state.ts'
import type { AgricolaText } from '../text/compose.ts'
import { saidIn } from './said.ts'

/** An event of an Agricola table: the one place where the client's word is taken for it. */
const eventOf = (event: GameEvent): AgricolaEvent => event as unknown as AgricolaEvent

export function headOf(event: GameEvent, lang: Lang): string | null {
  const e = eventOf(event)
  const s = saidIn(lang)
  if (e.kind === 'round') return s.roundHead(e.round)
  return e.kind === 'harvest' ? s.harvestHead(e.round) : null
}

const CROPS = ['grain', 'grain', 'vegetable', 'wood'] as const
const SPECIES = ['sheep', 'boar', 'cattle'] as const

/** Goods that came and went, added up. */
class Sum {
  private readonly by = new Map<GoodName, number>()
  add(goods: { readonly [good: string]: number | undefined }, sign: 1 | -1): void {
    for (const good of GOODS) {
      const n = goods[good] ?? 0
      if (n !== 0) this.by.set(good, (this.by.get(good) ?? 0) + sign * n)
    }
  }
  told(text: AgricolaText): Sentence {
    const { nouns } = text.board
    return GOODS.flatMap((good): Part[] => {
      const n = this.by.get(good) ?? 0
      if (n === 0) return []
      const many = Math.abs(n)
      return [n > 0 ? ' +' : ' −', { n: many }, { icon: good, label: nouns[good][many === 1 ? 0 : 1] }]
    })
  }
}

/** What an event adds to the sum; whether it is told by that alone. */
function counted(sum: Sum, e: AgricolaEvent): boolean {
  switch (e.kind) {
    case 'took':
    case 'gained':
      sum.add(e.goods, 1)
      return true
    case 'delivered':
      sum.add({ [goodName(e.good)]: e.n }, 1)
      return true
    case 'paid':
      sum.add(e.goods, -1)
      return e.back.length === 0
    case 'exchange':
      sum.add(e.gave, -1)
      sum.add(e.got, 1)
      return true
    case 'baked':
      sum.add({ grain: e.grain }, -1)
      sum.add({ food: e.food }, 1)
      return true
    case 'harvested':
      sum.add({ grain: e.grain, vegetable: e.vegetable, wood: e.wood }, 1)
      return true
    case 'bred':
      sum.add(Object.fromEntries(SPECIES.map((one, i) => [one, (e.herd[i] ?? 0) - (e.before[i] ?? 0)])), 1)
      return true
    case 'fed':
      sum.add({ food: e.food }, -1)
      return e.begging === 0
    default:
      return false
  }
}

/** What else an event says, in a few words; null where the log's own sentence says it. */
function brief(e: AgricolaEvent, text: AgricolaText, lang: Lang): Sentence | null {
  const s = saidIn(lang)
  const w = text.board
  switch (e.kind) {
    case 'room':
      return [`${w.room} ${cellName(e.cell)}`]
    case 'stable':
      return [`${w.stable} ${cellName(e.cell)}`]
    case 'plowed':
      return [cellName(e.cell)]
    case 'fences':
      return [{ n: e.n }, { icon: 'fence', label: w.fencesWord }]
    case 'renovated':
      return [w.houses[e.house] ?? '']
    case 'sown': {
      const crop = CROPS[e.crop] ?? 'grain'
      const at = e.place < CARD_FIELDS ? ` ${cellName(e.place)}` : ''
      return [{ n: e.n }, { icon: crop, label: w.nouns[crop][e.n === 1 ? 0 : 1] }, at]
    }
    case 'born':
      return ['+', { n: 1 }, { icon: 'person', label: w.people }]
    case 'starter':
      return [s.starter]
    default:
      return null
  }
}

export interface Told {
  /** The place, in bold; empty where a move has none. */
  readonly title: string
  readonly told: Sentence
}

/** A seat's move, or what happened to one, in one line. */
export function lineOf(events: readonly GameEvent[], lang: Lang, text: AgricolaText): Told | null {
  const sum = new Sum()
  const parts: Sentence[] = []
  let title = ''
  for (const event of events) {
    const e = eventOf(event)
    if (e.kind === 'harvest') continue
    if (e.kind === 'placed' && title === '') {
      title = text.board.spaces.name(e.space)
      continue
    }
    if (counted(sum, e)) continue
    const words = brief(e, text, lang) ?? withoutSeat(text.event(e))
    if (words.length > 0) parts.push(words)
  }
  const gains = sum.told(text)
  const told = [...(gains.length > 0 ? [gains] : []), ...parts]
  if (title === '' && told.length === 0) return null
  return { title, told: told.flatMap((part, i) => say(i === 0 ? '' : ', ', part)) }
}

/** A sentence of the log without whom it is about, and without its full stop. */
function withoutSeat(sentence: Sentence): Sentence {
  const [first, ...rest] = sentence
  const about = typeof first === 'object' && 'seat' in first ? rest : sentence
  return about.map((part, i) =>
    typeof part !== 'string'
      ? part
      : i === about.length - 1
        ? part.replace(/\.$/, '')
        : i === 0
          ? part.trimStart()
          : part,
  )
}
