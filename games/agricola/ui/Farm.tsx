/** The farmyard: three rows of five spaces with rooms, fields, pastures, stables and fences. */

import type { ReactNode } from 'react'
import { ALL_CELLS, ALL_EDGES, COLUMNS, columnOf, ROWS, rowOf, VERTICAL } from '../rules/farm/yard.ts'
import type { FarmView } from '../rules/view.ts'
import type { BoardWords } from '../text/board.ts'
import { herds, spread } from './herd.ts'
import type { Props } from './props.ts'
import { GOOD_ICONS } from './words.ts'

/** A space as players say it: row letter and column number. */
export const cellName = (row: number, column: number): string => `${'ABC'[row] ?? '?'}${column + 1}`

const CROP_ICONS: readonly string[] = ['', 'grain', 'vegetable', 'wood']

/** Where an edge lies, in percent of the yard, and whether it lies or stands. */
export function edgePlace(edge: number): { x: number; y: number; lies: boolean } {
  const lies = edge < VERTICAL
  const at = lies ? edge : edge - VERTICAL
  const row = Math.floor(at / 6)
  const column = at % 6
  return { x: (column / COLUMNS) * 100, y: (row / ROWS) * 100, lies }
}

export function edgeName(edge: number, w: BoardWords): string {
  const lies = edge < VERTICAL
  const at = lies ? edge : edge - VERTICAL
  const row = Math.floor(at / 6)
  const column = at % 6
  if (lies) return row < ROWS ? w.above(cellName(row, column)) : w.below(cellName(row - 1, column))
  return column < COLUMNS ? w.left(cellName(row, column)) : w.right(cellName(row, column - 1))
}

function edgeStyle(edge: number): React.CSSProperties {
  const { x, y, lies } = edgePlace(edge)
  return { left: `${x}%`, top: `${y}%`, ...(lies ? { width: `${100 / COLUMNS}%` } : { height: `${100 / ROWS}%` }) }
}

/** So many of a kind are drawn one by one; more are counted. */
const DRAWN = 4

function Several(props: { look: string; icon: string; n: number; Icon: Props['kit']['Icon'] }) {
  const { look, icon, n, Icon } = props
  if (n > DRAWN) {
    return (
      <span className={`quantity ${look} many`}>
        <b>{n}</b>
        <Icon name={icon} />
      </span>
    )
  }
  return (
    <span className={`${look} herd-of-${n}`}>
      {Array.from({ length: n }, (_, i) => `${icon} ${i}`).map((key) => (
        <Icon key={key} name={icon} />
      ))}
    </span>
  )
}

const BUILT_ICONS = { room: 'room', field: 'fieldtile', stable: 'stable' } as const

/** What stands on a space for good: when it is built it travels there. */
function Built(props: { kind: keyof typeof BUILT_ICONS; cell: number; Icon: Props['kit']['Icon'] }) {
  return (
    <span className="ybuilt" data-piece={`${props.kind}:${props.cell}`}>
      <props.Icon name={BUILT_ICONS[props.kind]} />
    </span>
  )
}

export function Farm(props: {
  farm: FarmView
  words: BoardWords
  kit: Props['kit']
  /** Spaces that can be chosen now. */
  highlights?: ReadonlySet<number>
  press?: (cell: number) => void
  /** Says why another space cannot be chosen; absent where no space is asked for. */
  why?: ((cell: number) => void) | undefined
  /** Draws a button for an edge that has no fence yet. */
  edge?: (edge: number, style: React.CSSProperties, lies: boolean) => ReactNode
}) {
  const { farm, kit } = props
  const { Icon } = kit
  const w = props.words
  const inPasture = new Set(farm.pastures.flat())
  const animals = spread(herds(farm), farm.pastures)
  return (
    <div className="yard" data-pile="yard">
      {ALL_CELLS.map((cell) => {
        const name = cellName(rowOf(cell), columnOf(cell))
        const crop = farm.crops.find((c) => c.place === cell)
        const room = farm.rooms.includes(cell)
        const herd = animals.get(cell)
        const field = farm.fields.includes(cell)
        const stable = farm.stables.includes(cell)
        const pasture = inPasture.has(cell)
        const what = [
          room && w.houses[farm.house],
          field && w.field,
          pasture && w.pasture,
          stable && w.stable,
          crop && `${crop.n}`,
          herd && `${herd.n} ${w.goods[(GOOD_ICONS as readonly string[]).indexOf(herd.icon)] ?? ''}`,
        ].filter((x) => typeof x === 'string')
        const label = `${name}: ${what.join(', ') || '–'}`
        const look = `ycell${pasture ? ' pasture' : ''}${room || field ? '' : ' grass'}${room ? ` room house-${farm.house}` : ''}${field ? ' field' : ''}`
        const inside = (
          <>
            <span className="yname">{name}</span>
            {room && <Built kind="room" cell={cell} Icon={Icon} />}
            {field && <Built kind="field" cell={cell} Icon={Icon} />}
            {stable && <Built kind="stable" cell={cell} Icon={Icon} />}
            {herd !== undefined && <Several look="yherd pasted" icon={herd.icon} n={herd.n} Icon={Icon} />}
            {crop !== undefined && (
              <Several look="ycrop pasted" icon={CROP_ICONS[crop.crop] ?? 'grain'} n={crop.n} Icon={Icon} />
            )}
          </>
        )
        const highlighted = props.highlights?.has(cell) === true
        return highlighted || props.why !== undefined ? (
          <button
            type="button"
            key={cell}
            aria-label={highlighted ? label : `${label}. ${w.why}`}
            className={`${look} ${highlighted ? 'highlighted' : 'cannot'}`}
            onClick={() => (highlighted ? props.press?.(cell) : props.why?.(cell))}
          >
            {inside}
            {!highlighted && <Icon name="whynot" className="a-sign" />}
          </button>
        ) : (
          <div key={cell} role="img" aria-label={label} className={look}>
            {inside}
          </div>
        )
      })}
      {ALL_EDGES.map((edge) => {
        const lies = edge < VERTICAL
        if (farm.fences.includes(edge)) {
          return <span key={edge} className={`fence ${lies ? 'lies' : 'stands'}`} style={edgeStyle(edge)} />
        }
        return props.edge?.(edge, edgeStyle(edge), lies) ?? null
      })}
    </div>
  )
}
