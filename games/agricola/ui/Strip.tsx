/** A card as a strip of the rack: its kind's color, its name, what it costs or asks for. */

import { soften } from '@dorfplatz/ui'
import { findCard } from '../cards/registry.ts'
import { kindOf } from './Card.tsx'
import { drawings } from './drawings.ts'
import { housed } from './herd.ts'
import { lyingOn } from './laid.ts'
import type { CardProps, SeatProps } from './props.ts'

/** Longer names are set closer; every good of a price takes room from the name. */
const LONG = 11
const WITH_PRICE = 12
const PRICE = 3

export function Strip(props: CardProps) {
  const { kit, lang } = props
  const entry = props.card(props.id)
  const card = findCard(Number(props.id))
  if (entry === undefined || card === undefined) return null
  const draw = drawings(props.text.board.nouns)
  const [cost] = card.cost
  const { length } = entry.name[lang]
  const long = length > LONG || length + PRICE * Object.keys(cost ?? {}).length > WITH_PRICE
  const price = cost === undefined ? null : draw.goods({ ...cost })
  return (
    <span className={`a-strip ${kindOf(card.no)}${props.dim ? ' strip-dim' : ''}`}>
      <i className="strip-deck" />
      <span className={`strip-name${long ? ' long' : ''}`}>
        {lang === 'de' ? soften(entry.name.de) : entry.name.en}
      </span>
      {price !== null && (
        <span className="strip-price">
          <kit.Signs line={price} or="/" />
        </span>
      )}
    </span>
  )
}

/** What lies or stands on a played card. */
export function OnStrip(props: SeatProps & { readonly id: string }) {
  const { Icon, Signs } = props.kit
  const w = props.text.board
  const farm = props.view.table.farms[props.seat]
  const no = Number(props.id)
  if (farm === undefined) return null
  const line = lyingOn(farm, no, w)
  const animals = housed(farm).cards.get(no) ?? []
  if (line.length === 0 && animals.length === 0) return null
  return (
    <span className="a-on-strip" data-pile={`card:${no}`}>
      <Signs line={line} or="/" />
      {animals.map(({ icon, n }) => (
        <span className="quantity a-pen" key={icon}>
          {n > 1 && <b>{n}</b>}
          <Icon name={icon} />
        </span>
      ))}
    </span>
  )
}
