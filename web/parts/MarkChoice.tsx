/** A choice among the marks: shapes with their colours, those that others have shown as taken. */

import { useId } from 'react'
import { useText } from '../text/index.ts'
import { MARKS, SeatShape } from './Seat.tsx'

const ALL = Array.from({ length: MARKS }, (_, mark) => mark)

export function MarkChoice(props: {
  legend: string
  help?: string
  value: number | null
  /** Marks that cannot be had. */
  taken?: readonly number[]
  onChange: (mark: number) => void
}) {
  const t = useText()
  const name = useId()
  return (
    <fieldset className="choice mark-choice">
      <legend>{props.legend}</legend>
      {props.help !== undefined && <p className="rule">{props.help}</p>}
      <div className="marks">
        {ALL.map((mark) => {
          const shape = t.seatShape[mark] ?? ''
          const taken = props.taken?.includes(mark) === true
          return (
            <label
              className={`btn small seat-${mark + 1}${mark === props.value ? ' is-chosen' : taken ? ' off' : ''}`}
              key={mark}
              title={taken ? t.colour.taken(shape) : t.colour.take(shape)}
            >
              <input
                type="radio"
                name={name}
                checked={mark === props.value}
                disabled={taken}
                aria-label={taken ? t.colour.taken(shape) : shape}
                onChange={() => props.onChange(mark)}
              />
              <SeatShape seat={mark} mark={mark} className="i28" />
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
