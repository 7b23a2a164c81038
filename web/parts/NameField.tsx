/** Where a person writes a name: says at once, and in words, when it cannot be one. */

import { isName, NAME_LENGTH } from '@dorfplatz/protocol/name'
import { useEffect, useId, useRef } from 'react'
import { useText } from '../text/index.ts'

export function NameField(props: {
  value: string
  onChange: (name: string) => void
  required?: boolean
  placeholder?: string
  /** The words beside the field; small ones in a row of other fields. */
  caption?: string
  small?: boolean
  /** Spoken where no words stand beside the field. */
  label?: string
  /** One's own name, which the browser may know. */
  own?: boolean
  className?: string
}) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const help = `${id}-help`
  const { value } = props
  const empty = value.trim() === ''
  const wrong = !empty && !isName(value)
  const complaint = wrong ? t.names.allowed : empty && props.required === true ? t.names.missing : ''
  // The form it stands in is not sent, and says why in the language of the page.
  useEffect(() => input.current?.setCustomValidity(complaint), [complaint])
  // What stands below the field is not said a second time by the browser, which would cover the next one with it.
  const refuse = (event: React.FormEvent<HTMLInputElement>) => {
    if (!wrong) return
    event.preventDefault()
    const field = event.currentTarget
    if (field.form?.querySelector('input:invalid') === field) field.focus()
  }
  const field = (
    <input
      ref={input}
      id={id}
      className={props.className ?? 'field'}
      value={value}
      maxLength={NAME_LENGTH}
      required={props.required ?? false}
      aria-invalid={wrong}
      {...(wrong ? { 'aria-describedby': help } : {})}
      {...(props.label === undefined ? {} : { 'aria-label': props.label })}
      {...(props.placeholder === undefined ? {} : { placeholder: props.placeholder })}
      {...(props.own === true ? { autoComplete: 'nickname' } : {})}
      onInvalid={refuse}
      onChange={(event) => props.onChange(event.target.value)}
    />
  )
  const note = wrong && (
    <small className="name-wrong" id={help} role="alert">
      {t.names.allowed}
    </small>
  )
  if (props.caption === undefined) {
    return (
      <>
        {field}
        {note}
      </>
    )
  }
  return (
    <div className={`name-field ${props.small === true ? 'grow' : 'choice'}`}>
      <label htmlFor={id} className={props.small === true ? 'cap' : 'legend'}>
        {props.caption}
      </label>
      {field}
      {note}
    </div>
  )
}
