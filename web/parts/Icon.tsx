/** One woodcut from the sprite. With a label it speaks; without, it is decoration beside words that say the same. */

export function Icon({
  name,
  label,
  className = '',
}: {
  name: string
  label?: string | undefined
  className?: string
}) {
  const use = <use href={`#i-${name}`} />
  if (label === undefined || label === '') {
    return (
      <svg className={`ic ${className}`} aria-hidden="true">
        {use}
      </svg>
    )
  }
  return (
    <svg className={`ic ${className}`} role="img" aria-label={label}>
      <title>{label}</title>
      {use}
    </svg>
  )
}
