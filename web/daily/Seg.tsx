/** One of a few, side by side. */

export function Seg<T extends string>({
  label,
  items,
  value,
  onChange,
}: {
  label: string
  items: readonly { readonly value: T; readonly label: string }[]
  value: T
  onChange: (value: T) => void
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form.
    <div className="seg" role="group" aria-label={label}>
      {items.map((item) => (
        <button type="button" key={item.value} aria-pressed={item.value === value} onClick={() => onChange(item.value)}>
          {item.label}
        </button>
      ))}
    </div>
  )
}
