/**
 * The progress composer: for each building every payable combination, the tools it needs and what it uncovers. That one
 * has enough is said in the banner, which never scrolls away.
 */

import type { Decision } from '@dorfplatz/kernel'
import { useId } from 'react'
import { CRAFTS, LAST_SPACE } from '../rules/facts.ts'
import { boulderIn, fullPrice, waysOf } from './highlights.ts'
import type { Props } from './props.ts'
import { NextSpace, Way } from './Ways.tsx'
import { CRAFT_ICONS, wordsOf } from './words.ts'

export function Progress(props: Props & { readonly decision: Decision }) {
  const { Icon, Words } = props.kit
  const w = wordsOf(props.lang)
  const id = useId()
  const { table } = props.view
  const own = props.me === null ? undefined : table.seats[props.me]
  if (own === undefined) return null
  const options = props.options.filter((o) => o.decision?.id === props.decision.id)
  const stones = options.filter((o) => boulderIn(o) !== null)
  return (
    <div className="progress">
      {CRAFTS.map((craft, i) => {
        const ways = waysOf(options, craft)
        const isFull = (own.crafts[i] ?? 0) >= LAST_SPACE
        return (
          <section className={`prow${ways.length === 0 ? ' off' : ''}`} key={craft} aria-labelledby={`${id}${craft}`}>
            <h4 id={`${id}${craft}`}>
              <Icon name={CRAFT_ICONS[i] ?? 'carpentry'} className="i24" />
              {w.crafts[craft]}
              <NextSpace own={own} craft={i} props={props} />
            </h4>
            <div className="ways">
              {ways.length === 0 && !isFull && (
                <>
                  <span className="cap">{w.noPay}</span>
                  <button
                    type="button"
                    className="why"
                    aria-label={`${w.crafts[craft]}: ${w.why}`}
                    onClick={() => props.why({ to: props.decision.id, choice: fullPrice(craft, table.round) })}
                  >
                    <Icon name="whynot" />
                    {w.why}
                  </button>
                </>
              )}
              {ways.map((option) => (
                <Way key={option.key} option={option} props={props} />
              ))}
            </div>
          </section>
        )
      })}
      {stones.length > 0 && (
        <details className="stones">
          <summary>{w.boulders}</summary>
          <div className="opts">
            {stones.map((option) => (
              <button
                type="button"
                className={option.chosen ? 'opt is-chosen' : 'opt'}
                key={option.key}
                data-option={option.key}
                onClick={() => props.choose(option.answer)}
              >
                <Icon name="boulder" className="i24" />
                <span>
                  <Words sentence={option.sentence} still />
                </span>
              </button>
            ))}
          </div>
        </details>
      )}
    </div>
  )
}
