/** A link as a QR code, for the phone across the table. */

import { useMemo } from 'react'
import { qr } from './qr.ts'

export function Qr({ text, label }: { text: string; label: string }) {
  const grid = useMemo(() => qr(text), [text])
  if (grid === null) return null
  const size = grid.length + 8
  const d = grid.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : ''))).join('')
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} className="qr-paper" />
      <path d={d} className="qr-ink" />
    </svg>
  )
}
