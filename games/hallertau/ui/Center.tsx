/** The Community Center board: five rows of craft buildings and the tile that follows the hindmost; what is lit can be clicked. */

import { memo, useRef } from 'react'
import { CENTER_VP, CRAFTS, LAST_SPACE, WINDOW } from '../rules/facts.ts'
import { CraftRow } from './CraftRow.tsx'
import { highlightsOf } from './highlights.ts'
import { type SeatProps, sameSeat } from './props.ts'
import { wordsOf } from './words.ts'

const SPACES = Array.from({ length: LAST_SPACE + 1 }, (_, i) => i)

/** A board that is asked nothing looks the same whatever is offered elsewhere. */
function sameCenter(a: SeatProps, b: SeatProps): boolean {
  if (!sameSeat(a, b)) return false
  if (a.options === b.options && a.choose === b.choose && a.why === b.why) return true
  return highlightsOf(a) === null && highlightsOf(b) === null
}

export const Center = memo(PlainCenter, sameCenter)

function PlainCenter(props: SeatProps) {
  const { Icon, SeatShape } = props.kit
  const w = wordsOf(props.lang)
  const { round } = props.view.table
  const own = props.view.table.seats[props.seat]
  const highlights = highlightsOf(props)
  const grid = useRef<HTMLDivElement>(null)
  if (own === undefined) return null
  const vp = CENTER_VP[own.center] ?? 0
  const open = highlights?.crafts?.filter(({ ways }) => ways.length > 0).length ?? 0
  return (
    <section className={`frame player-board ccboard${highlights === null ? '' : ' is-step'}`} data-note-beside="">
      {highlights === null ? (
        <h2 className="region-head">
          <SeatShape seat={props.seat} />
          {props.view.table.first === props.seat && props.seat === props.me && (
            <span data-piece="first:marker">
              <Icon name="first" label={w.first} />
            </span>
          )}
          {w.center} <small>{w.centerHint(round)}</small>
        </h2>
      ) : (
        <h2 className="stepbar">
          <b className="step-name">{w.phases[8]}</b>
          <span>{w.stepPrice(round)}</span>
          {highlights.crafts !== null && <span className="right">{w.stepsOpen(open)}</span>}
        </h2>
      )}
      <div
        className="ccgrid"
        ref={grid}
        data-pile={`center:${props.seat}`}
        style={{ '--p': own.center } as React.CSSProperties}
      >
        <div className="cctrack" aria-hidden="true" data-explain="icon:centre">
          {SPACES.map((s) => (
            <span key={s} className={s === own.center ? 'now' : s < own.center ? 'past' : ''}>
              {(CENTER_VP[s] ?? 0) > 0 ? CENTER_VP[s] : WINDOW[s]}
              <Icon name={(CENTER_VP[s] ?? 0) > 0 ? 'vp' : 'worker'} />
            </span>
          ))}
        </div>
        <div
          className="cctile"
          data-explain="icon:centre"
          role="img"
          aria-label={`${w.center}: ${own.window} ${w.workers}${vp > 0 ? `, ${vp} ${w.points}` : ''}`}
        >
          <Icon name="centre" />
          <span className="window" data-piece={`window:${props.seat}`}>
            <b className="num">{vp > 0 ? vp : own.window}</b>
            <Icon name={vp > 0 ? 'vp' : 'worker'} />
          </span>
          {/* Cards speak of it by this name. */}
          <small className="window-name" aria-hidden="true">
            {w.window}
          </small>
        </div>
        {CRAFTS.map((craft, row) => (
          <CraftRow key={craft} row={row} own={own} props={props} highlights={highlights} />
        ))}
      </div>
    </section>
  )
}
