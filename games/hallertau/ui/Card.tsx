/** A Hallertau card: deck, requirement and effect as woodcuts where they can be drawn, and always the sentence. */

import type { IconLine } from '@dorfplatz/kernel'
import { Face, type Frame, type Need, weightOf } from '@dorfplatz/ui'
import { CARDS } from '../cards/index.ts'
import { deckOf } from '../rules/facts.ts'
import { needOf, tiersOf } from './cardLines.ts'
import { drawings } from './drawings.ts'
import type { CardProps } from './props.ts'
import { reachedRow } from './rows.ts'
import { titleOf } from './title.ts'
import { DECK_ICONS, DECK_LOOKS, wordsOf } from './words.ts'

export const FRAMES: readonly Frame[] = ['arch', 'gable', 'oval', 'octo']

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
  const mine =
    size !== 'zoom' || props.view === undefined || props.me == null ? null : reachedRow(props.view, props.me, props.id)
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
      pictured
      title={titleOf(data, lang)}
      picture={{ game: 'hallertau', card: printed, frame: FRAMES[deck] ?? 'rect' }}
      needs={needs}
      tiers={tiers?.rows ?? null}
      mine={mine === null ? undefined : { row: mine, label: w.you }}
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
