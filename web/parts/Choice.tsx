/** One of several: a group of radio buttons drawn as type blocks, with a word of help where it needs one. */

import { useId } from 'react'

export interface ChoiceItem<T> {
  readonly value: T
  readonly label: string
  readonly help?: string
  /** Does not go with the rest of what is chosen. */
  readonly off?: boolean
}

export function Choice<T extends string | number | boolean>(props: {
  legend: string
  help?: string
  items: readonly ChoiceItem<T>[]
  value: T
  onChange: (value: T) => void
}) {
  const name = useId()
  return (
    <fieldset className="choice">
      <legend>{props.legend}</legend>
      {props.help !== undefined && <p className="rule">{props.help}</p>}
      <div className="choice-items">
        {props.items.map((item) => (
          <label
            className={`btn small${item.value === props.value ? ' is-chosen' : ''}${item.off === true ? ' off' : ''}`}
            key={String(item.value)}
          >
            <input
              type="radio"
              name={name}
              disabled={item.off === true}
              checked={item.value === props.value}
              onChange={() => props.onChange(item.value)}
            />
            <span>
              {item.label}
              {item.help !== undefined && <small>{item.help}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
