/** A card as a strip of the rack: what one must have or give, and what it brings; of several steps one's own is marked. */

import type { IconLine, Sentence, TierLine } from '@dorfplatz/kernel'
import { ARROW } from '@dorfplatz/kernel'
import type { StripProps } from '@dorfplatz/ui'
import { Fragment } from 'react'
import { CARDS } from '../cards/index.ts'
import type { CardData } from '../rules/card.ts'
import { deckOf } from '../rules/facts.ts'
import { needText } from '../text/card.ts'
import { FRAMES } from './Card.tsx'
import { needOf, tiersOf } from './cardLines.ts'
import { drawings } from './drawings.ts'
import { speechOf } from './log.ts'
import { rowOf } from './rows.ts'
import { titleOf } from './title.ts'
import { DECK_LOOKS, wordsOf } from './words.ts'

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

/** What the steps ask for, the amounts side by side: the one that would be played stands out, without one the first. */
function Steps(steps: { rows: readonly TierLine[]; own: number; props: StripProps }) {
  const { rows, own, props } = steps
  const { Icon } = props.kit
  const w = wordsOf(props.lang)
  const [first] = rows
  return (
    <span className="strip-need" role="img" aria-label={w.step(own + 1, rows.length)} title={w.steps(rows.length)}>
      {first?.need.map((sign, at) =>
        'sign' in sign ? (
          <i key="or" className="alternative">
            {w.or}
          </i>
        ) : (
          <span key={sign.icon} className="quantity strip-steps">
            {rows.map(({ need }, i) => (
              // Steps stand in the card's own order and never move.
              // biome-ignore lint/suspicious/noArrayIndexKey: a step has no other name than its place
              <Fragment key={i}>
                {i > 0 && '/'}
                <b className={i === own ? 'own' : ''}>{amountAt(need, at)}</b>
              </Fragment>
            ))}
            <Icon name={sign.icon} label={sign.label} />
          </span>
        ),
      )}
    </span>
  )
}

/** Every step asks for amounts of the same things. */
function amountAt(need: IconLine, at: number): number | undefined {
  const sign = need[at]
  return sign === undefined || 'sign' in sign ? undefined : (sign.n ?? 1)
}

/** When a card may be played, where signs alone would not tell: only in a phase, or right after a harvest. */
function momentOf(data: CardData, lang: StripProps['lang']): string | null {
  const { onlyPhase, notPhase } = speechOf(lang).p.refusals
  if (Array.isArray(data.pay) && data.pay.some((goods) => Object.keys(goods).some((good) => good.startsWith('just:'))))
    return wordsOf(lang).justReaped
  if (data.only !== undefined) return onlyPhase(data.only)
  return data.not === undefined ? null : notPhase(data.not)
}

/** What a strip shows: signs where they say everything, words for the rest. */
interface Shown {
  readonly paid: boolean
  readonly need: IconLine | null
  /** What is asked for where it cannot be drawn, or the whole card where not even what it does can. */
  readonly words: Sentence | null
  readonly moment: string | null
  readonly does: IconLine | null
}

export function shownOf(data: CardData, props: Pick<StripProps, 'lang' | 'option' | 'card' | 'id'>): Shown {
  const { lang } = props
  const draw = drawings(lang)
  const moment = momentOf(data, lang)
  const tiers = tiersOf(data, draw)
  const row = tiers?.rows[rowOf(props.option) ?? 0]
  if (tiers !== null && row !== undefined) {
    const always = data.if === undefined ? [] : draw.cond(data.if)
    const paid = tiers.rows.some((_, i) => isPaid(data, i))
    const need = always === null ? null : [...always, ...row.need]
    const words = need === null ? needText(speechOf(lang), data) : null
    return { paid, need, words, moment, does: [ARROW, ...row.gives, ...tiers.rest] }
  }
  const sun = { icon: 'sun', label: wordsOf(lang).phases[2] ?? '' }
  const income = data.income === undefined ? null : draw.effect(data.income)
  const then = data.then === undefined ? null : draw.effect(data.then)
  const does = income !== null ? [ARROW, sun, ...income] : then === null ? null : [ARROW, ...then]
  const paid = data.pay !== undefined
  if (does === null && data.vp === undefined) {
    return { paid, need: null, words: props.card(props.id)?.text ?? [], moment: null, does }
  }
  const drawn = needOf(data, draw)
  // A price and a condition together, or a moment that is more than a phase, are said.
  const need = drawn === null || drawn.length === 0 || (paid && data.if !== undefined) ? null : drawn
  return {
    paid,
    need,
    words: need === null ? needText(speechOf(lang), data) : null,
    moment: need === null ? null : moment,
    does,
  }
}

export function Strip(props: StripProps) {
  const { kit, lang } = props
  const { Icon, Picture, Signs, Words } = kit
  const w = wordsOf(lang)
  const number = Number(props.id)
  const data = CARDS[number]?.data
  if (data === undefined) return null
  const { paid, need, words, moment, does } = shownOf(data, props)
  const tiers = tiersOf(data, drawings(lang))
  const own = rowOf(props.option) ?? 0
  /** What is asked for at every step comes before what each of them asks for. */
  const always = tiers === null ? need : (need?.slice(0, need.length - (tiers.rows[own]?.need.length ?? 0)) ?? null)
  const deck = deckOf(number)
  const title = titleOf(data, lang)
  const printed = props.id.padStart(3, '0')
  return (
    <span className={`h-strip deck-${DECK_LOOKS[deck] ?? 'gateway'}${props.dim ? ' strip-dim' : ''}`}>
      <span className="strip-deck" />
      {/* Where the hand leaves room for them: the card's picture, and what it is called. */}
      <span className="strip-picture">
        <Picture game="hallertau" card={printed} frame={FRAMES[deck] ?? 'rect'} view="square" />
      </span>
      <span className="strip-title">
        {w.decks[deck]} <i>{printed}</i>
        {title !== null && <span className="strip-called">{title}</span>}
      </span>
      <span className="strip-line">
        {need !== null && (
          <>
            <span className="strip-kind">{paid ? w.give : w.have}</span>
            {always !== null && always.length > 0 && <Need line={always} props={props} />}
            {tiers !== null && <Steps rows={tiers.rows} own={own} props={props} />}
          </>
        )}
        {words !== null && (
          <span className="strip-words">
            <Words sentence={words} still />
          </span>
        )}
        {moment !== null && <small className="strip-moment">{moment}</small>}
        <span className="strip-does">
          {does !== null && does.length > 1 && <Signs line={does} or={w.or} />}
          {data.vp !== undefined && (
            <span className="vpn">
              <Icon name="vp" label={w.points} />
              <b>{data.vp}</b>
            </span>
          )}
        </span>
      </span>
    </span>
  )
}

/** Whether a step of a card is paid for, or only asks for what one has. */
function isPaid(data: CardData, row: number): boolean {
  const then = data.then
  const group = then?.do === 'seq' ? then.of[0] : then
  return group?.do === 'tiers' && group.of[row]?.pay !== undefined
}
