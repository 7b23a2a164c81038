/** Round and phase: where in the game we are. */

import { ROUNDS } from '../rules/facts.ts'
import type { Props } from './props.ts'
import { wordsOf } from './words.ts'

export function Ribbon(props: Props) {
  const w = wordsOf(props.lang)
  const { round, phase } = props.view.table
  return (
    <div className="h-ribbon">
      <span className="rounds" role="img" aria-label={`${w.round} ${round} ${w.of} ${ROUNDS}`}>
        <span className="name">{w.round}</span>
        {Array.from({ length: ROUNDS }, (_, i) => i + 1).map((r) => (
          <i key={r} className={r === round ? 'now' : r < round ? 'past' : ''}>
            {r}
          </i>
        ))}
      </span>
      <ol className="phases" aria-label={`${w.phase} ${phase}: ${w.phases[phase - 1] ?? ''}`}>
        {w.phases.map((name, i) => (
          <li key={name} className={i + 1 === phase ? 'now' : ''} title={name}>
            {i + 1}
            <span className="ph-name"> {name}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
