/** The one sentence on top: what the table waits for and from whom, with undo and confirm beside it. */

import {
  type GameEvent,
  type GameText,
  jsonEqual,
  type Lang,
  type Seat,
  type Sentence,
  say,
  type View,
} from '@dorfplatz/kernel'
import type { Line } from '@dorfplatz/protocol'
import { type GameUi, inARow, type LogTelling, type Option, withoutSeat } from '@dorfplatz/ui'
import { useEffect, useMemo, useRef } from 'react'
import { useSettings } from '../../app/settings.ts'
import { Icon } from '../../parts/Icon.tsx'
import { SeatShape } from '../../parts/Seat.tsx'
import { Words } from '../../parts/Words.tsx'
import { list, moment, useText } from '../../text/index.ts'
import { movesIn } from '../log/moves.ts'
import { lastMove, lastTold } from '../log/recentMoves.ts'
import type { Turn } from '../turn/turn.ts'
import { takeoverIn, timeLeft, useNow } from './deadline.ts'

/** The device is to be passed on to somebody. */
export interface Pass {
  readonly to: string
  readonly go: () => void
}

export interface BannerProps {
  readonly turn: Turn
  readonly pass: Pass | null
  /** Ends what is asked again and again: always at hand, however long the list of options. */
  readonly enough: Option | null
  readonly live: View
  readonly text: GameText
  readonly names: readonly string[]
  readonly me: number | null
  readonly log: readonly Line[]
  readonly canUndo: boolean
  readonly lost: boolean
  /** Turn-based tables: until when whoever is on turn has time. */
  readonly until: number | null
  /** Others' moves are being replayed: this shows where they lead. */
  readonly skip: (() => void) | null
  /** The boards show the past: which step of how many, and whose. */
  readonly back: { readonly step: number; readonly of: number; readonly seat: number | null } | null
  /** The boards still show a moment that has passed, by its name: what is asked now stands there after it. */
  readonly moment?: string | null
  /** The game's own kinds of moves. */
  readonly moves: readonly string[] | undefined
  /** The game's drawings, where they tell moves in few words. */
  readonly ui?: GameUi | undefined
  /** Whose mark events bear that are no seat's. */
  readonly markOf?: LogTelling['markOf'] | undefined
  /** In a lesson that is over: what is said instead of what to read. */
  readonly learned?: string | null
  /** A bot plays in one's own seat: what it wins is told by name. */
  readonly left: boolean
  /** Whoever a live table waits for is not there; since when a bot may take over, if that is known. */
  readonly absent: { readonly takeover: number | null } | null
  /** On narrow pages, where the panel may be folded: what was refused. */
  readonly refusal: React.ReactNode
}

/** What others did last, so that one understands what happened while away. */
function Last({
  log,
  me,
  text,
  moves,
  ui,
  markOf,
}: Pick<BannerProps, 'log' | 'me' | 'text' | 'moves' | 'ui' | 'markOf'>) {
  const t = useText()
  const { lang } = useSettings()
  const { sentence, whole } = useMemo(() => {
    const told = ui === undefined ? [] : lastTold(log, me, ui, lang, text)
    if (told.length > 0) return { sentence: told, whole: true }
    const event = lastMove(log, me, moves, markOf)
    return { sentence: event === null ? [] : text.event(event), whole: false }
  }, [log, me, moves, ui, markOf, lang, text])
  if (sentence.length === 0) return null
  return (
    // One line scrolls: whoever has no mouse does so with the arrow keys.
    <small className={whole ? 'in-line' : undefined} tabIndex={whole ? 0 : undefined}>
      {t.table.lastMove}: <Words sentence={sentence} />
    </small>
  )
}

/** As many of the turn's own events as the banner holds. */
const TOLD = 6

type Told = Pick<BannerProps, 'turn' | 'text' | 'me' | 'moves' | 'ui'>

/** What the answers chosen so far would do: in the log's few words where a game has them, and in moves added up. */
function inShort(events: readonly GameEvent[], ui: GameUi | undefined, lang: Lang, text: GameText): Sentence[] {
  const told = events.map((event, i) => ({ key: String(i), seq: 0, position: 0, event }))
  let before = ''
  return movesIn(told, ui ?? {}, lang, text).flatMap((move) => {
    const line = ui?.log?.line(move.events, lang, text) ?? null
    if (line === null) return []
    // What follows at the same place does not name it again.
    const title = line.title === before && line.told.length > 0 ? '' : line.title
    before = line.title
    return [say(title, title !== '' && line.told.length > 0 ? ': ' : '', line.told)]
  })
}

/** What the staged answers end for good. */
function endedBy({ staged, stagedKinds }: Turn, ui: GameUi | undefined, lang: Lang): readonly string[] {
  return staged.flatMap(({ choice }, i) => {
    const kind = stagedKinds[i] ?? ''
    const said = ui?.ends?.[kind]
    return said !== undefined && jsonEqual(ui?.enough?.[kind] ?? null, choice) ? [said(lang)] : []
  })
}

/** Said before everything else that was chosen. */
function Ended({ turn, ui }: Pick<BannerProps, 'turn' | 'ui'>) {
  const { lang } = useSettings()
  const ended = endedBy(turn, ui, lang)
  return ended.length === 0 ? null : <b className="ended">{ended.join(' · ')}</b>
}

/** What the answers chosen so far would do; of much only the moves themselves, not what they cost and bring. */
function Chosen({ turn, text, me, moves, ui, last }: Told & { readonly last?: Sentence }) {
  const t = useText()
  const { lang } = useSettings()
  // Phases that pass and what they bring to others were nobody's choice.
  const own = turn.events.filter((event) => event.seat === me && text.event(event).length > 0)
  const moved = own.filter((event) => moves?.includes(event.kind))
  const short = inShort(own, ui, lang, text)
  const done =
    short.length > 0
      ? short
      : (own.length > TOLD && moved.length > 0 ? moved : own).map((event) => withoutSeat(text.event(event)))
  const told = last === undefined ? done : [...done, last]
  if (told.length === 0) return null
  return (
    // It scrolls: whoever has no mouse does so with the arrow keys.
    <small className="chosen" tabIndex={told.length > 1 ? 0 : undefined}>
      {t.table.chosen}: {told.length > TOLD && '… '}
      {/* Who has chosen knows who it was: not said with every deed. */}
      <Words sentence={inARow(told.slice(-TOLD))} />
    </small>
  )
}

/** What cannot be shown in advance, because it draws or reveals something. */
function Waits({ turn, text, me, moves, ui }: Told) {
  const t = useText()
  const { lang } = useSettings()
  const { view } = turn
  const answer = turn.staged.at(-1)
  if (answer === undefined) return null
  const decision = view.decisions.find((d) => d.id === answer.to)
  const sentence =
    decision === undefined ? text.anytime(view, answer.choice) : text.choice(view, decision, answer.choice)
  return (
    <>
      <b>{t.table.confirmHint}</b>{' '}
      <span className="reveals">
        {ui?.revealed?.(turn.view, answer, lang) ?? t.table.reveals}
        {/* The eye on the button says it, too: where the place is small, what was chosen comes first. */}
        <span className="reveals-after">{t.table.revealsAfter}</span>
      </span>
      <Chosen turn={turn} text={text} me={me} moves={moves} ui={ui} last={sentence} />
    </>
  )
}

export function Saying(props: Omit<BannerProps, 'refusal'>) {
  const t = useText()
  const { turn, live, text, names, me, back } = props
  const { view } = turn
  if (back !== null) {
    return (
      <>
        <b>{t.table.lookingBack}</b> {t.table.lookedAt(back.step, back.of)}
        {me !== null && live.decisions.length > 0 && ` ${t.table.thenYou}`}
      </>
    )
  }
  if (live.defect) return <b>{t.table.defect}</b>
  if (props.moment != null) return <b>{props.moment}</b>
  if (live.over) {
    const winners = live.result?.winners ?? []
    const mine = me !== null && winners.includes(me)
    const verdict = live.result?.verdict
    return (
      <>
        <b>{t.table.over}</b>{' '}
        {verdict !== undefined
          ? text.verdict(verdict)
          : mine && winners.length === 1 && !props.left
            ? t.table.youWin
            : t.table.wins(list(winners.map((s) => names[s] ?? '')), winners.length > 1)}
      </>
    )
  }
  if (turn.reveals) return <Waits {...props} />
  const first = view.decisions[0]
  if (me !== null && first !== undefined) {
    return (
      <>
        {first.choices?.length === 0 ? (
          // In a lesson there is something to be read before anything may be chosen.
          (props.learned ?? t.table.readFirst)
        ) : (
          <>
            <Ended {...props} /> <b>{t.table.yourTurn(names[me] ?? '')}</b>{' '}
            <Words sentence={text.decision(view, first)} />
          </>
        )}
        {turn.staged.length === 0 && <Last {...props} />}
        <Chosen {...props} />
      </>
    )
  }
  if (turn.staged.length > 0) {
    return (
      <>
        <b>{t.table.confirmHint}</b> <Ended {...props} />
        <Chosen {...props} />
      </>
    )
  }
  const seats = [...new Set(view.waiting.map((w) => w.seat))]
  const one = view.waiting[0]
  return (
    <>
      {seats.length === 1 && one !== undefined ? (
        <Words sentence={text.waiting(one.seat, one.kind)} />
      ) : (
        t.table.waitMany(list(seats.map((s) => names[s] ?? '')))
      )}
      {props.absent === null ? (
        <Last {...props} />
      ) : (
        <Absent name={names[one?.seat ?? 0] ?? ''} takeover={props.absent.takeover} />
      )}
    </>
  )
}

/** Somebody is away: what can be done about it, or from when on. */
function Absent({ name, takeover }: { name: string; takeover: number | null }) {
  const t = useText()
  const soon = takeoverIn(takeover, useNow(takeover !== null), t)
  return <small>{soon === null ? t.table.absent(name) : t.menu.botForSoon(name, soon)}</small>
}

/** Whose mark stands before what is said: where several choose at once it is one's own until the choice is confirmed. */
export function seatSaid(live: View, shown: View, me: Seat | null): Seat | undefined {
  if (live.over) return live.result?.winners[0]
  return me !== null && live.decisions.length + shown.decisions.length > 0 ? me : live.waiting[0]?.seat
}

/** The time that is left; the exact moment comes with the pointer. */
export function Left({ until }: { until: number }) {
  const t = useText()
  const now = useNow(true)
  return (
    <span className="time-left" title={t.laying.until(moment(until))}>
      <Icon name="time" />
      {timeLeft(until - now, t)}
    </span>
  )
}

export function Banner(props: BannerProps) {
  const t = useText()
  const { turn, live, me, enough } = props
  // One button, so that it keeps the focus: what says enough is what confirms then, but not by a double click.
  const press = (event: React.MouseEvent) => {
    if (!turn.whole) {
      if (enough !== null) turn.finish(enough.answer)
    } else if (!turn.reveals || event.detail !== 2) turn.confirm()
  }
  const due = seatSaid(live, turn.view, me)
  const seat = props.back === null ? due : props.back.seat
  const mine = me !== null && live.decisions.length > 0 && props.back === null
  const confirm = useRef<HTMLButtonElement>(null)
  const settled = turn.staged.length > 0 && turn.view.decisions.length === 0
  useEffect(() => {
    if (settled) confirm.current?.focus({ preventScroll: true })
  }, [settled])
  const handing = useRef<HTMLButtonElement>(null)
  const passes = props.pass !== null
  useEffect(() => {
    if (passes) handing.current?.focus({ preventScroll: true })
  }, [passes])
  return (
    <section className={`banner${mine ? ' mine' : ''}`} aria-label={t.table.onTurn}>
      {seat != null && <SeatShape seat={seat} className="who" />}
      <p
        className="say"
        aria-live="polite"
        key={live.over ? 'over' : mine ? 'mine' : props.back === null ? 'wait' : 'back'}
      >
        {props.lost ? (
          <>
            <b>{t.table.reconnecting}</b> {(turn.busy || turn.staged.length > 0) && t.table.moveKept}
          </>
        ) : (
          <Saying {...props} />
        )}
      </p>
      {props.until !== null && !live.over && <Left until={props.until} />}
      <div className="row banner-do">
        {props.skip !== null && (
          <button type="button" className="btn skip-moves" onClick={props.skip}>
            <Icon name="arrow" />
            <span>{t.table.skip}</span>
          </button>
        )}
        {(turn.staged.length > 0 || props.canUndo) && !live.over && props.back === null && (
          <button type="button" className="btn" onClick={turn.undo} disabled={turn.busy} aria-keyshortcuts="Backspace">
            <Icon name="undo" />
            <span>{t.table.undo}</span>
          </button>
        )}
        {props.pass !== null && props.back === null && (
          <button ref={handing} type="button" className="btn primary hand-over" onClick={props.pass.go}>
            <Icon name="arrow" />
            <span>{t.table.passOn(props.pass.to)}</span>
          </button>
        )}
        {(turn.whole || enough !== null) && props.back === null && (
          <button
            ref={confirm}
            type="button"
            className={turn.whole ? 'btn primary confirm' : 'btn have-enough'}
            data-option={turn.whole ? undefined : enough?.key}
            onClick={press}
            disabled={turn.busy}
            aria-keyshortcuts="0"
          >
            <Icon name="check" />
            <span>
              {turn.whole || enough === null ? t.table.confirm(turn.turns) : <Words sentence={enough.sentence} still />}
            </span>
          </button>
        )}
      </div>
      {props.refusal}
    </section>
  )
}
