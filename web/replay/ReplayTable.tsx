/** A past game at its own table: head, banner with the controls, board, somebody's boards and goods, the course as slider. */

import './styles/index.css'
import { type Seat, type Sentence, say, type Viewer } from '@dorfplatz/kernel'
import type { Line } from '@dorfplatz/protocol'
import type { BoardProps, GameUi, Regions } from '@dorfplatz/ui'
import { Link, useLocation } from '@tanstack/react-router'
import { Tabs } from 'radix-ui'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { usePhone } from '../app/media.ts'
import type { Course } from '../link/device/course.ts'
import { Moves } from '../motion/Moves.tsx'
import { Icon } from '../parts/Icon.tsx'
import { SeatShape } from '../parts/Seat.tsx'
import { Words } from '../parts/Words.tsx'
import { handIn } from '../table/frame/Generic.tsx'
import { Mates } from '../table/frame/Mates.tsx'
import { Rack } from '../table/hand/Rack.tsx'
import { Log, told } from '../table/log/Log.tsx'
import { moveAt, movesIn } from '../table/log/moves.ts'
import { Scores, scoresOf } from '../table/result/Scores.tsx'
import { useText } from '../text/index.ts'
import { Curve } from './Curve.tsx'
import { ReplayLog } from './ReplayLog.tsx'
import { type RoundStart, roundBack, roundOn } from './rounds.ts'
import { Transport } from './Transport.tsx'
import { usePlaying } from './usePlaying.ts'

type Tab = 'board' | 'mine' | 'hand' | 'log'
const TABS: readonly Tab[] = ['board', 'mine', 'hand', 'log']
const TAB_ICONS: { readonly [T in Tab]: string } = { board: 'boardi', mine: 'home', hand: 'chart', log: 'log' }

export interface ReplayTableProps {
  readonly board: BoardProps
  readonly ui: GameUi
  readonly regions: Regions
  readonly as: Viewer
  readonly step: number
  readonly total: number
  readonly rounds: readonly RoundStart[]
  readonly course: Course | null
  /** The game goes on: it keeps its scores to itself. */
  readonly running: boolean
  /** What counts of the log, from the beginning on. */
  readonly lines: readonly Line[]
  /** What else may be done with the moment on show, and what is to be known about it. */
  readonly doing: ReactNode
  /** The way out: to the table or to its result. */
  readonly out: ReactNode
  go(step: number): void
}

/** Keys of a replay, wherever the focus is but where something is typed. */
function useReplayKeys(act: { readonly [key: string]: () => void }): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const { target } = event
      if (!(target instanceof Element) || target.closest('input, textarea, select, [role=dialog]') !== null) return
      // A button under the focus is pressed by the space bar itself.
      if (event.key === ' ' && target.closest('button, a, summary') !== null) return
      if (event.key.startsWith('Arrow') && target.closest('[role=tablist]') !== null) return
      const deed = latest.current[event.key]
      if (deed === undefined) return
      event.preventDefault()
      deed()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

/** More answers than a move takes. */
const MOVE = 12

/** What happened in the step on show: whose move, where, and all it brought; else its one sentence. */
function sentenceOf(line: Line | undefined, { board, ui, lines, step }: ReplayTableProps): Sentence | null {
  const { text, lang } = board
  // A move may take several answers: where it began is told with each of them.
  const lately = lines.filter(({ position }) => position > step - MOVE && position <= step)
  const move = moveAt(movesIn(told(lately), ui, lang, text), step, line?.seat)
  const summed = move === undefined || move.seat === null ? null : (ui.log?.line(move.events, lang, text) ?? null)
  if (move?.seat != null && summed !== null) {
    const { title } = summed
    return say(
      { seat: move.seat },
      title === '' ? ': ' : ` · ${title}${summed.told.length > 0 ? ': ' : ''}`,
      summed.told,
    )
  }
  const events = (line?.events ?? []).filter((event) => text.event(event).length > 0)
  const event = events.find(({ kind }) => ui.moves?.includes(kind) === true) ?? events[0]
  return event === undefined ? null : text.event(event)
}

/** What happened in the step on show, in one line. */
function Said({ line, props }: { line: Line | undefined; props: ReplayTableProps }) {
  const t = useText()
  const { step, total } = props
  const sentence = sentenceOf(line, props)
  const { judged } = useLocation().state
  if (judged !== undefined && judged.at === step) {
    return (
      <p className="say" aria-live="polite" data-fit="1">
        <b>{t.replay.played}</b> <Words sentence={judged.played} />
        {judged.instead !== undefined && (
          <>
            {' · '}
            <b>{t.replay.better}</b> <Words sentence={judged.instead} />
          </>
        )}
        <small>{t.replay.keys}</small>
      </p>
    )
  }
  return (
    <p className="say" aria-live="polite" data-fit="1">
      <b className="num">{t.replay.step(step, total)}:</b>{' '}
      {sentence === null ? step === 0 ? t.replay.before : t.replay.silent : <Words sentence={sentence} />}
      <small>{t.replay.keys}</small>
    </p>
  )
}

export function ReplayTable(props: ReplayTableProps) {
  const t = useText()
  const { board, ui, regions, as, step, total, rounds, lines, go } = props
  const { view, names, text } = board
  const phone = usePhone()
  const [tab, setTab] = useState<Tab>('board')
  const [seat, setSeat] = useState<Seat>(as === 'spectator' ? 0 : as)
  const playing = usePlaying({ step, total, drawn: view.seq, go })
  const jump = (to: number) => {
    playing.stop()
    go(Math.max(0, Math.min(total, to)))
  }
  const { stop } = playing
  const jumped = useCallback(
    (to: number) => {
      stop()
      go(to)
    },
    [stop, go],
  )
  useReplayKeys({
    ' ': playing.toggle,
    ArrowLeft: () => jump(step - 1),
    ArrowRight: () => jump(step + 1),
    PageUp: () => jump(roundBack(rounds, step)),
    PageDown: () => jump(roundOn(rounds, step, total)),
    Home: () => jump(0),
    End: () => jump(total),
  })
  const { Course, Board, Own, Goods } = regions
  const shared = useMemo(() => <Board {...board} />, [Board, board])
  // Everybody stands in the rail: whoever is pressed shows their boards.
  const everybody = useMemo(() => ({ ...board, me: null }), [board])
  const look = (next: Seat | null) => {
    if (next === null) return
    setSeat(next)
    if (phone) setTab('mine')
  }
  /** A game without cards has no rack for the course. */
  const inRail = regions.Strip === undefined
  const hand = ui.hand?.(view) ?? handIn(board)
  const before = useMemo(() => lines.filter(({ position }) => position <= step), [lines, step])
  const line = step > 0 ? lines.find(({ position }) => position >= step) : undefined
  const scores = scoresOf(view, ui)
  /** Rounds in the head lead to their beginning. */
  const toRound = (event: React.MouseEvent) => {
    const mark = event.target instanceof Element ? event.target.closest('.rounds i') : null
    const start = rounds.find(({ round }) => String(round) === mark?.textContent?.trim())
    if (start !== undefined) jump(start.at)
  }
  const transport = <Transport step={step} total={total} rounds={rounds} playing={playing} go={jump} />
  const slider = <Curve step={step} total={total} course={props.course} rounds={rounds} go={jump} />
  const rack = (
    <Rack board={board} ui={ui} regions={regions} seat={seat} cards={seat === as ? hand : NONE} faces={phone} />
  )
  return (
    <div className="table framed replaying" data-tab={tab} lang={board.lang}>
      <Moves step={String(view.seq)} number={view.seq} />
      <header className="head">
        <a className="skip" href="#main">
          {t.skip}
        </a>
        <Link to="/" className="brand" aria-label={`${t.brand}, ${t.nav.home}`}>
          <Icon name="linden" />
        </Link>
        <h1 className="head-game">
          {text.name} <span className="sr-only">{t.replay.title}</span>
        </h1>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the same jumps are buttons below the course */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Page Up and Page Down do the same */}
        <div className="head-course" onClick={toRound}>
          <Course {...board} />
        </div>
        {!phone && <nav aria-label={t.nav.menu}>{props.doing}</nav>}
      </header>
      <section className="banner" aria-label={t.table.onTurn}>
        {line?.seat != null && <SeatShape seat={line.seat} className="who" />}
        <div className="saying">
          <Said line={line} props={props} />
        </div>
        {!phone && (
          <div className="slots">
            {transport}
            {props.out}
          </div>
        )}
      </section>
      <main id="main" className="regions" tabIndex={-1}>
        <section className="r-board" aria-label={t.table.board}>
          {shared}
        </section>
        <div className="r-ownside">
          <section className="r-own" aria-label={names[seat]} data-seat={seat}>
            <Own {...board} seat={seat} />
          </section>
          {Goods !== undefined && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the line scrolls, also by keyboard
            <section className="r-goods" aria-label={t.replay.goodsOf(names[seat] ?? '')} tabIndex={0}>
              <Goods {...board} seat={seat} />
            </section>
          )}
          <Tabs.Root className="sheet r-rack" defaultValue="course">
            <Tabs.List className="sidetabs2" aria-label={t.replay.title}>
              <Tabs.Trigger value="course">{phone ? t.table.scores : t.table.course}</Tabs.Trigger>
              <Tabs.Trigger value="cards">{t.replay.cardsOf(names[seat] ?? '')}</Tabs.Trigger>
            </Tabs.List>
            <Tabs.Content value="course" className="course-body">
              {!phone && !inRail && slider}
              {/* Without a curve there is room for the cards, too. */}
              {!phone && !inRail && props.course === null && props.running && rack}
              {phone && <div className="row wrap">{props.doing}</div>}
              {phone && scores !== null && (
                <Scores scores={scores} winners={view.result?.winners ?? []} text={text} names={names} ui={ui} />
              )}
            </Tabs.Content>
            <Tabs.Content value="cards" className="cards-body">
              {rack}
            </Tabs.Content>
          </Tabs.Root>
        </div>
        <aside className="r-rail" aria-label={t.table.log}>
          <Mates board={everybody} ui={ui} looked={seat} look={look} sitters={NONE} />
          {inRail && !phone && <section className="sheet course-rail">{slider}</section>}
          <Tabs.Root className="sheet side2" defaultValue="log">
            <Tabs.List className="sidetabs2" aria-label={t.table.menu}>
              <Tabs.Trigger value="log">{t.table.log}</Tabs.Trigger>
              {scores !== null && <Tabs.Trigger value="scores">{t.table.scores}</Tabs.Trigger>}
            </Tabs.List>
            <Tabs.Content value="log" className="side-body">
              {ui.log === undefined ? (
                <Log log={before} text={text} me={null} seen={Number.MAX_SAFE_INTEGER} ui={ui} />
              ) : (
                <ReplayLog lines={lines} step={step} seat={line?.seat} text={text} ui={ui} go={jumped} />
              )}
            </Tabs.Content>
            {scores !== null && (
              <Tabs.Content value="scores" className="side-body">
                <Scores scores={scores} winners={view.result?.winners ?? []} text={text} names={names} ui={ui} />
              </Tabs.Content>
            )}
          </Tabs.Root>
        </aside>
      </main>
      {phone && (
        <section className="step-sheet" aria-label={t.replay.title}>
          {slider}
          <div className="slots">
            {transport}
            {props.out}
          </div>
        </section>
      )}
      <nav className="tabs" aria-label={t.table.menu}>
        {TABS.map((name) => (
          <button type="button" key={name} aria-pressed={tab === name} onClick={() => setTab(name)}>
            <Icon name={TAB_ICONS[name]} />
            {name === 'hand' ? t.replay.curve : t.table.tabs[name]}
          </button>
        ))}
      </nav>
    </div>
  )
}

const NONE: readonly never[] = []
