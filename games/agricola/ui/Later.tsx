/** A round to come on the board: its stage, the goods that wait there, and what cards offer then. */

import type { Seat } from '@dorfplatz/kernel'
import { Fragment } from 'react'
import type { Coming } from '../rules/cards/shown.ts'
import { stagesOf } from '../rules/work/spaces.ts'
import { offerSaid, offersIn } from './laid.ts'
import { goodIcon } from './prints.ts'
import type { Props } from './props.ts'
import { cardName } from './Remarks.tsx'

/** The stage each round belongs to, 1 to 6. */
const STAGE_OF = stagesOf(false).flatMap((cards, stage) => cards.map(() => stage + 1))
const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI']

/** Something a card offers in a round to come: what it brings, and the price. */
function Offer({ offer, props }: { offer: Coming & { readonly seat: Seat }; props: Props }) {
  const { Icon, SeatShape } = props.kit
  const { seat, card, goods, price, fields, fences } = offer
  const words = offerSaid(offer, props.names[seat] ?? '', cardName(card, props), props.text.board)
  const brings = [...Object.entries(goods), ...(fields > 0 ? [['fieldtile', fields] as const] : [])]
  return (
    <span className="quantity a-offer" title={words}>
      <span className="sr-only">{words}</span>
      <SeatShape seat={seat} className="i16" />
      {[...brings, ...(fences > 0 ? [['fence', fences] as const] : [])].map(([icon, n]) => (
        <Fragment key={icon}>
          {n > 1 && <b className="num">{n}</b>}
          <Icon name={icon} />
        </Fragment>
      ))}
      {Object.entries(price).map(([good, n]) => (
        <small key={good}>
          −{n}
          <Icon name={good} />
        </small>
      ))}
    </span>
  )
}

export function Later({ round, props }: { round: number; props: Props }) {
  const { Icon, SeatShape } = props.kit
  const w = props.text.board
  const waiting = props.view.table.farms.flatMap((farm, seat) => {
    const lies = new Map<number, number>()
    for (const [at, good = 0, n = 0] of farm.future) if (at === round) lies.set(good, (lies.get(good) ?? 0) + n)
    return [...lies].map(([good, n]) => ({ seat, good, n }))
  })
  const offers = offersIn(props.view.table, round)
  return (
    <div className="a-later" data-explain={`later:${round}`}>
      <i className="a-round">{round}</i>
      <span className="a-stage">
        <span className="a-stage-word">{w.stage} </span>
        {ROMAN[STAGE_OF[round - 1] ?? 0]}
      </span>
      {waiting.length + offers.length > 0 && (
        <span className="a-waiting">
          {waiting.map(({ seat, good, n }) => (
            <span className="quantity" key={`${seat} ${good}`} title={props.names[seat]}>
              <span className="sr-only">{props.names[seat]}</span>
              <SeatShape seat={seat} className="i16" />
              <b className="num">{n}</b>
              <Icon name={goodIcon(good)} label={w.goods[good]} />
            </span>
          ))}
          {offers.map((offer) => (
            <Offer key={`${offer.seat} ${offer.card}`} offer={offer} props={props} />
          ))}
        </span>
      )}
    </div>
  )
}
