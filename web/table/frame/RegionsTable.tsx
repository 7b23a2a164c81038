/** A table in regions: head and banner, the board, the own boards with goods and rack, and the rail; on phones behind tabs. */

import type { Seat } from '@dorfplatz/kernel'
import type { Regions } from '@dorfplatz/ui'
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { usePhone, useTablet } from '../../app/media.ts'
import { useSettings } from '../../app/settings.ts'
import { useTitle } from '../../app/title.ts'
import { isLocal } from '../../link/device/store.ts'
import { Beats } from '../../motion/Beats.tsx'
import { Moves } from '../../motion/Moves.tsx'
import { useTraces } from '../../motion/traces.ts'
import { Icon } from '../../parts/Icon.tsx'
import { later } from '../../parts/later.ts'
import { SeatShape } from '../../parts/Seat.tsx'
import { useText } from '../../text/index.ts'
import { canAdvise } from '../advice/Advice.tsx'
import { useUnread } from '../chat/unread.ts'
import { Rack } from '../hand/Rack.tsx'
import { NewsBar } from '../log/News.tsx'
import { Amounts } from '../turn/Amounts.tsx'
import { Consent } from '../turn/Consent.tsx'
import { Exchange } from '../turn/Exchange.tsx'
import { isWindow } from '../turn/options.ts'
import { Window } from '../turn/Window.tsx'
import { Asking, AskingAt, CountedFinish, placeOf } from './Asking.tsx'
import { FinishPlace, useFinishPlace } from './Finish.tsx'
import { type Tab, useFront } from './front.ts'
import { Head } from './Head.tsx'
import { useLetters } from './keys.ts'
import { useLit } from './lit.ts'
import { Mates } from './Mates.tsx'
import { Rail } from './Rail.tsx'
import { useRefocus } from './refocus.ts'
import { Slots } from './Slots.tsx'
import { StepBanner } from './StepBanner.tsx'
import { useSide } from './useSide.ts'
import type { Table } from './useTable.tsx'

/** Fetched when a game is over: nobody needs it before. */
const fetchResult = () => import('../result/Result.tsx').then(({ ResultSheet }) => ResultSheet)
const ResultSheet = later(fetchResult)

/** The boards stay where they are until the result has come: no page stands empty. */
function useEnded(over: boolean): boolean {
  const [fetched, setFetched] = useState(false)
  useEffect(() => {
    if (!over) return
    let live = true
    const show = () => {
      if (live) setFetched(true)
    }
    fetchResult().then(show, show)
    return () => {
      live = false
    }
  }, [over])
  return over && fetched
}

const TAB_ICONS: { readonly [T in Tab]: string } = { board: 'boardi', mine: 'home', hand: 'cards', log: 'log' }

export function RegionsTable({ table, regions }: { table: Table; regions: Regions }) {
  const { link, state, game, live, ui, text, me, turn, names, news, view, board, hand, asking, lookingBack } = table
  const t = useText()
  const { speed } = useSettings()
  const phone = usePhone()
  const tablet = useTablet()
  const kind = view.decisions[0]?.kind
  const inRack = kind !== undefined && regions.inRack?.includes(kind) === true
  /** A small question whose popover was closed: it stands in the list then. */
  const [shut, setShut] = useState<string | undefined>(undefined)
  const { tally, reopen } = table.tallying
  const isShut = shut !== undefined && shut === asking
  const at = phone || lookingBack || me === null || isShut ? null : placeOf(table)
  useEffect(() => setShut((was) => (was === asking ? was : undefined)), [asking])
  // Pressing its place asks again.
  const place = isShut && !lookingBack ? placeOf(table) : null
  useEffect(() => {
    if (place === null) return
    const onPress = ({ target }: MouseEvent) => {
      if (!(target instanceof Node) || place()?.contains(target) !== true) return
      setShut(undefined)
      reopen()
    }
    document.addEventListener('click', onPress)
    return () => document.removeEventListener('click', onPress)
  })
  const windowed = view.decisions[0] !== undefined && isWindow(view.decisions[0], ui)
  const placed =
    kind === undefined ||
    inRack ||
    windowed ||
    at !== null ||
    ui.onBoard?.includes(kind) === true ||
    ui.cardQuestions?.[kind] !== undefined
  const wish = table.teacher?.part(turn) ?? ui.front?.(view) ?? null
  const { tab, setTab } = useFront(game.id, wish)
  /** On phones a step is shown behind the tab whose board it touched. */
  const turnTo = () => {
    const touched = (['board', 'mine'] as const).find((name) => document.querySelector(MARKED[name]) !== null)
    if (touched === undefined || touched === tab) return false
    setTab(touched)
    return true
  }
  const side = useSide(asking, placed)
  const [looked, setLooked] = useState<Seat | null>(null)
  const finish = useFinishPlace(table)
  const listInSheet = phone && me !== null && !placed
  const chatting = side.shown === 'chat' && (phone ? tab === 'log' : !tablet || side.open)
  const unread = useUnread(state.info?.id ?? '', state.chat, me, chatting)
  useTitle(table.windowTitle(unread))
  useTraces(table.traces, table.thenLine === undefined ? null : String(table.thenLine.seq), phone ? turnTo : null)
  useLit(asking, tab, !phone || lookingBack || table.teacher !== undefined)
  // Who is asked looks at what is asked about.
  useEffect(() => {
    if (asking !== undefined) setLooked(null)
  }, [asking])
  // On phones the boards of somebody else stand behind two tabs: whoever turns to another is back at one's own.
  useEffect(() => {
    if (phone && tab !== 'mine' && tab !== 'hand') setLooked(null)
  }, [phone, tab])
  useEffect(() => {
    if (lookingBack) setTab('board')
  }, [lookingBack, setTab])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      setLooked(null)
      side.close()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [side.close])
  const [calls, setCalls] = useState(0)
  /** What is typed after the chat was opened is meant for it, and is no key of the table. */
  const [chatCalls, setChatCalls] = useState(0)
  const toChat = useCallback(() => setChatCalls((n) => n + 1), [])
  useEffect(() => {
    if (chatCalls > 0) document.querySelector<HTMLElement>('.side2 .chat .field')?.focus({ preventScroll: true })
  }, [chatCalls])
  const list = useRef<HTMLDivElement>(null)
  const rackPart = useRef<HTMLElement>(null)
  useLetters({
    m: () => {
      if (phone) setTab('log')
      side.show('options')
      list.current?.focus({ preventScroll: true })
    },
    l: () => {
      if (phone) setTab('log')
      side.show('log')
    },
    h: () => {
      if (phone) setTab('hand')
      rackPart.current?.querySelector<HTMLElement>('.hand-part .strip, .hand button, button')?.focus()
    },
  })
  useRefocus(asking, table.step, list)
  const ended = useEnded(live.over)
  const seat = looked ?? me ?? 0
  const { Course, Board, Own, Goods } = regions
  const { Card: Face } = ui
  // Kept as long as the board is the same: a table that is only busy or looked at otherwise draws no board again.
  const course = useMemo(() => <Course {...board} />, [Course, board])
  const shared = useMemo(() => <Board {...board} />, [Board, board])
  const own = useMemo(() => <Own {...board} seat={seat} />, [Own, board, seat])
  const goods = useMemo(() => (Goods === undefined ? null : <Goods {...board} seat={seat} />), [Goods, board, seat])
  const Form = inRack && kind !== undefined ? ui.forms?.[kind] : undefined
  const decision = view.decisions[0]
  const form =
    Form !== undefined && decision !== undefined && looked === null ? (
      <Form key={decision.id} {...board} decision={decision} />
    ) : null
  // On phones the rack stands behind a tab of its own, or nowhere: what is filled in stands in the sheet.
  const rack =
    form !== null && !phone ? (
      form
    ) : (
      <Rack board={board} ui={ui} regions={regions} seat={seat} cards={seat === me ? hand : NONE} faces={phone} />
    )
  const whose = looked !== null && (
    <button type="button" className="whose-farm" onClick={() => setLooked(null)}>
      <SeatShape seat={looked} /> <b>{names[looked]}</b> <Icon name="close" label={t.table.close} />
    </button>
  )
  const teacher = table.teacher?.speak(turn, table.tell)
  // A form is drawn once: where it stands on the table.
  const elsewhere = useMemo(() => [...(regions.inRack ?? NONE), ...(ui.onBoard ?? NONE)], [regions, ui])
  const slots = <Slots table={table} place={finish.put} taken={finish.taken} />
  const chat = state.info?.id.startsWith('here-') ? null : state.chat
  const open = (what: 'log' | 'chat') => () => {
    if (phone) setTab('log')
    side.show(what)
    if (what === 'chat') toChat()
  }
  const askAdvice = () => {
    if (phone && !listInSheet) setTab('log')
    side.lend()
    // Where it marks the result, the lantern in the list says so and is pressed itself.
    if (state.info?.daily === undefined) setCalls((n) => n + 1)
  }
  const options =
    me === null || live.over ? null : (
      <div className="list" ref={list} tabIndex={-1}>
        {lookingBack ? (
          <p className="rule">{t.table.backFirst}</p>
        ) : (
          // Counters stand once: on phones in the sheet.
          <Asking table={table} counts={at === null && !phone} elsewhere={elsewhere} calls={calls} />
        )}
      </div>
    )
  const tabs = (['board', 'mine', 'hand', 'log'] as const).filter(
    (name) => name !== 'hand' || ui.handless?.(view) !== true,
  )
  const look = (next: Seat | null) => {
    setLooked(next)
    if (phone && next !== null) setTab('mine')
  }
  return (
    <FinishPlace.Provider value={finish.place}>
      <div
        className="table framed"
        data-tab={tab}
        data-speed={speed}
        data-looked={looked === null ? undefined : looked}
        data-drawer={side.open || undefined}
        // At the end the boards of others lie over the result.
        data-over={(ended && looked === null) || undefined}
        data-ended={ended || undefined}
        data-busy={turn.busy || undefined}
        data-lesson={table.teacher === undefined ? undefined : ''}
      >
        <Moves step={table.step} held={table.held} still={news.jump || live.over} />
        <Head
          table={table}
          course={course}
          openLog={open('log')}
          openChat={chat === null ? null : open('chat')}
          advises={table.teacher === undefined && me !== null && link.advise !== undefined && !live.over}
          askAdvice={!lookingBack && canAdvise(link, board) ? askAdvice : null}
          unread={unread}
        />
        <StepBanner
          table={table}
          // What was chosen has the line to itself.
          hint={(phone || tablet) && turn.staged.length === 0 && !lookingBack ? table.helper?.(true) : null}
        >
          {!phone && me !== null && slots}
        </StepBanner>
        <main id="main" className="regions" tabIndex={-1}>
          {ended && (
            <section className="r-result" aria-label={t.table.result}>
              <Suspense fallback={null}>
                <ResultSheet view={live} text={text} names={names} link={link} me={me} ui={ui} />
              </Suspense>
            </section>
          )}
          <section className="r-board" aria-label={t.table.board}>
            {shared}
          </section>
          <div className="r-ownside">
            <section className="r-own" aria-label={looked === null ? t.table.mine : names[seat]} data-seat={seat}>
              {whose}
              {own}
            </section>
            {goods !== null && (
              <section
                className="r-goods"
                aria-label={t.replay.goodsOf(names[seat] ?? '')}
                tabIndex={phone ? 0 : undefined}
              >
                {goods}
                {me !== null && ui.isExchange !== undefined && looked === null && (
                  <Exchange
                    board={board}
                    ui={ui}
                    turn={turn}
                    stops={table.stops}
                    ahead={table.looksAhead}
                    atOnce={phone || view.seats > 1 ? 'never' : isLocal(state.info?.id ?? '') ? 'always' : 'pointed'}
                  />
                )}
              </section>
            )}
            <section
              ref={rackPart}
              className={`sheet r-rack${(Form === undefined || phone) && !windowed ? '' : ' is-step asked'}`}
            >
              {phone && whose}
              {rack}
              {windowed && !phone && <Window table={table} />}
            </section>
          </div>
          <aside className="r-rail" aria-label={t.table.log}>
            <div className="r-notices">
              <Consent link={link} state={state} me={me} undoRefused={turn.refused?.rule === 'K-UNDO'} />
              <NewsBar news={news} text={text} />
            </div>
            {!phone && !tablet && teacher}
            <Mates board={board} ui={ui} looked={looked} look={look} sitters={table.sitters} />
            <Rail
              table={table}
              shown={side.shown}
              show={side.show}
              list={listInSheet ? null : options}
              toChat={toChat}
            />
            {/* It comes and goes with one's turns: below the log, where only its foot makes room. */}
            {!phone && !tablet && teacher === undefined && table.helper?.(false)}
            <button type="button" className="iconbtn shut-drawer" aria-label={t.table.close} onClick={side.close}>
              <Icon name="close" />
            </button>
          </aside>
        </main>
        {tablet && !phone && teacher !== undefined && <div className="teacher-aside">{teacher}</div>}
        {phone && me !== null && (
          <section className="step-sheet" aria-label={t.table.options}>
            {teacher}
            {windowed && <Window table={table} />}
            {form !== null && (
              <div className="list step-form">
                <section className="asked">{form}</section>
              </div>
            )}
            {tally !== null ? <Amounts tallying={table.tallying} board={board} /> : listInSheet && options}
            {slots}
          </section>
        )}
        <nav className="tabs" aria-label={t.table.menu}>
          {tabs.map((name) => (
            <button
              type="button"
              key={name}
              aria-pressed={tab === name}
              // The next step is behind it.
              data-asks={(wish === name && tab !== name && me !== null && !live.over) || undefined}
              onClick={() => setTab(name)}
            >
              <Icon name={TAB_ICONS[name]} />
              {t.table.tabs[name]}
              {name === 'hand' && table.playable > 0 && <span className="bubble">{table.playable}</span>}
              {name === 'log' && unread > 0 && (
                <span className="bubble">
                  {unread} <span className="sr-only">{t.table.chatUnread(unread)}</span>
                </span>
              )}
            </button>
          ))}
        </nav>
        <CountedFinish table={table} />
        {at !== null && (
          <AskingAt
            table={table}
            at={at}
            onShut={() => {
              setShut(asking)
              side.show('options')
            }}
          />
        )}
        <Beats
          beat={table.beat}
          game={game.id}
          names={names}
          face={Face === undefined ? null : (card) => <Face {...board} id={card} dim={false} size="tile" />}
          taught={table.teacher !== undefined}
        />
      </div>
    </FinishPlace.Provider>
  )
}

const NONE: readonly string[] = []

const MARKED = { board: '.r-board [data-last]', mine: '.r-own [data-last]' }
