/** A sentence of parts as it stands on the page: words, numbers, woodcuts, names, and links into the rulebook. */

import type { GameEvent, Part, RuleId, Seat, Sentence } from '@dorfplatz/kernel'
import { createContext, Fragment, useContext } from 'react'
import { addressIn, BoxContext } from '../app/box.ts'
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

const MARKS = /^[.,:;!?)]+/

/** `still` leaves out links: for sentences that stand inside a button. */
export function Words({ sentence, still = false }: { sentence: Sentence; still?: boolean }) {
  const speech = useContext(SpeechContext)
  const used: Speech = still ? { seatName: speech.seatName } : speech
  const pieces: React.ReactNode[] = []
  const parts = [...sentence]
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] as Part
    const next = parts[i + 1]
    const pair = typeof part === 'object' && 'n' in part && next !== undefined && isPicture(next)
    const one = pair ? (
      <span className="quantity">
        <One part={part} speech={used} />
        <One part={next} speech={used} />
      </span>
    ) : (
      <One part={part} speech={used} />
    )
    if (pair) i++
    // A mark that follows a picture stays with it on its line.
    const after = parts[i + 1]
    const mark = (pair || isPicture(part)) && typeof after === 'string' ? (MARKS.exec(after)?.[0] ?? '') : ''
    if (mark !== '' && typeof after === 'string') parts[i + 1] = after.slice(mark.length)
    pieces.push(
      mark === '' ? (
        <Fragment key={i}>{one}</Fragment>
      ) : (
        <span className="unbroken" key={i}>
          {one}
          {mark}
        </span>
      ),
    )
  }
  return <>{pieces}</>
}

/** The way to a rule: into the rulebook beside the table, else to its page. */
export function RuleLink({ game, rule }: { game: string; rule: RuleId }) {
  const { openBook } = useContext(SpeechContext)
  const box = useContext(BoxContext)
  if (openBook !== undefined) {
    return (
      <button type="button" className="rule-link" onClick={() => openBook(rule)}>
        {rule}
      </button>
    )
  }
  return (
    <a className="rule-link" href={`${addressIn(`/rules/${game}`, box)}#${rule}`} target="_blank" rel="noreferrer">
      {rule}
    </a>
  )
}
