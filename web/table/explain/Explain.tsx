/** "What is this?": a note at whatever the pointer rests on, a finger holds, or the focus asks about with the key `?`. */

import './styles/index.css'
import type { RuleBook } from '@dorfplatz/kernel'
import { type BoardProps, type Explained, type GameUi, keyParts } from '@dorfplatz/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { isGame, shelf } from '../../app/games.ts'
import { settings } from '../../app/settings.ts'
import { loadTerms, type Terms } from '../../learn/book/terms.ts'
import { placed } from '../../parts/placing.ts'
import { RuleLink, Words } from '../../parts/Words.tsx'
import { useText } from '../../text/index.ts'
import { type Thing, thingAt, thingIn } from './asked.ts'

/** Milliseconds a pointer rests or a finger holds before it asks. */
const REST = 400
const HOLD = 450
/** A pointer may cross a gap on its way into the note. */
const LEAVE = 220
/** A finger that moves further scrolls. */
const SLACK = 8
const GAP = 8
/** More would be a page of the rulebook, which the links lead to; who only passes by gets the shortest. */
const MOST = { pointer: 2, finger: 3, key: 3 }

type How = 'pointer' | 'finger' | 'key'

interface Shown {
  readonly thing: Thing
  readonly told: Explained
  /** The rules at hand; none where the rulebook could not be fetched. */
  readonly rules: RuleBook['rules']
  /** The glossary's line, where it has one for the thing. */
  readonly line: string | undefined
  readonly how: How
}

function lay(note: HTMLElement, thing: Element): void {
  const { x, y, width: w, height: h } = thing.getBoundingClientRect()
  const page = { w: window.innerWidth, h: window.innerHeight }
  const size = { w: note.offsetWidth, h: note.offsetHeight }
  // On a board of rows that belong together the note covers none of them, where there is room beside it.
  const whole = thing.closest('[data-note-beside]')?.getBoundingClientRect()
  const beside = whole !== undefined && whole.width + size.w + 2 * GAP < page.w
  const at = placed(beside ? { x: whole.x, y, w: whole.width, h } : { x, y, w, h }, size, page, GAP, beside)
  note.dataset.side = at.side
  Object.assign(note.style, { left: `${at.x}px`, top: `${at.y}px` })
}

/** While a note explains a thing, the browser's own hint would say less over it. */
function hushed(thing: Element): () => void {
  const titled = [...thing.querySelectorAll('[title]'), ...(thing.hasAttribute('title') ? [thing] : [])]
  const kept = titled.map((one) => [one, one.getAttribute('title') ?? ''] as const)
  for (const [one] of kept) one.removeAttribute('title')
  return () => {
    for (const [one, title] of kept) if (!one.hasAttribute('title')) one.setAttribute('title', title)
  }
}

export function Explain({ board, game, ui }: { board: BoardProps; game: string; ui: GameUi }) {
  const [shown, setShown] = useState<Shown | null>(null)
  const latest = useRef({ board, game, shown })
  latest.current = { board, game, shown }
  const note = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let asked = 0
    let from = { x: 0, y: 0 }
    let pressed = { x: -SLACK, y: -SLACK }
    let over: Element | null = null
    /** Whether the pointer has moved since the table was opened: where it came to rest before, it asked about nothing here. */
    let moved = false
    let unhush: (() => void) | null = null
    /** Who asked by key gets the focus back, also where a resting pointer has turned the note to something else. */
    let askedFrom: Element | null = null
    const hush = (thing: Element | null) => {
      unhush?.()
      unhush = thing === null ? null : hushed(thing)
    }
    const close = () => {
      asked++
      clearTimeout(timer)
      if (latest.current.shown !== null) setShown(null)
    }
    const ask = async (thing: Thing, how: How): Promise<boolean> => {
      const turn = ++asked
      const { game: id, board: now } = latest.current
      if (!isGame(id)) return false
      const [explaining, terms, book] = await Promise.all([
        shelf[id].explaining().catch(() => null),
        loadTerms(id, now.lang).catch(() => ({}) as Terms),
        shelf[id].book(now.lang, now.view.options).catch(() => null),
      ])
      const card = cardIn(thing.key, now)
      const said = explaining?.explain(thing.key, { ...now }) ?? null
      const told = said ?? (card === undefined ? null : { title: card.name[now.lang], rules: [] })
      if (turn !== asked || told === null || !thing.at.isConnected) return false
      setShown({ thing, told, rules: book?.rules ?? {}, line: terms[thing.key], how })
      return true
    }
    const inNote = (target: EventTarget | null) => target instanceof Node && note.current?.contains(target) === true
    const onOver = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return
      if (inNote(event.target)) {
        clearTimeout(timer)
        return
      }
      // Who has pressed knows what is there; what is drawn anew below a still pointer was not asked about.
      if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < SLACK) return
      const thing = event.buttons === 0 ? thingAt(event.target, event) : null
      if (thing?.at === over && thing !== null) return
      over = thing?.at ?? null
      hush(over)
      clearTimeout(timer)
      const { shown: open } = latest.current
      if (thing !== null && open?.thing.at !== thing.at)
        timer = setTimeout(() => moved && void ask(thing, 'pointer'), REST)
      if (open !== null && open.how === 'pointer' && open.thing.at !== thing?.at) {
        const next = thing
        clearTimeout(timer)
        timer = setTimeout(() => {
          setShown(null)
          if (next !== null) timer = setTimeout(() => void ask(next, 'pointer'), REST - LEAVE)
        }, LEAVE)
      }
    }
    /** A press that asked does not act. */
    const swallow = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
    }
    const release = () => setTimeout(() => document.removeEventListener('click', swallow, true), 50)
    const onDown = (event: PointerEvent) => {
      if (inNote(event.target)) return
      close()
      pressed = { x: event.clientX, y: event.clientY }
      if (event.pointerType === 'mouse' || !(event.target instanceof Element)) return
      const thing = thingAt(event.target, event)
      if (thing === null) return
      from = { x: event.clientX, y: event.clientY }
      timer = setTimeout(() => {
        void ask(thing, 'finger').then((told) => {
          if (!told) return
          document.addEventListener('click', swallow, true)
          document.addEventListener('pointerup', release, { once: true })
          navigator.vibrate?.(10)
        })
      }, HOLD)
    }
    const onMove = (event: PointerEvent) => {
      moved = true
      if (event.pointerType === 'mouse' || latest.current.shown !== null) return
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) clearTimeout(timer)
    }
    const onUp = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') clearTimeout(timer)
    }
    const onMenu = (event: Event) => {
      if (latest.current.shown?.how === 'finger') event.preventDefault()
    }
    const onKey = (event: KeyboardEvent) => {
      const { shown: open } = latest.current
      if (event.key === 'Escape' && open !== null) {
        event.preventDefault()
        const held = inNote(document.activeElement)
        close()
        if (!held) return
        const { at } = open.thing
        const near = at.closest('button, a, [tabindex]') ?? at.querySelector('button')
        const back = askedFrom?.isConnected === true ? askedFrom : near
        if (back instanceof HTMLElement) back.focus({ preventScroll: true })
        return
      }
      if (event.key !== '?' || !settings().keys || event.ctrlKey || event.metaKey || event.altKey) return
      const { activeElement: focused } = document
      if (focused === null || focused.matches('input, textarea, select')) return
      const thing = over !== null && focused === document.body ? thingAt(over) : thingIn(focused)
      if (thing === null) return
      event.preventDefault()
      clearTimeout(timer)
      askedFrom = focused === document.body || inNote(focused) ? null : focused
      void ask(thing, 'key')
    }
    const onScroll = (event: Event) => {
      if (!inNote(event.target)) close()
    }
    document.addEventListener('pointerover', onOver)
    document.addEventListener('pointerdown', onDown, true)
    document.addEventListener('pointermove', onMove)
    document.addEventListener('pointerup', onUp)
    document.addEventListener('pointercancel', onUp)
    document.addEventListener('contextmenu', onMenu)
    document.addEventListener('keydown', onKey, true)
    window.addEventListener('scroll', onScroll, true)
    return () => {
      clearTimeout(timer)
      hush(null)
      document.removeEventListener('pointerover', onOver)
      document.removeEventListener('pointerdown', onDown, true)
      document.removeEventListener('pointermove', onMove)
      document.removeEventListener('pointerup', onUp)
      document.removeEventListener('pointercancel', onUp)
      document.removeEventListener('contextmenu', onMenu)
      document.removeEventListener('keydown', onKey, true)
      window.removeEventListener('scroll', onScroll, true)
      document.removeEventListener('click', swallow, true)
    }
  }, [])

  // A thing that is gone by the next step needs no note.
  const { view } = board
  useEffect(() => {
    if (view !== null) setShown((open) => (open?.thing.at.isConnected === true ? open : null))
  }, [view])
  useLayoutEffect(() => {
    if (shown === null || note.current === null) return
    lay(note.current, shown.thing.at)
    if (shown.how === 'key') note.current.focus({ preventScroll: true })
  }, [shown])
  if (shown === null) return null
  return createPortal(<Note shown={shown} board={board} game={game} ui={ui} place={note} />, document.body)
}

/** A card that lies somewhere on the table shows itself, large enough to be read. */
const cardIn = (key: string, board: BoardProps) => {
  const [kind, id] = keyParts(key)
  return kind === 'card' ? board.card(id) : undefined
}

interface NoteProps {
  readonly shown: Shown
  readonly board: BoardProps
  readonly game: string
  readonly ui: GameUi
  readonly place: React.Ref<HTMLDivElement>
}

function Note({ shown, board, game, ui, place }: NoteProps) {
  const t = useText()
  const { told, thing, line } = shown
  const card = cardIn(thing.key, board)
  const { Card } = ui
  const rules = told.rules.filter((rule) => shown.rules[rule] !== undefined).slice(0, MOST[shown.how])
  // A rule that begins with the name says it itself.
  const named = line === undefined && (shown.rules[rules[0] ?? ''] ?? '').startsWith(told.title)
  return (
    <div
      ref={place}
      className={card === undefined ? 'explain' : 'explain of-card'}
      role="dialog"
      aria-label={`${t.table.whatIs} ${told.title}`}
      tabIndex={-1}
    >
      {card === undefined || Card === undefined ? (
        <h3 className={named ? 'sr-only' : undefined}>{told.title}</h3>
      ) : (
        <Card {...board} id={card.id} dim={false} size="zoom" />
      )}
      {line !== undefined && <p>{line}</p>}
      {card === undefined && thing.hint !== null && thing.hint !== '' && <p className="explain-now">{thing.hint}</p>}
      {told.now !== undefined && (
        <p className="explain-now">
          <Words sentence={told.now} still /> {told.see !== undefined && <RuleLink game={game} rule={told.see} />}
        </p>
      )}
      {rules.map((rule) => (
        <p key={rule}>
          {shown.rules[rule]} <RuleLink game={game} rule={rule} />
        </p>
      ))}
    </div>
  )
}
