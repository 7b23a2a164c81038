/** All that a table's page knows and does, whatever it looks like: the turn in the making, options, cards, what is asked. */

import { type Answer, type GameEvent, type Refusal, toText, type View } from '@dorfplatz/kernel'
import type { BoardProps, GameUi, Option, Part } from '@dorfplatz/ui'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { PageGame } from '../../app/games.ts'
import { useSettings } from '../../app/settings.ts'
import { tableTitle } from '../../app/title.ts'
import type { Refused, TableLink, TableState } from '../../link/link.ts'
import { errorText } from '../../link/server/errorText.ts'
import { heldView, useBeats } from '../../motion/beats.ts'
import { usePressed } from '../../motion/pressed.ts'
import { useSkip } from '../../motion/skip.ts'
import { kit } from '../../parts/kit.ts'
import { useText } from '../../text/index.ts'
import { keptLines } from '../log/Log.tsx'
import { useNews } from '../log/news.ts'
import { answeredTo, sinceMine, tracesIn } from '../log/recentMoves.ts'
import { useSeen } from '../log/seen.ts'
import { useTakenBack } from '../log/takenBack.ts'
import { useCountKeys } from '../turn/Amounts.tsx'
import { isLookedAt, useForesight } from '../turn/foresight.ts'
import { cardOption, declineOf, enoughOf, insteadOf, numberedOf, optionsOf, passOf, sweepOf } from '../turn/options.ts'
import { useStops } from '../turn/stops.ts'
import { useTally } from '../turn/tally.ts'
import { BUSY_SHOWN_MS, type Turn, useTurn } from '../turn/turn.ts'
import type { Asked } from '../turn/Why.tsx'
import type { Pass } from './Banner.tsx'
import { genericUi, handIn } from './Generic.tsx'
import { useKeys } from './keys.ts'
import { Notices } from './Notices.tsx'
import { useSounds } from './sounds.ts'

/** A bot, somebody who is not there, or somebody who is. */
export type Sitter = 'bot' | 'away' | 'here'

/** In a lesson: what is said at the table, and which part of it that is about. */
export interface Teacher {
  readonly part: (turn: Turn) => Part | 'log' | null
  /** Knows the turn in the making: which answers wait for confirmation; `tell` answers beside what was pressed last. */
  readonly speak: (turn: Turn, tell: (says: string) => void) => React.ReactNode
  /** What is said where the chapter is over; null before. */
  readonly over?: string | null
}

export interface TableProps {
  readonly link: TableLink
  readonly state: TableState
  readonly game: PageGame
  readonly ui: GameUi | null
  readonly live: View
  readonly title: React.ReactNode
  /** On one shared screen: the move is done, and somebody else is to have the device. */
  readonly pass: Pass | null
  readonly teacher?: Teacher
  /** What is said to somebody who plays this game for the first time: in full in the rail, or as one line of the banner. */
  readonly helper?: ((folded: boolean) => React.ReactNode) | undefined
}

const NONE: readonly Option[] = []

/** Who presses a refusal has read it, and asks for its rule; a refusal without one is only said again. */
const openRule = (refused: Refused | null): Asked | null =>
  refused === null || refused.rule === null || refused.rule.startsWith('K-') ? refused : { ...refused, read: true }

export type Table = ReturnType<typeof useTable>

export function useTable(props: TableProps) {
  const { link, state, game, live } = props
  const t = useText()
  const { lang, confirm: drafts } = useSettings()
  const ui = props.ui ?? genericUi
  const text = game.text
  const me = live.as === 'spectator' ? null : live.as
  // A lesson asks for every step.
  const turn = useTurn(
    link,
    me,
    live,
    state.info?.id ?? '',
    props.teacher === undefined ? ui : { ...ui, obvious: undefined },
  )
  const names = useMemo(() => state.info?.seats.map((s) => s.name) ?? [], [state.info])
  const sitters = useMemo(
    () =>
      (state.info?.seats ?? []).map((s): Sitter => (s.kind === 'bot' ? 'bot' : s.mine || s.online ? 'here' : 'away')),
    [state.info],
  )
  const [asked, setAsked] = useState<Asked | null>(null)
  const [book, openBook] = useState<string | null>(null)
  const [card, setCard] = useState<string | null>(null)
  const seen = useSeen(live, state.info?.id ?? '', state.log)
  const news = useNews(link, live, state.log, seen)
  const view = news.shown?.view ?? turn.view
  const before = news.shown?.view ?? live
  const beat = useBeats(
    state.log,
    live,
    ui,
    useMemo(() => ({ lang, text }), [lang, text]),
  )
  // The boards stay at a moment that is shown as long as it is; whoever goes on meanwhile is not kept back.
  const then = news.shown !== null || turn.staged.length > 0 ? undefined : beat?.then

  const waits = turn.reveals ? turn.staged.at(-1) : undefined
  const options = useMemo(() => optionsOf(text, view, ui, waits), [text, view, ui, waits])
  // A lesson asks for every step; of several turns none is the one that would be replaced.
  const [begun] = turn.whole && turn.turns < 2 && props.teacher === undefined ? turn.staged : []
  const instead = useMemo(
    () => (begun === undefined ? NONE : insteadOf(text, live, view, ui, begun)),
    [text, live, view, ui, begun],
  )
  const cards = useMemo(() => new Map(game.cards.map((c) => [c.id, c])), [game])
  const { why: whyNot } = turn
  const why = useCallback(
    (asking: Answer | Refusal) => {
      if ('rule' in asking) return setAsked(asking)
      // On a slow line the note is there before its reason.
      const slow = setTimeout(setAsked, BUSY_SHOWN_MS, { rule: null, text: t.table.moment })
      const told = (refused: Refused | null) => {
        clearTimeout(slow)
        setAsked(refused)
      }
      whyNot(asking).then(told, (error: unknown) => told({ rule: null, text: errorText(error) }))
    },
    [whyNot, t],
  )
  const tell = useCallback((says: string) => setAsked({ rule: null, text: says }), [])
  const cardOf = useCallback((id: string) => cards.get(id), [cards])
  const { finish, staged, stagedKinds } = turn
  const taught = props.teacher !== undefined
  // Who has chosen something else has read why not.
  useEffect(() => {
    if (!taught && staged.length > 0) setAsked(null)
  }, [taught, staged])
  const tallying = useTally(turn, view, options, ui, lang, text, drafts)
  useCountKeys(tallying)
  const { choose, count } = tallying
  // One value as long as nothing changes: drawings that got the same one stay as they are.
  const board: BoardProps = useMemo(
    () => ({
      view: then === undefined ? view : heldView(then),
      before: then === undefined ? before : heldView(then),
      lang,
      text,
      kit,
      names,
      me,
      options: then === undefined ? options : NONE,
      instead,
      choose,
      finish,
      count,
      why,
      staged,
      stagedKinds,
      card: cardOf,
      read: setCard,
    }),
    [
      view,
      before,
      then,
      lang,
      text,
      names,
      me,
      options,
      instead,
      choose,
      finish,
      count,
      why,
      staged,
      stagedKinds,
      cardOf,
    ],
  )
  const hand = useMemo(() => ui.hand?.(view) ?? handIn(board), [ui, view, board])
  const lookingBack = news.shown !== null
  const stops = useStops(turn, ui, state.info?.id ?? '', me !== null && !lookingBack)
  const thenLine = news.shown === null ? undefined : news.lines[news.shown.step]
  const traces = useMemo(() => {
    const lines = lookingBack ? (thenLine === undefined ? [] : [thenLine]) : sinceMine(state.log, me)
    const answers = lookingBack ? [] : answeredTo(state.log, me, ui.log?.markOf)
    return tracesIn(lines, ui.tracesOf, answers, ui.log?.markOf)
  }, [lookingBack, thenLine, state.log, me, ui])
  const passes = passOf(view, options, ui)
  // A table in regions has a place for what declines or ends a step; elsewhere it stands in the list.
  const declined = ui.regions === undefined ? null : declineOf(options, view.decisions[0], ui)
  const enough = enoughOf(options, ui.enough) ?? passes ?? declined
  // A lesson asks for every step.
  const sweep = enough !== null || turn.reveals || props.teacher !== undefined ? null : sweepOf(view, options, ui, lang)
  const numbered = useMemo(() => numberedOf(options, ui, view, lang, game.text), [options, ui, view, lang, game.text])
  // What ends a turn is known before it is pressed, and named so; a lesson asks for every step.
  const looksAhead = drafts && props.teacher === undefined && !lookingBack && !turn.reveals
  const ends = looksAhead && !turn.whole && staged.length > 0 ? enough : null
  const ending = useMemo(() => (ends === null ? null : [ends.answer]), [ends])
  const foreseen = useForesight(turn, ending, stops.passesAhead)
  const { seal, sweep: sweepUp } = turn
  // Where something else could still be chosen, who has enough says so first; what reveals is final at once.
  // To let a window pass is no other way to play a card: who says so behind what is staged confirms it.
  const sealing = foreseen !== null && (foreseen.reveals || options.length < 2 || passes !== null) ? foreseen : null
  const end = useCallback(
    (clicks: number) => {
      if (sealing !== null && isLookedAt(sealing, clicks, performance.now())) seal(sealing.answers, sealing.reveals)
      else if (enough !== null) finish(enough.answer)
      else if (sweep !== null) sweepUp(sweep.answer)
    },
    [sealing, enough, sweep, seal, finish, sweepUp],
  )
  useKeys(numbered, turn, end)
  useSounds(live.decisions.length > 0, turn.refused !== null || asked !== null, live.over)
  useSkip(link, state.replaying === true)
  const due = live.waiting[0]
  const others = due === undefined ? '' : toText(text.waiting(due.seat, due.kind), (seat) => names[seat] ?? '')
  const step = news.shown === null ? `${live.seq}.${staged.length}` : `then ${news.shown.step}`
  usePressed(step, turn.answered)
  const speech = useMemo(
    () => ({
      seatName: (seat: number) => names[seat] ?? `#${seat + 1}`,
      openCard: setCard,
      openRule: (rule: string) => setAsked({ rule, read: true }),
      openBook,
      ruleOf: (event: GameEvent) => game.cites?.(event) ?? null,
    }),
    [names, game],
  )
  // Only what counts can be taken back: after an undo the line before it is the last.
  const canUndo = useMemo(() => {
    const last = keptLines(state.log).at(-1)
    return me !== null && last?.kind === 'answer' && last.seat === me && !turn.sealed
  }, [state.log, me, turn.sealed])
  const { refused, letGo, dismiss } = turn
  const back = useTakenBack(state.log, (seat) => state.info?.seats[seat]?.mine === true)
  const { news: tookBack, close: closeBack } = back
  const told = refused !== null || letGo || tookBack !== null
  // Whoever does something else has read it; a form may be changed many times before it is sent again.
  useEffect(() => {
    if (!told) return
    const go = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('.refusing') !== null) return
      dismiss()
      closeBack()
    }
    document.addEventListener('click', go)
    return () => document.removeEventListener('click', go)
  }, [told, dismiss, closeBack])
  const refusal = (
    <Notices
      turn={turn}
      back={tookBack}
      ui={ui}
      text={text}
      lang={lang}
      names={names}
      onWhy={() => setAsked(openRule(turn.refused))}
    />
  )
  return {
    ...props,
    ui,
    text,
    lang,
    me,
    turn,
    names,
    sitters,
    asked,
    setAsked,
    tell,
    /** The rule at which the rulebook lies open beside the table; null while it is closed. */
    book,
    openBook,
    card,
    setCard,
    seen,
    news,
    view,
    options,
    board,
    tallying,
    stops,
    hand,
    lookingBack,
    thenLine,
    traces,
    enough: enough ?? sweep,
    /** That answers all questions of this kind: what one usually wants. */
    sweeps: sweep !== null,
    /** Chooses what ends the step, as many clicks as it was pressed with. */
    end,
    /** What ends the step ends the turn, and nothing else could be chosen: that press confirms it. */
    endConfirms: sealing !== null && passes === null && options.length < 2,
    /** To let the window at hand pass confirms what is staged. */
    passConfirms: sealing !== null && passes !== null,
    endReveals: sealing?.reveals === true,
    looksAhead,
    /** A window is open: the one button lets it pass. */
    passes: passes !== null,
    asking: view.decisions[0]?.id,
    due,
    beat,
    step,
    /** The boards are still at the moment that is shown. */
    held: then !== undefined,
    speech,
    canUndo,
    refusal,
    playable: hand.filter((id) => cardOption(id, options, ui) !== undefined).length,
    say: useCallback((words: string) => link.say(words), [link]),
    /** The window's, with the lines of the chat nobody has looked at here. */
    windowTitle: (unread: number) =>
      tableTitle(text.name, me !== null && live.decisions.length > 0 ? t.start.yourTurn : null, others, unread),
  }
}
