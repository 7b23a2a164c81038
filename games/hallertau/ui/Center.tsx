/** The community center board: five rows of craft buildings, boulders, medals, and the tile that follows the hindmost. */

import { memo } from 'react'
import { CENTER_VP, CRAFT_GOODS, CRAFTS, LAST_SPACE, VP_SPACES, VP_SYMBOL, WINDOW } from '../rules/facts.ts'
import { type SeatProps, sameSeat } from './props.ts'
import { CRAFT_ICONS, THING_ICONS, wordsOf } from './words.ts'

const JOINTS: readonly string[] = ['>', '>', '', '', '']

export const Center = memo(PlainCenter, sameSeat)

function PlainCenter(props: SeatProps) {
  const { Icon } = props.kit
  const w = wordsOf(props.lang)
  const { round } = props.view.table
  const own = props.view.table.seats[props.seat]
  if (own === undefined) return null
  const spaces = Array.from({ length: LAST_SPACE + 1 }, (_, i) => i)
  const vp = CENTER_VP[own.center] ?? 0
  return (
    <section className="frame pb ccboard">
      <h2 className="h4">
        {w.center} <span className="it-s">{w.centerHint(round)}</span>
      </h2>
      <div className="ccgrid" data-pile={`center:${props.seat}`} style={{ '--p': own.center } as React.CSSProperties}>
        <div className="cctrack" aria-hidden="true">
          {spaces.map((s) => (
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
        {CRAFTS.map((craft, row) => {
          const at = own.crafts[row] ?? 0
          const stones = [own.boulders[2 * row] ?? 11, own.boulders[2 * row + 1] ?? 11].filter((b) => b <= LAST_SPACE)
          const label = `${w.crafts[craft]}: ${w.nextSpace} ${at + 1}. ${w.boulder}: ${stones.join(', ') || '–'}`
          return (
            <div className="ccrow" key={craft} role="img" aria-label={label}>
              <span className="cclabel">
                <b>{w.crafts[craft]}</b>
                <span className="gd">
                  {(CRAFT_GOODS[row] ?? []).map((good, i) => (
                    <span key={good} className="q">
                      {i === 1 && JOINTS[row] !== '' && <i>{JOINTS[row]}</i>}
                      <Icon name={THING_ICONS[good] ?? 'crops'} />
                      {CRAFTS[row] === 'bakehouse' && i === 0 && <i>≤1</i>}
                    </span>
                  ))}
                </span>
              </span>
              {spaces.map((s) => (
                <span
                  key={s}
                  style={{ gridColumn: s + 3 }}
                  className={`cell${s < own.center ? ' under' : ''}${s === at ? ' here' : ''}`}
                >
                  {VP_SPACES.includes(s) && s !== at && !stones.includes(s) && (
                    <span className={`vpn${s < at ? ' won' : ''}`}>
                      <Icon name="vp" />
                      <b>{VP_SYMBOL}</b>
                    </span>
                  )}
                  {stones.includes(s) && (
                    <span
                      className="pc"
                      data-piece={`boulder:${props.seat}:${2 * row + (own.boulders[2 * row] === s ? 0 : 1)}`}
                    >
                      <Icon name="boulder" className="bo" />
                    </span>
                  )}
                  {s === at && (
                    <span className="pc" data-piece={`building:${props.seat}:${row}`}>
                      <Icon name={CRAFT_ICONS[row] ?? 'carpentry'} className="bld" />
                    </span>
                  )}
                </span>
              ))}
            </div>
          )
        })}
      </div>
    </section>
  )
}
