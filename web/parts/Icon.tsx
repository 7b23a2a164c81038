/** One woodcut from the sheet. With a label it speaks; without, it is decoration beside words that say the same. */

import { fetchWoodcut } from './sprite.ts'

/** What takes its colours from where it stands: the interface's signs, a seat's people, rooms of different houses. */
const IN_PLACE = new Set(['undo', 'arrow', 'up', 'check', 'close', 'person', 'family', 'room', 'ship'])

interface IconProps {
  readonly name: string
  readonly label?: string | undefined
  readonly className?: string
}

function Drawn({ name, label, className }: IconProps) {
  const use = <use href={`#i-${name}`} />
  if (label === undefined) {
    return (
      <svg className={`icon ${className}`} aria-hidden="true">
        {use}
      </svg>
    )
  }
  return (
    <svg className={`icon ${className}`} role="img" aria-label={label}>
      <title>{label}</title>
      {use}
    </svg>
  )
}

export function Icon({ name, label: words, className = '' }: IconProps) {
  fetchWoodcut(name)
  const label = words === '' ? undefined : words
  if (IN_PLACE.has(name) || className.includes('print'))
    return <Drawn name={name} label={label} className={className} />
  const look = `icon pic i-${name} ${className}`
  if (label === undefined) return <span className={look} aria-hidden="true" />
  return <span className={look} role="img" aria-label={label} title={label} />
}
