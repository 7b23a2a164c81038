/** The Community Center board: five rows of craft buildings and the tile that follows the hindmost; what is lit can be clicked. */

import { memo, useEffect, useId, useRef, useState } from 'react'
import { CENTER_VP, CRAFTS, LAST_SPACE, WINDOW } from '../rules/facts.ts'
import { CraftRow } from './CraftRow.tsx'
import { highlightsOf } from './highlights.ts'
import { type SeatProps, sameSeat } from './props.ts'
import { NextSpace, Way } from './Ways.tsx'
import { wordsOf } from './words.ts'

const SPACES = Array.from({ length: LAST_SPACE + 1 }, (_, i) => i)

/** How much of a row's payments stands above the middle of the row, where they lie beside it. */
const ABOVE = ['20%', '31%', '43%', '54%', '66%']

/** A board that is asked nothing looks the same whatever is offered elsewhere. */
function sameCenter(a: SeatProps, b: SeatProps): boolean {
  if (!sameSeat(a, b)) return false
  if (a.options === b.options && a.choose === b.choose && a.why === b.why) return true
  return highlightsOf(a) === null && highlightsOf(b) === null
}

export const Center = memo(PlainCenter, sameCenter)

function PlainCenter(props: SeatProps) {
  const { Icon } = props.kit
  const w = wordsOf(props.lang)
  const { round } = props.view.table
  const own = props.view.table.seats[props.seat]
  const highlights = highlightsOf(props)
  const asked = highlights?.decision.id
  /** The building whose payments lie open, for the question at hand only. */
  const [opened, setOpened] = useState<{ readonly craft: number; readonly asked: string | undefined } | null>(null)
  const open = opened !== null && opened.asked === asked ? opened.craft : null
  const grid = useRef<HTMLDivElement>(null)
  const title = useId()
  const buttonOf = (craft: number | null) => grid.current?.querySelector<HTMLElement>(`.adv[data-craft="${craft}"]`)
  useEffect(() => {
    if (open === null) return
    grid.current?.querySelector('.ccways')?.scrollIntoView({ block: 'nearest' })
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && grid.current?.contains(event.target) !== true) setOpened(null)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpened(null)
      grid.current?.querySelector<HTMLElement>(`.adv[data-craft="${open}"]`)?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])
  if (own === undefined) return null
  const vp = CENTER_VP[own.center] ?? 0
  return (
    <section className="frame player-board ccboard">
      <h2 className="heading-4">
        {w.center} <span className="it-s">{w.centerHint(round)}</span>
      </h2>
      <div
        className="ccgrid"
        ref={grid}
        data-pile={`center:${props.seat}`}
        style={{ '--p': own.center } as React.CSSProperties}
      >
        <div className="cctrack" aria-hidden="true">
          {SPACES.map((s) => (
            <span key={s} className={s === own.center ? 'now' : s < own.center ? 'past' : ''}>
              {(CENTER_VP[s] ?? 0) > 0 ? (
                <span className="vpn">
                  <Icon name="vp" />
                  <b>{CENTER_VP[s]}</b>
                </span>
              ) : (
                <>
                  {WINDOW[s]}
                  <Icon name="worker" />
                </>
              )}
            </span>
          ))}
        </div>
        <div
          className="cctile"
          role="img"
          aria-label={`${w.center}: ${own.window} ${w.workers}${vp > 0 ? `, ${vp} ${w.points}` : ''}`}
        >
          <Icon name="centre" />
          <span className="window" data-piece={`window:${props.seat}`}>
            <b className="num">{vp > 0 ? vp : own.window}</b>
            <Icon name={vp > 0 ? 'vp' : 'worker'} />
          </span>
        </div>
        {CRAFTS.flatMap((craft, row) => [
          <CraftRow
            key={craft}
            row={row}
            own={own}
            props={props}
            highlights={highlights}
            open={open === row}
            toggle={() => setOpened(open === row ? null : { craft: row, asked })}
          />,
          open === row && (
            <section
              key={`${craft} ways`}
              className="ccways"
              style={{ '--row': row + 2, '--above': ABOVE[row] } as React.CSSProperties}
              aria-labelledby={title}
            >
              <h3 id={title}>
                {w.crafts[craft]} <NextSpace own={own} craft={row} props={props} />
              </h3>
              <div className="ways">
                {(highlights?.crafts?.[row]?.ways ?? []).map((option) => (
                  <Way
                    key={option.key}
                    option={option}
                    props={props}
                    onPay={() => {
                      setOpened(null)
                      // Who plays by keyboard stays at the building that was paid for.
                      buttonOf(row)?.focus({ preventScroll: true })
                    }}
                  />
                ))}
              </div>
            </section>
          ),
        ])}
      </div>
    </section>
  )
}
