/** One row of the Community Center board: a craft building, its boulders and medals, each lit where it can be moved. */

import { toText } from '@dorfplatz/kernel'
import { CRAFT_GOODS, CRAFTS, LAST_SPACE, VP_SPACES, VP_SYMBOL } from '../rules/facts.ts'
import type { SeatView } from '../rules/view.ts'
import type { Highlight, Highlights } from './highlights.ts'
import type { SeatProps } from './props.ts'
import { CRAFT_ICONS, THING_ICONS, wordsOf } from './words.ts'

const JOINTS: readonly string[] = ['>', '>', '', '', '']
const SPACES = Array.from({ length: LAST_SPACE + 1 }, (_, i) => i)

interface RowProps {
  readonly row: number
  readonly own: SeatView
  readonly props: SeatProps
  readonly highlights: Highlights | null
  /** Whether the building's payments lie open below. */
  readonly open: boolean
  readonly toggle: () => void
}

/** What can be said of a lit thing in one class name. */
const lookOf = (spot: Highlight | undefined): string =>
  spot === undefined ? '' : spot.ways.length > 0 ? ' may' : spot.why !== null ? ' maynot' : ''

/** The whole row is the building's target: pieces are small where the page is. */
function Advance({ row, props, highlights, open, toggle }: RowProps) {
  const w = wordsOf(props.lang)
  const building = highlights?.crafts?.[row]
  if (building === undefined) return null
  const name = w.crafts[CRAFTS[row] ?? 'carpentry']
  const { ways, why } = building
  const [only] = ways
  const several = ways.length > 1
  if (only === undefined && why === null) return null
  const press = () => {
    if (several) toggle()
    else if (only !== undefined) props.choose(only.answer)
    else if (why !== null) props.why(why)
  }
  return (
    <button
      type="button"
      className="adv"
      data-option={several ? undefined : only?.key}
      data-craft={row}
      aria-label={
        only === undefined ? `${name}: ${w.why}` : several ? w.advanceWays(name, ways.length) : toText(only.sentence)
      }
      aria-expanded={several ? open : undefined}
      onClick={press}
    />
  )
}

function Shove({ boulder, row, own, props, highlights }: RowProps & { readonly boulder: number }) {
  const w = wordsOf(props.lang)
  const stone = highlights?.boulders?.[boulder]
  const way = stone?.ways[0]
  const why = stone?.why ?? null
  if (way === undefined && why === null) return null
  const press = () => {
    if (way !== undefined) props.choose(way.answer)
    else if (why !== null) props.why(why)
  }
  return (
    <button
      type="button"
      className="shove"
      data-option={way?.key}
      style={{ gridColumn: (own.boulders[boulder] ?? 0) + 3 }}
      aria-label={
        way === undefined ? `${w.boulder}, ${w.crafts[CRAFTS[row] ?? 'carpentry']}: ${w.why}` : toText(way.sentence)
      }
      onClick={press}
    />
  )
}

export function CraftRow(row: RowProps) {
  const { own, props, highlights } = row
  const { Icon } = props.kit
  const w = wordsOf(props.lang)
  const craft = CRAFTS[row.row] ?? 'carpentry'
  const at = own.crafts[row.row] ?? 0
  const pair = [2 * row.row, 2 * row.row + 1]
  const boulderAt = (space: number) => pair.find((boulder) => own.boulders[boulder] === space)
  const stones = SPACES.filter((space) => boulderAt(space) !== undefined)
  const building = highlights?.crafts?.[row.row]
  return (
    <div className={`ccrow${lookOf(building)}`}>
      <span className="sr-only">
        {`${w.crafts[craft]}: ${w.nextSpace} ${at + 1}. ${w.boulder}: ${stones.join(', ') || '–'}`}
      </span>
      <span className="cclabel" aria-hidden="true">
        <b>{w.crafts[craft]}</b>
        <span className="craft-goods">
          {(CRAFT_GOODS[row.row] ?? []).map((good, i) => (
            <span key={good} className="quantity">
              {i === 1 && JOINTS[row.row] !== '' && <i>{JOINTS[row.row]}</i>}
              <Icon name={THING_ICONS[good] ?? 'crops'} />
              {craft === 'bakehouse' && i === 0 && <i>≤1</i>}
            </span>
          ))}
        </span>
      </span>
      {SPACES.map((s) => {
        const boulder = boulderAt(s)
        const look =
          s === at ? ` here${lookOf(building)}` : boulder === undefined ? '' : lookOf(highlights?.boulders?.[boulder])
        return (
          <span
            key={s}
            style={{ gridColumn: s + 3 }}
            className={`cell${s < own.center ? ' under' : ''}${look}`}
            aria-hidden="true"
          >
            {VP_SPACES.includes(s) && s !== at && boulder === undefined && (
              <span className={`vpn${s < at ? ' won' : ''}`}>
                <Icon name="vp" />
                <b>{VP_SYMBOL}</b>
              </span>
            )}
            {boulder !== undefined && (
              <span className="piece" data-piece={`boulder:${props.seat}:${boulder}`}>
                <Icon name="boulder" className="boulder-icon" />
              </span>
            )}
            {s === at && (
              <span className="piece" data-piece={`building:${props.seat}:${row.row}`}>
                <Icon name={CRAFT_ICONS[row.row] ?? 'carpentry'} className="bld" />
              </span>
            )}
            {look === ' here maynot' && <Icon name="whynot" className="ask" />}
          </span>
        )
      })}
      <Advance {...row} />
      {pair.map((boulder) => (
        <Shove key={boulder} {...row} boulder={boulder} />
      ))}
    </div>
  )
}
