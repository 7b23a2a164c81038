/** Fences: drawn on the large farmyard, counted and built from there or from the panel beside it. */

import { type Decision, PASS } from '@dorfplatz/kernel'
import { type CSSProperties, type ReactNode, useSyncExternalStore } from 'react'
import { answerTo, asked } from '../rules/asked.ts'
import { fenceChoice } from '../rules/choices.ts'
import { edgeName } from './Farm.tsx'
import type { FormProps, Props } from './props.ts'

interface Draft {
  readonly decision: string
  readonly edges: readonly number[]
}

/** One drawing for farmyard and panel; a new question begins with an empty one. */
let draft: Draft = { decision: '', edges: [] }
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function put(next: Draft): void {
  draft = next
  for (const listener of listeners) listener()
}

const NONE: readonly number[] = []

function useEdges(decision: string): readonly number[] {
  return useSyncExternalStore(subscribe, () => (draft.decision === decision ? draft.edges : NONE))
}

function toggle(decision: string, edges: readonly number[], edge: number): void {
  const next = edges.includes(edge) ? edges.filter((e) => e !== edge) : [...edges, edge].sort((a, b) => a - b)
  put({ decision, edges: next })
}

/** How an edge without a fence is drawn while fences are built. */
export function useFencing(
  props: Props,
  decision: Decision | undefined,
): ((edge: number, style: CSSProperties, lies: boolean) => ReactNode) | undefined {
  const id = decision?.id ?? ''
  const edges = useEdges(id)
  if (decision === undefined) return undefined
  return (edge, style, lies) => (
    <button
      type="button"
      key={edge}
      className={`edge ${lies ? 'lies' : 'stands'}`}
      style={style}
      aria-label={edgeName(edge, props.text.board)}
      aria-pressed={edges.includes(edge)}
      onClick={() => toggle(id, edges, edge)}
    />
  )
}

export function Fences(props: FormProps) {
  const w = props.text.board
  const { Icon } = props.kit
  const edges = useEdges(props.decision.id)
  const decision = asked(props.decision)
  if (decision.kind !== 'fence') return null
  const { most, optional } = decision.form
  return (
    <div className="form">
      <p role="status">{edges.length === 0 ? w.drawFences : w.fences(edges.length, most)}</p>
      <div className="row wrap">
        <button
          type="button"
          className="btn primary"
          disabled={edges.length === 0 || edges.length > most}
          onClick={() => props.choose(answerTo(decision, fenceChoice(edges)))}
        >
          <Icon name="fence" />
          {w.build}
        </button>
        {optional && (
          <button
            type="button"
            className="btn quiet"
            data-option={`${props.decision.id} none`}
            onClick={() => props.choose(answerTo(decision, PASS))}
          >
            {w.none}
          </button>
        )}
      </div>
    </div>
  )
}
