/** The stable board: six Farmyard cards with the sheep on them, the round they stay until, and the Stables. */

import { PLACES, STABLES } from '../rules/facts.ts'
import type { SeatView } from '../rules/view.ts'
import { picked } from './picked.ts'
import type { Option, SeatProps } from './props.ts'
import { wordsOf } from './words.ts'

/** Sheep that go when the next round begins, unless they are moved on. */
export const leavingIn = (own: Pick<SeatView, 'sheep'>, round: number): number =>
  round + 1 < STABLES ? (own.sheep[round + 1] ?? 0) : 0

/** The option that moves or gives exactly one sheep of a place. */
function sheepOption(props: SeatProps, place: number): Option | undefined {
  if (props.me !== props.seat) return undefined
  return props.options.find((o) => {
    const c = picked(o)
    if (c?.kind !== 'moveSheep' || c.choice === 'pass' || (c.choice.steps ?? 1) > 1) return false
    const { move } = c.choice
    return Object.keys(move).length === 1 && move[PLACES[place - 1] ?? 'stables'] === 1
  })
}

export function Stable(props: SeatProps) {
  const { Icon } = props.kit
  const w = wordsOf(props.lang)
  const { round } = props.view.table
  const own = props.view.table.seats[props.seat]
  if (own === undefined) return null
  const sheepAt = (place: number) => Array.from({ length: own.sheep[place] ?? 0 }, (_, i) => i)
  return (
    <section className="frame player-board stableboard">
      <h2 className="sr-only">{w.stable}</h2>
      <div className="stable">
        <div className="stalls-due" data-explain="icon:farmyard">
          {[1, 2, 3, 4, 5, 6].map((r) => {
            const lies = own.stable.includes(r)
            const sheep = sheepAt(r)
            const option = sheepOption(props, r)
            const leaves = r === round + 1 && sheep.length > 0
            const now = r === round && !lies
            const inside = (
              <>
                <b className="round-number">{r}</b>
                {lies && <Icon name="back-farmyard" className="fyback" />}
                {now && own.workers > 0 && (
                  <span className={own.workers > 9 ? 'workers-due many' : 'workers-due'}>
                    <b className="num">{own.workers}</b>
                    <Icon name="worker" label={w.workers} />
                  </span>
                )}
                {sheep.length > 0 && (
                  <span
                    className={`flock pasted${leaves ? ' leaves' : ''}`}
                    role="img"
                    title={leaves ? w.leavesNow(sheep.length) : undefined}
                    aria-label={leaves ? w.leavesNow(sheep.length) : w.dies(sheep.length, r)}
                    data-at={`stall:${props.seat}:${r}`}
                    data-of="sheep"
                    data-n={sheep.length}
                    data-each=""
                  >
                    {sheep.length > 1 || leaves ? (
                      <span className="quantity">
                        <b>
                          {leaves && '−'}
                          {sheep.length}
                        </b>
                        <Icon name="sheep" />
                      </span>
                    ) : (
                      sheep.map((i) => <Icon key={i} name="sheep" />)
                    )}
                  </span>
                )}
              </>
            )
            const look = `slot${lies ? '' : ' gone'}${now ? ' now' : ''}`
            return option !== undefined ? (
              <button
                type="button"
                key={r}
                className={`${look} highlighted`}
                data-pile={`stall:${props.seat}:${r}`}
                onClick={() => props.choose(option.answer)}
              >
                {inside}
              </button>
            ) : (
              <div key={r} className={look} data-pile={`stall:${props.seat}:${r}`}>
                {inside}
              </div>
            )
          })}
        </div>
        <div className="stalls" data-explain="icon:stable">
          <Icon name="stable" label={w.stables} />
          <span
            className="flock pasted"
            data-at={`stall:${props.seat}:${STABLES}`}
            data-of="sheep"
            data-n={own.sheep[STABLES] ?? 0}
            data-each=""
          >
            <span className="quantity">
              <b>{own.sheep[STABLES] ?? 0}</b>
              <Icon name="sheep" label={w.things[11]} />
            </span>
          </span>
        </div>
      </div>
    </section>
  )
}
