/** A Hallertau card: deck, requirement and effect as woodcuts where they can be drawn, and always the sentence. */

import type { Drawer, Goods, IconLine, TierLine } from '@dorfplatz/kernel'
import { type CardProps, Face, type Frame, type Need, weightOf } from '@dorfplatz/ui'
import { CARDS } from '../cards/index.ts'
import type { CardData } from '../rules/card.ts'
import { deckOf } from '../rules/facts.ts'
import type { CardPart } from '../rules/words.ts'
import { drawings } from './drawings.ts'
import { DECK_ICONS, DECK_LOOKS, wordsOf } from './words.ts'

const FRAMES: readonly Frame[] = ['arch', 'gable', 'oval', 'octo']

/** What one must have or give, as icons. */
export function needOf(data: CardData, draw: Drawer<CardPart>): IconLine | null {
  if (Array.isArray(data.pay)) return draw.either(data.pay.map((goods: Goods) => draw.goods(goods)))
  return data.if === undefined ? null : draw.cond(data.if)
}

/** The rows of the card's slash group, where all it does is one. */
export function tiersOf(data: CardData, draw: Drawer<CardPart>): { rows: readonly TierLine[]; rest: IconLine } | null {
  const then = data.then
  if (then === undefined || (then.do !== 'tiers' && then.do !== 'seq')) return null
  const [group, ...others] = then.do === 'seq' ? then.of : [then]
  if (group?.do !== 'tiers') return null
  const rows = draw.tiers(group.of)
  const rest = draw.effect({ do: 'seq', of: others })
  return rows === null || rest === null ? null : { rows, rest }
}

export function Card(props: CardProps) {
  const { kit, lang, size } = props
  const w = wordsOf(lang)
  const number = Number(props.id)
  const data = CARDS[number]?.data
  const entry = props.card(props.id)
  if (data === undefined || entry === undefined) return null
  const deck = deckOf(number)
  const printed = props.id.padStart(3, '0')
  const draw = drawings(lang)

  const need = needOf(data, draw)
  const needs: Need[] =
    need === null || need.length === 0
      ? []
      : [{ label: data.pay === undefined ? w.youHave : w.pay, shown: <kit.Signs line={need} or={w.or} /> }]
  const tiers = tiersOf(data, draw)
  const income = data.income === undefined ? null : draw.effect(data.income)
  const then = tiers?.rest ?? (data.then === undefined ? null : draw.effect(data.then))
  const arrow = { sign: 'arrow' } as const
  const line: IconLine | null =
    income !== null
      ? [{ icon: 'sun', label: w.phases[2] ?? '' }, arrow, ...income]
      : then === null || then.length === 0
        ? null
        : [arrow, ...then]
  return (
    <Face
      kit={kit}
      size={size}
      look={`hcard ${DECK_LOOKS[deck] ?? ''}`}
      dim={props.dim}
      label={`${w.decks[deck]} ${props.id}`}
      sign={{ icon: DECK_ICONS[deck] ?? 'cards' }}
      name={w.decks[deck] ?? ''}
      number={printed}
      picture={{ game: 'hallertau', card: printed, frame: FRAMES[deck] ?? 'rect' }}
      needs={needs}
      tiers={size === 'hand' ? null : (tiers?.rows ?? null)}
      line={line}
      or={w.or}
      points={data.vp === undefined ? null : { n: data.vp, label: `${data.vp} ${w.points}` }}
      foot={`${w.decks[deck]} ${printed}`}
      weight={weightOf(entry.text)}
    >
      <kit.Words sentence={entry.text} still />
    </Face>
  )
}
