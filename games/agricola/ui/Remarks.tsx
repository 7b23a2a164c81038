/** What cards have to say about a space: whom others pay, whose mark is there, who may come although somebody stands there. */

import { Fragment } from 'react'
import { type Remark, remarkSaid } from './laid.ts'
import type { Props } from './props.ts'

export const cardName = (card: number, { card: find, lang }: Props): string =>
  find(String(card))?.name[lang] ?? String(card)

export const said = (remark: Remark, props: Props): string =>
  remarkSaid(remark, props.names[remark.seat] ?? '', cardName(remark.card, props), props.text.board)

export function Remarks({ remarks, props }: { remarks: readonly Remark[]; props: Props }) {
  const { Icon, SeatShape } = props.kit
  if (remarks.length === 0) return null
  return (
    <span className="a-remarks" aria-hidden="true">
      {remarks.map((remark) => (
        <span className="quantity a-remark" key={`${remark.kind} ${remark.card}`} title={said(remark, props)}>
          <SeatShape seat={remark.seat} className="i16" />
          {remark.kind === 'mark' && <Icon name="fence" />}
          {remark.kind === 'step' && <Icon name="person" />}
          {Object.entries(remark.goods).map(([good, n]) => (
            <Fragment key={good}>
              <b className="num">{n}</b>
              <Icon name={good} />
            </Fragment>
          ))}
        </span>
      ))}
    </span>
  )
}
