/** The log: what happened, newest first, with icons, a filter, and what is new since the last visit. */

import type { GameEvent, GameText, Lang } from '@dorfplatz/kernel'
import type { Line } from '@dorfplatz/protocol'
import type { GameUi } from '@dorfplatz/ui'
import { Link } from '@tanstack/react-router'
import { Fragment, memo, useContext, useMemo, useState } from 'react'
import { useSettings } from '../../app/settings.ts'
import { Icon } from '../../parts/Icon.tsx'
import { SeatShape } from '../../parts/Seat.tsx'
import { SpeechContext, Words } from '../../parts/Words.tsx'
import { useText } from '../../text/index.ts'
import { type Move, movesIn } from './moves.ts'

const SHOWN = 60

/** Lines that still count: an undo takes back what came after its position. */
export function keptLines(log: readonly Line[]): Line[] {
  const out: Line[] = []
  for (const line of log) {
    if (line.kind === 'undo') {
      while ((out[out.length - 1]?.position ?? 0) > line.position) out.pop()
    } else out.push(line)
  }
  return out
}

interface Told {
  readonly key: string
  readonly seq: number
  readonly position: number
  readonly event: GameEvent
}

export function told(log: readonly Line[]): Told[] {
  return keptLines(log).flatMap((line) =>
    line.events.map((event, i) => ({ key: `${line.seq}.${i}`, seq: line.seq, position: line.position, event })),
  )
}

/** The way to the rule behind a line: at its end, where it never stands on a line of its own. */
function Cite({ rule, open }: { rule: string; open: ((rule: string) => void) | undefined }) {
  const t = useText()
  return (
    <button type="button" className="ref cite" aria-label={t.table.rule(rule)} onClick={() => open?.(rule)}>
      §
    </button>
  )
}

export function EventLine({ event, text }: { event: GameEvent; text: GameText }) {
  const { seatName, ruleOf, openRule } = useContext(SpeechContext)
  const sentence = text.event(event)
  const rule = openRule === undefined ? null : (ruleOf?.(event) ?? null)
  if (sentence.length === 0) return null
  const [first, ...rest] = sentence
  const subject = typeof first === 'object' && 'seat' in first ? first.seat : null
  // What happens to the whole village is nobody's, even on somebody's turn.
  const named = sentence.find((part) => typeof part === 'object' && 'seat' in part)
  const whose = subject ?? (typeof named === 'object' && 'seat' in named ? named.seat : null)
  return (
    <li className="line">
      {whose === null ? <Icon name="linden" /> : <SeatShape seat={whose} className="i20" />}
      <span>
        {subject !== null && <b>{seatName(subject)}</b>}
        <Words sentence={subject === null ? sentence : rest} />
      </span>
      {rule !== null && <Cite rule={rule} open={openRule} />}
    </li>
  )
}

interface LogProps {
  readonly log: readonly Line[]
  readonly text: GameText
  readonly me: number | null
  readonly seen: number
  readonly ui?: GameUi
  /** The table whose past may be looked at. */
  readonly table?: string | undefined
}

interface MoveLineProps {
  readonly move: Move
  readonly text: GameText
  readonly ui: GameUi
  readonly lang: Lang
  /** Of a past game: whether the move was made, is on show or is still to come, and the way to it. */
  readonly when?: 'past' | 'now' | 'ahead'
  readonly go?: (position: number) => void
}

/** A move in one line: whose, where in bold, what it brought and cost. */
export const MoveLine = memo(
  function MoveLine({ move, text, ui, lang, when, go }: MoveLineProps) {
    const { ruleOf, openRule, seatName } = useContext(SpeechContext)
    const t = useText()
    const line = ui.log?.line(move.events, lang, text) ?? null
    if (line === null) return null
    const [first] = move.events
    const rule = openRule === undefined || first === undefined ? null : (ruleOf?.(first) ?? null)
    const mark = move.seat ?? ui.log?.markOf?.(move.events) ?? null
    return (
      <li
        className={`line move${when === undefined ? '' : ` ${when}`}`}
        aria-current={when === 'now' ? 'step' : undefined}
      >
        {go !== undefined && (
          <button type="button" className="line-jump" onClick={() => go(move.until)}>
            <span className="sr-only">{t.replay.jump}</span>
          </button>
        )}
        {mark === null ? <Icon name="linden" /> : <SeatShape seat={mark} className="i20" />}
        <span className="told">
          {move.seat !== null && <span className="sr-only">{seatName(move.seat)}: </span>}
          {line.title !== '' && <b className="place">{line.title}</b>}
          {line.title !== '' && line.told.length > 0 && ': '}
          <Words sentence={line.told} />
        </span>
        {rule !== null && <Cite rule={rule} open={openRule} />}
      </li>
    )
  },
  (a, b) =>
    a.text === b.text &&
    a.lang === b.lang &&
    a.when === b.when &&
    a.go === b.go &&
    a.move.key === b.move.key &&
    a.move.events.length === b.move.events.length,
)

function MoveLog({ log, text, me, seen, ui, table }: LogProps & { readonly ui: GameUi }) {
  const t = useText()
  const { lang } = useSettings()
  const [mine, setMine] = useState(false)
  const [all, setAll] = useState(false)
  const moves = useMemo(() => movesIn(told(log), ui, lang, text), [log, ui, lang, text])
  if (moves.length === 0) return <p className="rule">{t.table.logEmpty}</p>
  const wanted = mine ? moves.filter((move) => move.seat === me) : moves
  // What its head alone says has no line.
  const shown = (all ? wanted : wanted.slice(-SHOWN))
    .filter(({ events }) => ui.log?.line(events, lang, text) != null)
    .toReversed()
  const firstOld = shown.findIndex((move) => move.seq <= seen)
  return (
    <>
      {(me !== null || table !== undefined) && (
        <div className="row filter">
          {me !== null && <Filter mine={mine} set={setMine} />}
          {table !== undefined && (
            <Link to="/replay/$id" params={{ id: table }} search={{}} className="tool look-back">
              {t.menu.replay}
            </Link>
          )}
        </div>
      )}
      <ol className="log" aria-label={t.table.log}>
        {shown.map((move, i) => (
          <Fragment key={move.key}>
            {i === firstOld && i > 0 && <li className="log-since">{t.table.logNew}</li>}
            {/* What was before the first head of the log stands under one of its own, not under the next one's. */}
            {move.head !== shown[i - 1]?.head && (move.head !== '' || i > 0) && (
              <li className="log-head">{move.head === '' ? t.table.logBefore : move.head}</li>
            )}
            <MoveLine move={move} text={text} ui={ui} lang={lang} />
          </Fragment>
        ))}
      </ol>
      {wanted.length > shown.length && (
        <button type="button" className="btn quiet small" onClick={() => setAll(true)}>
          {t.table.more(wanted.length - shown.length)}
        </button>
      )}
    </>
  )
}

function Filter({ mine, set }: { mine: boolean; set: (mine: boolean) => void }) {
  const t = useText()
  return (
    <>
      <button type="button" className="tool" aria-pressed={!mine} onClick={() => set(false)}>
        {t.table.logAll}
      </button>
      <button type="button" className="tool" aria-pressed={mine} onClick={() => set(true)}>
        {t.table.logMine}
      </button>
    </>
  )
}

export function Log(props: LogProps) {
  const { ui } = props
  return ui?.log === undefined ? <EventLog {...props} /> : <MoveLog {...props} ui={ui} />
}

function EventLog(props: LogProps) {
  const t = useText()
  const [mine, setMine] = useState(false)
  const [all, setAll] = useState(false)
  const list = useMemo(() => told(props.log).reverse(), [props.log])
  const wanted = mine ? list.filter((l) => l.event.seat === props.me) : list
  const shown = all ? wanted : wanted.slice(0, SHOWN)
  const firstOld = shown.findIndex((l) => l.seq <= props.seen)
  if (list.length === 0) return <p className="rule">{t.table.logEmpty}</p>
  return (
    <>
      {props.me !== null && (
        <div className="row filter">
          <Filter mine={mine} set={setMine} />
        </div>
      )}
      <ol className="log" aria-label={t.table.log}>
        {shown.map((l, i) => (
          <LogEntry key={l.key} mark={i === firstOld && i > 0} entry={l} text={props.text} />
        ))}
      </ol>
      {wanted.length > shown.length && (
        <button type="button" className="btn quiet small" onClick={() => setAll(true)}>
          {t.table.more(wanted.length - shown.length)}
        </button>
      )}
    </>
  )
}

interface EntryProps {
  readonly mark: boolean
  readonly entry: Told
  readonly text: GameText
}

function PlainEntry({ mark, entry, text }: EntryProps) {
  const t = useText()
  return (
    <>
      {mark && <li className="log-since">{t.table.logNew}</li>}
      <EventLine event={entry.event} text={text} />
    </>
  )
}

/** What was told once stays as it was told: only what differs is drawn again. */
const LogEntry = memo(
  PlainEntry,
  (a, b) => a.mark === b.mark && a.text === b.text && a.entry.key === b.entry.key && a.entry.event === b.entry.event,
)
