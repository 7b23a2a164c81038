/** The progress composer: for each building every payable combination, the tools it needs and what it uncovers. */

import type { Decision } from '@dorfplatz/kernel'
import { CRAFT_GOODS, CRAFTS, LAST_SPACE, VP_SPACES, VP_SYMBOL, WINDOW } from '../rules/facts.ts'
import type { Option, Props } from './props.ts'
import { CRAFT_ICONS, THING_ICONS, wordsOf } from './words.ts'

const DONE = 0

/** The craft building an answer advances, and what it pays: digits of its goods, or a jewelry. */
function read(choice: unknown): { craft: number; amounts: readonly number[] | null } | null {
  if (typeof choice !== 'number' || choice <= 0) return null
  const digits = [...String(choice)].map(Number)
  const craft = (digits[0] ?? 1) - 1
  return digits.length === 2 ? { craft, amounts: null } : { craft, amounts: digits.slice(1) }
}

/** Goods an answer pays; a jewelry is kept for last. */
function priceOf(option: Option): number {
  return read(option.answer.choice)?.amounts?.reduce((a, b) => a + b, 0) ?? Number.POSITIVE_INFINITY
}

/** The ways to advance a building, the fewest goods first. */
export function waysOf(options: readonly Option[], craft: number): readonly Option[] {
  return options
    .filter((o) => read(o.answer.choice)?.craft === craft)
    .toSorted((a, b) => (priceOf(a) < priceOf(b) ? -1 : priceOf(a) > priceOf(b) ? 1 : 0))
}

/** The full price in the building's first good: an answer to ask about where nothing can be paid. */
function fullPrice(craft: number, round: number): number {
  const goods = CRAFT_GOODS[craft]?.length ?? 1
  return Number(`${craft + 1}${round}${'0'.repeat(goods - 1)}`)
}

function Way({ option, props }: { option: Option; props: Props }) {
  const { Icon } = props.kit
  const w = wordsOf(props.lang)
  const way = read(option.answer.choice)
  if (way === null) return null
  const goods = CRAFT_GOODS[way.craft] ?? []
  const paid = way.amounts?.reduce((a, b) => a + b, 0) ?? 0
  const less = way.amounts === null ? 0 : props.view.table.round - paid
  return (
    <button
      type="button"
      className="btn small way"
      data-option={option.key}
      onClick={() => props.choose(option.answer)}
    >
      {way.amounts === null ? (
        <span className="q">
          <b>1</b>
          <Icon name="jewelry" label={w.things[9]} />
        </span>
      ) : (
        way.amounts.map((n, i) =>
          n === 0 ? null : (
            <span className="q" key={goods[i]}>
              <b>{n}</b>
              <Icon name={THING_ICONS[goods[i] ?? 0] ?? 'crops'} label={w.things[goods[i] ?? 0]} />
            </span>
          ),
        )
      )}
      {less > 0 && (
        <small className="less" title={w.discount(less)}>
          <span aria-hidden="true">−{less}</span>
          <span className="sr">{w.discount(less)}</span>
        </small>
      )}
    </button>
  )
}

/** What stands in the way of the next space. */
function toolsFor(boulders: readonly number[], craft: number, next: number): number {
  const stones = [boulders[2 * craft], boulders[2 * craft + 1]]
  if (!stones.includes(next)) return 0
  return next + 1 <= LAST_SPACE && stones.includes(next + 1) ? 2 : 1
}

export function Progress(props: Props & { readonly decision: Decision }) {
  const { Icon, Words } = props.kit
  const w = wordsOf(props.lang)
  const { table } = props.view
  const own = props.me === null ? undefined : table.seats[props.me]
  if (own === undefined) return null
  const options = props.options.filter((o) => o.decision?.id === props.decision.id)
  const done = options.find((o) => o.answer.choice === DONE)
  const stones = options.filter((o) => typeof o.answer.choice === 'number' && o.answer.choice < 0)
  return (
    <div className="progress">
      {CRAFTS.map((craft, i) => {
        const ways = waysOf(options, i)
        const next = (own.crafts[i] ?? 0) + 1
        const tools = toolsFor(own.boulders, i, next)
        const least = Math.min(...own.crafts.map((at, j) => (j === i ? next : at)))
        return (
          <section className={`prow${ways.length === 0 ? ' off' : ''}`} key={craft}>
            <h4>
              <Icon name={CRAFT_ICONS[i] ?? 'carpentry'} className="i24" />
              {w.crafts[craft]}
              <small>
                {next > LAST_SPACE ? w.full : `${w.space} ${next}`}
                {tools > 0 && next <= LAST_SPACE && (
                  <>
                    {' · '}
                    <Icon name="boulder" label={w.boulder} className="i18" /> {w.tools(tools)}
                  </>
                )}
                {VP_SPACES.includes(next - 1) && (
                  <>
                    {' · '}
                    {w.uncovers} {VP_SYMBOL} <Icon name="vp" label={w.points} className="i18" />
                  </>
                )}
                {least > own.center && (
                  <>
                    {' · '}
                    {w.uncovers} {WINDOW[least] ?? 12} <Icon name="worker" label={w.workers} className="i18" />
                  </>
                )}
              </small>
            </h4>
            <div className="ways">
              {ways.length === 0 && next <= LAST_SPACE && (
                <>
                  <span className="cap">{w.noPay}</span>
                  <button
                    type="button"
                    className="why"
                    aria-label={`${w.crafts[craft]}: ${w.why}`}
                    onClick={() => props.why({ to: props.decision.id, choice: fullPrice(i, table.round) })}
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
                className="opt"
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
      {done !== undefined && (
        <p className="enough">
          <button type="button" className="btn" data-option={done.key} onClick={() => props.choose(done.answer)}>
            <Icon name="check" />
            {w.done}
          </button>
        </p>
      )}
    </div>
  )
}
