/** Signs of the interface in one line: what the woodcuts do not show. */

const PATHS = {
  exchange: 'M4 8h13l-4-4M20 16H7l4 4',
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M7 5v14M17 5v14',
  roundBack: 'M18 5v14L8 12zM5.5 5v14',
  roundOn: 'M6 5v14l10-7zM18.5 5v14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  eye: 'M2.5 12s3.5-6 9.5-6 9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  settings:
    'M4 7h7M17 7h3M14 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM4 17h3M13 17h7M10 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.1M4 12h.1M4 18h.1',
} as const

export type GlyphName = keyof typeof PATHS

/** Decoration beside words that say the same. */
export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg className="glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
