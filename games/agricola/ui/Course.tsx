/** The fourteen rounds with the harvests between them, and where in its round the game is. */

import { PHASE } from '../rules/state.ts'
import { HARVESTS, LAST_ROUND } from '../rules/work/spaces.ts'
import { hungerOf } from './hunger.ts'
import type { Props } from './props.ts'
import { saidIn } from './said.ts'

/** Preparation, work, return home, harvest: 1 to 4. */
function phaseOf(phase: number): number {
  if (phase <= PHASE.roundStart) return 1
  if (phase === PHASE.work) return 2
  return phase === PHASE.home ? 3 : 4
}

export function Course(props: Props) {
  const { Icon } = props.kit
  const w = props.text.board
  const s = saidIn(props.lang)
  const { round, phase } = props.view.table
  const at = phaseOf(phase)
  // Only some rounds end in a harvest.
  const phases = ((HARVESTS >> round) & 1) === 1 ? s.phases : s.phases.slice(0, 3)
  const next = phases[at]
  const over = phase === PHASE.over
  const after = Array.from({ length: LAST_ROUND }, (_, i) => i + 1).find(
    (r) => r >= round && ((HARVESTS >> r) & 1) === 1,
  )
  const hunger = hungerOf(props.view)
  return (
    <>
      <span className="rounds" data-explain="icon:round" role="img" aria-label={`${w.round} ${round} / ${LAST_ROUND}`}>
        {/* While hands are chosen no round is being played. */}
        <span className="name">{round === 0 ? s.choosing : w.round}</span>
        {round > 0 && <span className="one-round">{round}</span>}
        {after !== undefined && !over && (
          <span className="one-round a-next">
            <Icon name="harvest" /> {s.after(after)}
          </span>
        )}
        {Array.from({ length: LAST_ROUND }, (_, i) => i + 1).map((one) => (
          <span key={one}>
            <i className={one === round ? 'now' : one < round ? 'past' : ''}>{one}</i>
            {((HARVESTS >> one) & 1) === 1 && <Icon name="harvest" className={one < round ? 'past' : ''} />}
          </span>
        ))}
      </span>
      {!over && (
        <span className="phase" data-explain={`phase:${at}`}>
          <span className="ticks" aria-hidden="true">
            {phases.map((name, i) => (
              <i key={name} className={i + 1 < at ? 'past' : i + 1 === at ? 'now' : ''} />
            ))}
          </span>
          <b className="name" key={at}>
            {round === 0 ? s.choosing : s.phases[at - 1]}
          </b>
          {next !== undefined && round > 0 && <small key={next}>{s.then(next)}</small>}
        </span>
      )}
      {hunger !== null && (
        <span className={`a-hunger${hunger.soon ? ' soon' : ''}`} title={s.hunger(hunger.round, hunger.missing)}>
          <Icon name="harvest" />
          <b aria-hidden="true">{hunger.missing}</b>
          <Icon name="food" />
          <span className="a-hunger-word" aria-hidden="true">
            {s.lacking(hunger.missing)}
          </span>
          <span className="sr-only">{s.hunger(hunger.round, hunger.missing)}</span>
        </span>
      )}
    </>
  )
}
