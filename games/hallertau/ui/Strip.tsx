/** A card as a strip of the rack: what one must have or give, and what it brings; of several steps one's own is marked. */

import type { IconLine, TierLine } from '@dorfplatz/kernel'
import { ARROW } from '@dorfplatz/kernel'
import type { StripProps } from '@dorfplatz/ui'
import { CARDS } from '../cards/index.ts'
import { deckOf } from '../rules/facts.ts'
import { needOf, tiersOf } from './Card.tsx'
import { drawings } from './drawings.ts'
import { picked, unasked } from './picked.ts'
import { DECK_LOOKS, wordsOf } from './words.ts'

/** The step that an option plays: the only one, unless it names another. */
function stepIn(option: StripProps['option']): number | null {
  if (option === undefined) return null
  const free = unasked(option)
  if (free !== null) return 'option' in free ? (free.option ?? 0) : 0
  const c = picked(option)
  if (c?.kind !== 'playCards' && c?.kind !== 'joint') return null
  return typeof c.choice === 'object' && 'option' in c.choice ? (c.choice.option ?? 0) : 0
}

/** Alternatives of which there are equally many: the number once, the goods side by side. */
function closer(line: IconLine): { readonly line: IconLine; readonly n: number | null } {
  const things = line.flatMap((sign) => ('sign' in sign ? [] : [sign]))
  const isEither =
    line.length > 3 && line.every((sign, i) => (i % 2 === 0 ? !('sign' in sign) : 'sign' in sign && sign.sign === 'or'))
  const [first] = things
  if (!isEither || first === undefined || things.some((sign) => sign.n !== first.n)) return { line, n: null }
  return { line: line.map((sign) => ('sign' in sign ? sign : { ...sign, n: 1 })), n: first.n ?? 1 }
}

function Need({ line, props }: { line: IconLine; props: StripProps }) {
  const { Signs } = props.kit
  const { line: shown, n } = closer(line)
  return (
    <span className="strip-need">
      {n !== null && n > 1 && <b className="num">{n}</b>}
      <Signs line={shown} or={n === null ? wordsOf(props.lang).or : '/'} />
    </span>
  )
}

/** Steps side by side: the one that would be played stands out, without one the first leads on. */
function Steps(steps: { rows: readonly TierLine[]; rest: IconLine; own: number | null; props: StripProps }) {
  const { rows, rest, own, props } = steps
  const { Signs } = props.kit
  const w = wordsOf(props.lang)
  const at = own ?? 0
  const row = rows[at]
  if (row === undefined) return null
  return (
    <>
      <Need line={row.need} props={props} />
      <span className="strip-steps" role="img" aria-label={w.step(at + 1, rows.length)}>
        {rows.map((_, i) => (
          // Steps stand in the card's own order and never move.
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no other name than its place
          <i key={i} className={i === own ? 'own' : ''} />
        ))}
      </span>
      <span className="strip-does">
        <Signs line={[ARROW, ...row.gives, ...rest]} or={w.or} />
      </span>
    </>
  )
}

export function Strip(props: StripProps) {
  const { kit, lang, option } = props
  const { Icon, Signs, Words } = kit
  const w = wordsOf(lang)
  const number = Number(props.id)
  const data = CARDS[number]?.data
  if (data === undefined) return null
  const draw = drawings(lang)
  const tiers = tiersOf(data, draw)
  const need = needOf(data, draw)
  const income = data.income === undefined ? null : draw.effect(data.income)
  const then = data.then === undefined ? null : draw.effect(data.then)
  const does: IconLine | null =
    income !== null
      ? [ARROW, { icon: 'sun', label: w.phases[2] ?? '' }, ...income]
      : then === null
        ? null
        : [ARROW, ...then]
  const deck = DECK_LOOKS[deckOf(number)] ?? 'gateway'
  const paid = data.pay !== undefined || tiers?.rows.some((_, i) => isPaid(data, i)) === true
  const asks = need !== null && need.length > 0
  return (
    <span className={`h-strip deck-${deck}${props.dim ? ' strip-dim' : ''}`}>
      <span className="strip-deck" />
      <span className="strip-kind">{asks || tiers !== null ? (paid ? w.give : w.have) : ''}</span>
      {tiers !== null ? (
        <Steps rows={tiers.rows} rest={tiers.rest} own={stepIn(option)} props={props} />
      ) : (
        <>
          {asks ? <Need line={need} props={props} /> : <b className="strip-number">{props.id}</b>}
          {does === null && data.vp === undefined && (
            <span className="strip-words">
              <Words sentence={props.card(props.id)?.text ?? []} still />
            </span>
          )}
          <span className="strip-does">
            {does !== null && does.length > 1 && <Signs line={does} or={w.or} />}
            {data.vp !== undefined && (
              <span className="vpn">
                <Icon name="vp" label={w.points} />
                <b>{data.vp}</b>
              </span>
            )}
          </span>
        </>
      )}
    </span>
  )
}

/** Whether a step of a card is paid for, or only asks for what one has. */
function isPaid(data: NonNullable<(typeof CARDS)[number]>['data'], row: number): boolean {
  const then = data.then
  const group = then?.do === 'seq' ? then.of[0] : then
  return group?.do === 'tiers' && group.of[row]?.pay !== undefined
}
