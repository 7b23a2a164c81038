/** The farmyard: three rows of five spaces with rooms, people, fields, pastures, stables and fences. */

import type { PointerEvent, ReactNode } from 'react'
import { ALL_CELLS, ALL_EDGES, columnOf, rowOf } from '../rules/farm/yard.ts'
import { GOODS } from '../rules/goods.ts'
import type { FarmView } from '../rules/view.ts'
import type { BoardWords } from '../text/board.ts'
import { type Housed, spread } from './herd.ts'
import { Pickets } from './Pickets.tsx'
import type { Props } from './props.ts'
import { saidIn } from './said.ts'

/** A space as players say it: row letter and column number. */
export const cellName = (row: number, column: number): string => `${'ABC'[row] ?? '?'}${column + 1}`

const ROW_NAMES = ['A', 'B', 'C']
const COLUMN_NAMES = ['1', '2', '3', '4', '5']

const CROP_ICONS: readonly string[] = ['', 'grain', 'vegetable', 'wood']

/** So many of a kind are drawn one by one; more are counted. */
const DRAWN = 4
/** Beside a house or stable there is room for fewer. */
const DRAWN_BESIDE = 2

function Several(props: { look: string; icon: string; n: number; drawn: number; Icon: Props['kit']['Icon'] }) {
  const { look, icon, n, Icon } = props
  if (n > props.drawn) {
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

/** What a drawing of the yard adds to a space while something is asked about it. */
export interface CellMarks {
  /** Spaces that can be chosen now. */
  readonly highlights?: ReadonlySet<number>
  /** Spaces drawn together just now. */
  readonly drawn?: ReadonlySet<number>
  /** Spaces that cannot be paid for now. */
  readonly beyond?: ReadonlySet<number>
  /** Just built, and not confirmed. */
  readonly stamped?: ReadonlySet<number>
  /** At the foot of a space: its price. */
  readonly tag?: (cell: number) => ReactNode
  readonly press?: (cell: number) => void
  /** Says why another space cannot be chosen; absent where no space is asked for. */
  readonly why?: ((cell: number) => void) | undefined
}

interface FarmProps extends CellMarks {
  readonly farm: FarmView
  /** So many people are in the house. */
  readonly home: number
  readonly housed: Housed
  readonly words: BoardWords
  readonly kit: Props['kit']
  readonly lang: Props['lang']
  readonly seat: number
  /** Fences that are planned. */
  readonly planned?: readonly number[]
  /** Draws a button for an edge that has no fence yet. */
  readonly edge?: ((edge: number) => ReactNode) | undefined
  /** Drawing across spaces. */
  readonly drawing?: { readonly [handler: string]: (event: PointerEvent<HTMLElement>) => void }
}

export function Farm(props: FarmProps) {
  const { farm, kit, housed } = props
  const { Icon, SeatIcon } = kit
  const w = props.words
  const s = saidIn(props.lang)
  const inPasture = new Set(farm.pastures.flat())
  const animals = spread(housed)
  return (
    <div className="yard" data-pile="yard" {...props.drawing}>
      {ALL_CELLS.map((cell) => {
        const name = cellName(rowOf(cell), columnOf(cell))
        const crop = farm.crops.find((c) => c.place === cell)
        const roomAt = farm.rooms.indexOf(cell)
        const room = roomAt >= 0
        const herd = animals.get(cell)
        const field = farm.fields.includes(cell)
        const stable = farm.stables.includes(cell)
        const pasture = inPasture.has(cell)
        // Who has no room of their own yet sleeps in the last one.
        const over = roomAt === farm.rooms.length - 1 ? Math.max(0, props.home - farm.rooms.length) : 0
        const home = room && roomAt < props.home ? 1 + over : 0
        const what = [
          room && w.houses[farm.house],
          home > 0 && s.persons(home),
          field && w.field,
          pasture && w.pasture,
          stable && w.stable,
          crop && `${crop.n}`,
          herd && `${herd.n} ${w.goods[(GOODS as readonly string[]).indexOf(herd.icon)] ?? ''}`,
        ].filter((x) => typeof x === 'string')
        const label = `${name}: ${what.join(', ') || '–'}`
        const highlighted = props.highlights?.has(cell) === true
        const look = [
          'ycell',
          pasture ? 'pasture' : '',
          room ? `room house-${farm.house}` : field ? 'field' : 'grass',
          props.drawn?.has(cell) === true ? 'drawn' : '',
          props.beyond?.has(cell) === true ? 'beyond' : '',
        ]
          .filter((part) => part !== '')
          .join(' ')
        const inside = (
          <>
            {room && <Built kind="room" cell={cell} Icon={Icon} />}
            {field && <Built kind="field" cell={cell} Icon={Icon} />}
            {stable && <Built kind="stable" cell={cell} Icon={Icon} />}
            {Array.from({ length: home }, (_, i) => i).map((i) => (
              <SeatIcon key={i} seat={props.seat} name="person" className={i === 0 ? 'yperson' : 'yperson over'} />
            ))}
            {herd !== undefined && (
              <Several
                look="yherd pasted"
                icon={herd.icon}
                n={herd.n}
                drawn={room || stable ? DRAWN_BESIDE : DRAWN}
                Icon={Icon}
              />
            )}
            {crop !== undefined && (
              <Several
                look="ycrop pasted"
                icon={CROP_ICONS[crop.crop] ?? 'grain'}
                n={crop.n}
                drawn={DRAWN}
                Icon={Icon}
              />
            )}
            {props.stamped?.has(cell) === true && (
              <span className="stamp">
                <Icon name="check" />
              </span>
            )}
            {props.tag?.(cell)}
          </>
        )
        const style = { gridArea: `${rowOf(cell) + 1} / ${columnOf(cell) + 1}` }
        return highlighted || props.why !== undefined ? (
          <button
            type="button"
            key={cell}
            data-cell={cell}
            data-explain={`cell:${props.seat}.${cell}`}
            style={style}
            aria-label={highlighted ? label : `${label}. ${w.why}`}
            aria-pressed={props.drawn === undefined ? undefined : props.drawn.has(cell)}
            className={`${look} ${highlighted ? 'highlighted' : 'cannot'}`}
            onClick={() => (highlighted ? props.press?.(cell) : props.why?.(cell))}
          >
            {inside}
          </button>
        ) : (
          <div
            key={cell}
            role="img"
            aria-label={label}
            data-cell={cell}
            data-explain={`cell:${props.seat}.${cell}`}
            style={style}
            className={look}
          >
            {inside}
          </div>
        )
      })}
      {ROW_NAMES.map((name, i) => (
        <i key={name} className="yrow" style={{ gridArea: `${i + 1} / 1` }} aria-hidden="true">
          {name}
        </i>
      ))}
      {COLUMN_NAMES.map((name, i) => (
        <i key={name} className="ycolumn" style={{ gridArea: `3 / ${i + 1}` }} aria-hidden="true">
          {name}
        </i>
      ))}
      <Pickets built={farm.fences} planned={props.planned ?? []} />
      {housed.pastures.map(({ cells, herd, room }) => {
        const [first = 0] = cells
        return (
          <span
            className="yroom"
            key={first}
            style={{ gridArea: `${rowOf(first) + 1} / ${columnOf(first) + 1}` }}
            aria-hidden="true"
          >
            {s.of(herd?.n ?? 0, room)}
          </span>
        )
      })}
      {props.edge !== undefined && ALL_EDGES.map((edge) => (farm.fences.includes(edge) ? null : props.edge?.(edge)))}
    </div>
  )
}
