/** A turn in words: the spaces with their price, and Workers for tools with a counter. */

import type { Decision } from '@dorfplatz/kernel'
import { useState } from 'react'
import { SPACES } from '../rules/facts.ts'
import { nextRow } from './ActionBoard.tsx'
import type { Props } from './props.ts'
import { wordsOf } from './words.ts'

export function TurnForm(props: Props & { readonly decision: Decision }) {
  const { Icon } = props.kit
  const w = wordsOf(props.lang)
  const options = props.options.filter((o) => o.decision?.id === props.decision.id)
  const spaces = options.filter((o) => typeof o.answer.choice === 'number' && o.answer.choice >= 0)
  const swaps = options.filter((o) => typeof o.answer.choice === 'number' && o.answer.choice < 0)
  const most = swaps.length
  const [n, setN] = useState(1)
  const swap = swaps.find((o) => o.answer.choice === -Math.min(n, most)) ?? swaps[0]
  const count = typeof swap?.answer.choice === 'number' ? -swap.answer.choice : n
  return (
    <div className="turnform">
      <h4 className="kick">{w.placeWorkers}</h4>
      <div className="spacelist">
        {spaces.map((option) => {
          const space = Number(option.answer.choice)
          const cost = nextRow(props.view.table, space) + 1
          return (
            <button
              type="button"
              className="opt tight"
              key={option.key}
              data-option={option.key}
              onClick={() => props.choose(option.answer)}
            >
              <b>{w.spaces[SPACES[space] ?? 'farming']}</b>
              <span className="price">
                {cost}
                <Icon name="worker" label={w.worker} className="i20" />
              </span>
            </button>
          )
        })}
      </div>
      {swap !== undefined && (
        <>
          <h4 className="kick">{w.swapWorkers}</h4>
          <div className="opt swap">
            <Icon name="tool" className="i28" />
            <span>
              <b>{w.swap}</b>
              <small>{w.swapHint}</small>
            </span>
            <span className="stepper">
              <button type="button" aria-label={`${w.swap} −1`} disabled={count <= 1} onClick={() => setN(count - 1)}>
                −
              </button>
              <b className="num">{count}</b>
              <button
                type="button"
                aria-label={`${w.swap} +1`}
                disabled={count >= most}
                onClick={() => setN(count + 1)}
              >
                +
              </button>
            </span>
            <button
              type="button"
              className="btn small swap-go"
              data-option={swap.key}
              onClick={() => props.choose(swap.answer)}
            >
              {count} <Icon name="worker" label={w.worker} /> <Icon name="arrow" className="i16" /> {count}{' '}
              <Icon name="tool" label={w.things[10]} />
            </button>
          </div>
        </>
      )}
    </div>
  )
}
