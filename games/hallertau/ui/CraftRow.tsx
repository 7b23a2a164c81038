/** One row of the Community Center board: a craft building, its boulders and medals, each lit where it can be moved. */

import { toText } from '@dorfplatz/kernel'
import { CRAFT_GOODS, CRAFTS, GOOD_NAMES, LAST_SPACE, VP_SPACES, VP_SYMBOL } from '../rules/facts.ts'
import type { SeatView } from '../rules/view.ts'
import { advanceIn, type Highlight, type Highlights } from './highlights.ts'
import { lackingFor } from './lacking.ts'
import { proposalOf } from './paying.ts'
import type { SeatProps } from './props.ts'
import { CRAFT_ICONS, THING_ICONS, wordsOf } from './words.ts'

const JOINTS: readonly string[] = ['>', '>', '', '', '']
const SPACES = Array.from({ length: LAST_SPACE + 1 }, (_, i) => i)

interface RowProps {
  readonly row: number
  readonly own: SeatView
  readonly props: SeatProps
  readonly highlights: Highlights | null
}

/** What can be said of a lit thing in one class name. */
const lookOf = (spot: Highlight | undefined): string =>
  spot === undefined ? '' : spot.ways.length > 0 ? ' may' : spot.why !== null ? ' maynot' : ''

/** The whole row is the building's target: pieces are small where the page is. The cheapest payment is chosen at once. */
function Advance({ row, own, props, highlights }: RowProps) {
  const w = wordsOf(props.lang)
  const building = highlights?.crafts?.[row]
  if (building === undefined) return null
  const name = w.crafts[CRAFTS[row] ?? 'carpentry']
  const { ways, why } = building
  const proposed = proposalOf(ways, own)
  if (proposed === undefined && why === null) return null
  const press = () => {
    if (proposed === undefined) {
      if (why !== null) props.why(why)
    } else props.count(ways, () => document.querySelector(`.ccboard .adv[data-craft="${row}"]`))
  }
  return (
    <button
      type="button"
      className="adv"
      data-beside=""
      data-explain={`craft:${row}`}
      data-option={proposed?.key}
      data-craft={row}
      aria-label={proposed === undefined ? `${name}: ${w.why}` : toText(proposed.sentence)}
      onClick={press}
    />
  )
}

/** The goods that a building takes. */
function CraftGoods({ row, props }: RowProps) {
  const { Icon } = props.kit
  return (
    <span className="craft-goods">
      {(CRAFT_GOODS[row] ?? []).map((good, i) => (
        <span key={good} className="quantity">
          {i === 1 && JOINTS[row] !== '' && <i>{JOINTS[row]}</i>}
          <Icon name={THING_ICONS[good] ?? 'crops'} />
          {CRAFTS[row] === 'bakehouse' && i === 0 && <i>≤1</i>}
        </span>
      ))}
    </span>
  )
}

/** What a step would cost; otherwise the goods that the building takes, and what is missing for it. */
function Price(of: RowProps) {
  const { row, own, props, highlights } = of
  const { Icon } = props.kit
  const w = wordsOf(props.lang)
  const building = highlights?.crafts?.[row]
  const price = building === undefined ? null : (advanceIn(proposalOf(building.ways, own))?.pay ?? null)
  if (price !== null) {
    return (
      <span className="price-tag">
        {[...GOOD_NAMES, 'jewelry' as const].map((good) =>
          price[good] === undefined ? null : (
            <span className="quantity" key={good}>
              <b>{price[good]}</b>
              <Icon name={good} />
            </span>
          ),
        )}
      </span>
    )
  }
  if (building === undefined || building.ways.length > 0 || building.why === null || highlights?.free === true)
    return <CraftGoods {...of} />
  if ((own.crafts[row] ?? 0) >= LAST_SPACE) return <span className="lacks">{w.full}</span>
  const lacking = lackingFor(own, row, props.view.table.round)
  if (lacking === null) return <CraftGoods {...of} />
  return (
    <span className="lacks">
      <CraftGoods {...of} />
      {'tools' in lacking ? (
        <span className="short" title={w.lacksTools(lacking.tools)}>
          −{lacking.tools}
          <Icon name="tool" />
        </span>
      ) : (
        <span className="short" title={w.lacksGoods(lacking.goods)}>
          −{lacking.goods}
        </span>
      )}
    </span>
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
      data-explain="icon:boulder"
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
      <span className="cclabel" aria-hidden="true" data-explain={`craft:${row.row}`}>
        <b>{w.crafts[craft]}</b>
        <Price {...row} />
      </span>
      {SPACES.map((s) => {
        const boulder = boulderAt(s)
        const goes = s === at + 1 && (building?.ways.length ?? 0) > 0 ? ' ahead' : ''
        const look =
          s === at ? ` here${lookOf(building)}` : boulder === undefined ? '' : lookOf(highlights?.boulders?.[boulder])
        return (
          <span
            key={s}
            style={{ gridColumn: s + 3 }}
            className={`cell${s < own.center ? ' under' : ''}${s < at ? ' past' : ''}${goes}${look}`}
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
