/** The Progress phase in words: each building with the payment that is proposed, and the boulders. */

import type { Decision } from '@dorfplatz/kernel'
import { CRAFTS, LAST_SPACE } from '../rules/facts.ts'
import { boulderIn, fullPrice, waysOf } from './highlights.ts'
import { NextSpace } from './NextSpace.tsx'
import { proposalOf } from './paying.ts'
import type { Props } from './props.ts'
import { CRAFT_ICONS, wordsOf } from './words.ts'

export function Progress(props: Props & { readonly decision: Decision }) {
  const { Icon, Words } = props.kit
  const w = wordsOf(props.lang)
  const { table } = props.view
  const own = props.me === null ? undefined : table.seats[props.me]
  if (own === undefined) return null
  const options = props.options.filter((o) => o.decision?.id === props.decision.id)
  const stones = options.filter((o) => boulderIn(o) !== null)
  return (
    <div className="opts progress">
      {CRAFTS.map((craft, i) => {
        const ways = waysOf(options, craft)
        const proposed = proposalOf(ways, own)
        if (proposed !== undefined) {
          return (
            <button
              type="button"
              className={ways.some((way) => way.chosen) ? 'opt is-chosen' : 'opt'}
              key={craft}
              data-option={proposed.key}
              onClick={() => props.count(ways, () => document.querySelector(`.ccboard .adv[data-craft="${i}"]`))}
            >
              <Icon name={CRAFT_ICONS[i] ?? 'carpentry'} className="i28" />
              <span className="opt-words">
                <Words sentence={proposed.sentence} still />
                <NextSpace own={own} craft={i} props={props} />
              </span>
            </button>
          )
        }
        return (
          <div className="opt off" key={craft}>
            <Icon name={CRAFT_ICONS[i] ?? 'carpentry'} className="i28" />
            <span className="opt-words">
              <b>{w.crafts[craft]}</b>
              <NextSpace own={own} craft={i} props={props} />
            </span>
            {(own.crafts[i] ?? 0) < LAST_SPACE && (
              <button
                type="button"
                className="why"
                aria-label={`${w.crafts[craft]}: ${w.why}`}
                onClick={() => props.why({ to: props.decision.id, choice: fullPrice(craft, table.round) })}
              >
                <Icon name="whynot" />
                {w.why}
              </button>
            )}
          </div>
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
