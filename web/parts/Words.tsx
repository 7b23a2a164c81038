/** A sentence of parts as it stands on the page: words, numbers, woodcuts, names, and links into the rulebook. */

import type { GameEvent, Part, RuleId, Seat, Sentence } from '@dorfplatz/kernel'
import { createContext, Fragment, useContext } from 'react'
import { addressIn, BoxContext } from '../app/box.ts'
import { useText } from '../text/index.ts'
import { Icon } from './Icon.tsx'
import { useMarks } from './Seat.tsx'
import { sheetOf } from './sheets.ts'

export interface Speech {
  /** A seat's name, as this viewer reads it. */
  seatName(seat: Seat): string
  /** Opens a rule; absent where there is no rulebook at hand. */
  openRule?: (rule: RuleId) => void
  /** Opens the rulebook at a rule, beside what one looks at; absent where it is a page of its own. */
  openBook?: (rule: RuleId) => void
  /** The rule behind something that happened; absent where there is none to open. */
  ruleOf?: (event: GameEvent) => RuleId | null
  /** Shows a card; absent where there is none to show. */
  openCard?: (card: string) => void
}

export const SpeechContext = createContext<Speech>({ seatName: (seat) => `#${seat + 1}` })

/** Whether a sheet has the woodcut; what none has is said in words. */
export function isDrawn(icon: string): boolean {
  return sheetOf(icon) !== undefined
}

/** Stands for a rule: its number is said, its words are one click away where there is a rulebook at hand. */
export function RuleSign({ rule }: { rule: RuleId | null }) {
  return (
    <abbr className="rule-sign" title={rule ?? undefined}>
      §
    </abbr>
  )
}

function One({ part, speech }: { part: Part; speech: Speech }) {
  const markOf = useMarks()
  if (typeof part === 'string') return part
  if ('n' in part) return <b className="num">{part.n}</b>
  if ('icon' in part) return isDrawn(part.icon) ? <Icon name={part.icon} label={part.label} /> : part.label
  if ('seat' in part) {
    return (
      <span className={`unbroken seat-${markOf(part.seat)}`}>
        <Icon name={`seat${markOf(part.seat)}`} className="mark" />
        <b className="name">{speech.seatName(part.seat)}</b>
      </span>
    )
  }
  if ('card' in part) {
    const { openCard } = speech
    if (openCard === undefined) return <b className="name">{part.label}</b>
    return (
      <button type="button" className="ref" onClick={() => openCard(part.card)}>
        {part.label}
      </button>
    )
  }
  const { openRule } = speech
  if (openRule === undefined) return <RuleSign rule={part.rule} />
  return (
    <button
      type="button"
      className="rule-sign"
      title={part.rule}
      aria-label={part.rule}
      onClick={() => openRule(part.rule)}
    >
      §
    </button>
  )
}

const isPicture = (part: Part): boolean => typeof part === 'object' && 'icon' in part && isDrawn(part.icon)

/** An amount that stands before the picture of what it counts. */
const isAmount = (part: Part | undefined, next: Part | undefined): part is { readonly n: number } =>
  typeof part === 'object' && 'n' in part && next !== undefined && isPicture(next)

/** A mark, or the one word that a space that does not break ties to what stands before it. */
const MARKS = /^(?:\u00a0[^\s]*|[.,:;!?)]+)/
/** Between a number and the picture of what it counts stands no more than a space. */
const SPACE = /^\s*$/

/** The sentence without the spaces between numbers and their pictures: those are drawn as one. */
const joined = (sentence: Sentence): Part[] =>
  sentence.filter((part, i) => {
    const next = sentence[i + 1]
    return !(typeof part === 'string' && SPACE.test(part) && isAmount(sentence[i - 1], next))
  })

/** What came or went: its sign stays with its number. */
const SIGN = /[+−]$/
/** A bracket stays with the number that it opens before. */
const OPENS = /\($/

/** `still` leaves out links: for sentences that stand inside a button. */
export function Words({ sentence, still = false }: { sentence: Sentence; still?: boolean }) {
  const speech = useContext(SpeechContext)
  const used: Speech = still ? { seatName: speech.seatName } : speech
  const pieces: React.ReactNode[] = []
  const parts = joined(sentence)
  let sign = ''
  let opens = ''
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] as Part
    const next = parts[i + 1]
    if (typeof part === 'string' && isAmount(next, parts[i + 2]) && SIGN.test(part)) {
      sign = part.slice(-1)
      pieces.push(<Fragment key={i}>{part.slice(0, -1)}</Fragment>)
      continue
    }
    if (typeof part === 'string' && isAmount(next, parts[i + 2]) && OPENS.test(part)) {
      opens = '('
      pieces.push(<Fragment key={i}>{part.slice(0, -1)}</Fragment>)
      continue
    }
    const pair = next !== undefined && isAmount(part, next)
    const one = pair ? (
      <span className="quantity">
        <b className="num">
          {sign}
          {part.n}
        </b>
        <One part={next} speech={used} />
      </span>
    ) : (
      <One part={part} speech={used} />
    )
    if (pair) i++
    sign = ''
    // A mark that follows a picture stays with it on its line, as does the word it stands for.
    const after = parts[i + 1]
    const mark = (pair || isPicture(part)) && typeof after === 'string' ? (MARKS.exec(after)?.[0] ?? '') : ''
    if (mark !== '' && typeof after === 'string') parts[i + 1] = after.slice(mark.length)
    const before = opens
    opens = ''
    pieces.push(
      mark === '' && before === '' ? (
        <Fragment key={i}>{one}</Fragment>
      ) : (
        <span className="unbroken" key={i}>
          {before}
          {one}
          {mark}
        </span>
      ),
    )
  }
  return <>{pieces}</>
}

/**
 * The way to a rule: into the rulebook beside the table, else to its page. Named as one, for its number says nothing to those
 * who play.
 */
export function RuleLink({ game, rule }: { game: string; rule: RuleId }) {
  const t = useText()
  const { openBook } = useContext(SpeechContext)
  const box = useContext(BoxContext)
  if (openBook !== undefined) {
    return (
      <button type="button" className="rule-link" title={rule} onClick={() => openBook(rule)}>
        {t.table.toRule}
      </button>
    )
  }
  return (
    <a
      className="rule-link"
      title={rule}
      href={`${addressIn(`/rules/${game}`, box)}#${rule}`}
      target="_blank"
      rel="noreferrer"
    >
      {t.table.toRule}
    </a>
  )
}
