/** An Agricola card: its kind by color and sign, price and prerequisite, what it does in icons where it can be drawn, and always its words. */

import { Face, type Frame, type Need, weightOf } from '@dorfplatz/ui'
import { findCard, isOccupation, LAST_MAJOR } from '../cards/registry.ts'
import { drawings, lineOf } from './drawings.ts'
import { soften } from './parted.ts'
import type { CardProps } from './props.ts'
import { ownRow, tabledIn, tiersOf } from './tiers.ts'

type Kind = 'occ' | 'minor' | 'major'

export function kindOf(no: number): Kind {
  return isOccupation(no) ? 'occ' : no <= LAST_MAJOR ? 'major' : 'minor'
}

const SIGNS = { occ: 'scroll', minor: 'tool', major: 'bakehouse' } as const
const FRAMES: { readonly [K in Kind]: Frame } = { occ: 'arch', minor: 'rect', major: 'octo' }

export function Card(props: CardProps) {
  const { kit, size, lang } = props
  const w = props.text.board
  const entry = props.card(props.id)
  const card = findCard(Number(props.id))
  if (entry === undefined || card === undefined) return null
  const kind = kindOf(card.no)
  const draw = drawings(w.nouns)
  const price = card.cost.length === 0 ? null : draw.either(card.cost.map((cost) => draw.goods({ ...cost })))
  const { needs: requires, instead, does, beside } = w.cardFace(card.no)
  const ruling = w.rulings[card.no]
  const cost = price !== null && (
    <>
      <kit.Signs line={price} or={w.or} />
      <kit.Words sentence={instead} still />
    </>
  )
  const demand = requires !== null && <kit.Words sentence={requires} still />
  const needs: Need[] = []
  // In the hand there is room for one line only.
  if (size === 'hand' && cost !== false && demand !== false) {
    const shown = (
      <>
        {cost}
        <span>· {demand}</span>
      </>
    )
    needs.push({ label: w.cost, shown })
  } else {
    if (cost !== false) needs.push({ label: w.cost, shown: cost })
    if (demand !== false) needs.push({ label: w.requires, shown: demand })
  }
  const tiers = size === 'hand' ? null : tiersOf(card, w)
  const tabled = size === 'hand' ? null : tabledIn(card)
  // In the hand there is room for one thing to read: price and condition in words, too.
  const words = size === 'hand' && kind !== 'occ' ? entry.text : tabled === null ? does : beside(tabled)
  const foot = [
    `${w.kinds[kind]} ${card.no}`,
    ...(card.deck === 'major' ? [] : [card.deck]),
    ...(card.kind === 'occupation' ? [w.from(card.players)] : []),
  ]
  return (
    <Face
      kit={kit}
      size={size}
      look={kind}
      dim={props.dim}
      label={entry.name[lang]}
      sign={{ icon: SIGNS[kind], label: w.kinds[kind] }}
      name={soften(entry.name[lang], w)}
      number={props.id}
      picture={{ game: 'agricola', card: card.id, frame: FRAMES[kind] }}
      needs={size === 'hand' ? [] : needs}
      tiers={tiers}
      mine={size === 'zoom' ? ownRow(props, card) : undefined}
      line={size === 'hand' ? null : lineOf(card, draw)}
      or={w.or}
      points={card.points > 0 ? { n: card.points, label: w.points(card.points) } : null}
      foot={foot.join(' · ')}
      weight={weightOf(words)}
      thumb
    >
      <kit.Words sentence={words} still />
      {size === 'zoom' && ruling !== undefined && (
        <p className="it-s">
          {w.ruled}: {ruling}
        </p>
      )}
    </Face>
  )
}
