/** One seat's farmyard and the cards in front of it; spaces that can be chosen are lit. */

import { useState } from 'react'
import { columnOf, rowOf } from '../rules/farm/yard.ts'
import { Card } from './Card.tsx'
import { answerAt, cellOf } from './cells.ts'
import { cellName, Farm } from './Farm.tsx'
import { Fences, useFencing } from './Fences.tsx'
import { Goods } from './Goods.tsx'
import { lyingOn } from './laid.ts'
import type { Option, SeatProps } from './props.ts'

export function Mine(props: SeatProps) {
  const { Signs, Words } = props.kit
  const w = props.text.board
  const [open, setOpen] = useState<number | null>(null)
  const farm = props.view.table.farms[props.seat]
  const fence = props.seat === props.me ? props.view.decisions.find((d) => d.kind === 'fence') : undefined
  const edge = useFencing(props, fence)
  if (farm === undefined) return null
  const byCell = new Map<number, Option[]>()
  if (props.seat === props.me) {
    for (const option of props.options) {
      const cell = cellOf(option)
      if (cell !== null) byCell.set(cell, [...(byCell.get(cell) ?? []), option])
    }
  }
  const asked = byCell.size === 0 ? undefined : props.view.decisions.find((d) => answerAt(d, 0) !== null)
  const why = (cell: number) => {
    const answer = asked === undefined ? null : answerAt(asked, cell)
    if (answer !== null) props.why(answer)
  }
  const press = (cell: number) => {
    const options = byCell.get(cell) ?? []
    const [only] = options
    if (options.length === 1 && only !== undefined) {
      setOpen(null)
      props.choose(only.answer)
    } else setOpen(open === cell ? null : cell)
  }
  /** What lies on a card, in its corner. */
  const laid = (id: number) => {
    const line = lyingOn(farm, id, w)
    return (
      line.length > 0 && (
        <span className="a-on-card" data-pile={`card:${id}`}>
          <Signs line={line} or="/" />
        </span>
      )
    )
  }
  const more = [
    ...(farm.guests > 0 ? [w.guests(farm.guests)] : []),
    ...(farm.lodgers > 0 ? [w.lodgers(farm.lodgers)] : []),
  ]
  const several = open === null ? [] : (byCell.get(open) ?? [])
  const played = [...farm.occupations, ...farm.improvements]
  return (
    <div className="a-mine">
      <section className="frame a-farm">
        <h2 className="heading-4">
          {w.farm} <span className="it-s">{[w.houses[farm.house], ...more].join(' · ')}</span>
        </h2>
        <Farm
          farm={farm}
          words={w}
          kit={props.kit}
          highlights={new Set(byCell.keys())}
          press={press}
          why={asked === undefined ? undefined : why}
          {...(edge === undefined ? {} : { edge })}
        />
        {fence !== undefined && <Fences {...props} decision={fence} />}
        {several.length > 0 && open !== null && (
          <div className="row wrap a-several">
            <span className="it-s">{w.choose(cellName(rowOf(open), columnOf(open)))}</span>
            {several.map((option) => (
              <button
                type="button"
                className="btn small"
                key={option.key}
                onClick={() => {
                  setOpen(null)
                  props.choose(option.answer)
                }}
              >
                <Words sentence={option.sentence} still />
              </button>
            ))}
          </div>
        )}
      </section>
      <div className="a-beside">
        {props.seat !== props.me && <Goods {...props} />}
        {played.length > 0 && (
          <section className="a-played">
            <h2 className="heading-4">{w.played}</h2>
            <ul>
              {played.map((id) => (
                <li key={id} data-piece={`card:${id}`}>
                  <Card {...props} id={String(id)} dim={false} size="hand" />
                  {laid(id)}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  )
}
