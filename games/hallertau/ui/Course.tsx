/** Rounds and phases in the head line: where in the game we are, and what comes then. */

import { ROUNDS } from '../rules/facts.ts'
import type { Props } from './props.ts'
import { wordsOf } from './words.ts'

export function Course(props: Props) {
  const w = wordsOf(props.lang)
  const { round, phase } = props.view.table
  const name = w.phases[phase - 1]
  const next = w.phases[phase]
  return (
    <>
      <span
        className="rounds"
        data-explain="icon:round"
        role="img"
        aria-label={`${w.round} ${round} ${w.of} ${ROUNDS}`}
      >
        <span className="name">{w.round}</span>
        <span className="one-round">
          {round} {w.of} {ROUNDS}
        </span>
        {Array.from({ length: ROUNDS }, (_, i) => i + 1).map((r) => (
          <i key={r} className={r === round ? 'now' : r < round ? 'past' : ''}>
            {r}
          </i>
        ))}
      </span>
      {name !== undefined && (
        <span className="phase" data-explain={`phase:${phase}`}>
          <span className="ticks" aria-hidden="true">
            {w.phases.map((other, i) => (
              <i
                key={other}
                className={i + 1 === phase ? 'now' : i + 1 < phase ? 'past' : ''}
                data-explain={`phase:${i + 1}`}
              />
            ))}
          </span>
          <span className="name" key={name}>
            <span className="phase-number">
              {w.phase} {phase}:{' '}
            </span>
            {name}
          </span>
          {next !== undefined && <small key={next}>{w.then(next)}</small>}
        </span>
      )}
    </>
  )
}
