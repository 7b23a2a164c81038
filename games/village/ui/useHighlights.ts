/** The board's drawings with what is lit on them, and each spot by its name. */

import { toText } from '@dorfplatz/kernel'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { tileOf } from '../text/parts.ts'
import { countedIn } from './counting.ts'
import { type Highlights, highlightsOf, placeOf } from './highlights.ts'
import { fromModules } from './modules.ts'
import { labelsOf, phrasesOf } from './pictures.ts'
import type { Drawn, Props } from './props.ts'
import { SUPPLY, WELL } from './spots.ts'

function lookUp(table: { readonly [id: string]: string }, id: string): string {
  return table[id] ?? id
}

/** A spot in words. */
function nameOf(spot: string, props: Props): string {
  const w = labelsOf(props)
  const names = phrasesOf(props)
  const own = fromModules((ui) => ui.nameOf?.(spot, props))
  if (own !== undefined) return own
  const [of = '', one = '', two] = spot.split(':')
  const n = Number(one)
  switch (of) {
    case WELL:
      return names.well
    case SUPPLY:
      return w.stoneSupply
    case 'building':
      return lookUp(names.buildings, one)
    case 'tile': {
      const { demand, points } = tileOf(names.box, one)
      return toText(names.tile(demand, points))
    }
    case 'council':
    case 'church':
      return `${names.spaces[of]}, ${w.step(n)}`
    case 'castle':
      return w.castle(n)
    case 'road':
      return w.road(n, Number(two))
    default:
      return lookUp(names.spaces, one)
  }
}

interface Opened {
  readonly asked: string
  readonly spot: string | null
}

/** Which spot's choices lie open: for the question at hand only, by itself where all answers lie on one spot. */
function openIn(highlights: Highlights, opened: Opened | null, counted: boolean): string | null {
  if (highlights.asked === null || counted) return null
  const spot = opened?.asked === highlights.asked.id ? opened.spot : highlights.only
  return spot !== null && highlights.at(spot).ways.length > 1 ? spot : null
}

/** So far an open popup stays away from the edges of the window. */
const MARGIN = 8

/** Whether choices lie over the board; on phones they push the rest down. */
const isOver = (ways: HTMLElement): boolean => getComputedStyle(ways).position === 'absolute'

/** Choices come as near to what was pressed as this. */
const NEAR = 4

/** How much of the customers who can be served the choices would cover at a place. */
function covered(board: HTMLElement, x: number, y: number, w: number, h: number): number {
  return [...board.querySelectorAll('.v-tile:not(.v-queue .v-tile)')].reduce((sum, tile) => {
    const { left, top, right, bottom } = tile.getBoundingClientRect()
    const [along, down] = [Math.min(right, x + w) - Math.max(left, x), Math.min(bottom, y + h) - Math.max(top, y)]
    return sum + Math.max(0, along) * Math.max(0, down)
  }, 0)
}

/** How far choices move to lie at the spot they belong to, where that is but a part of its place; below it for choice. */
function toSpot(board: HTMLElement, ways: HTMLElement): readonly [x: number, y: number] {
  const place = ways.parentElement
  const spot = place?.querySelector('[data-spot][aria-expanded="true"]')
  const box = ways.getBoundingClientRect()
  // Choices as wide as their place lie where its drawing leaves room for them.
  if (place == null || spot == null || box.width > place.clientWidth * 0.9) return [0, 0]
  const at = spot.getBoundingClientRect()
  if (at.width > place.clientWidth / 2) return [0, 0]
  const around = board.getBoundingClientRect()
  const within = (x: number) => Math.max(around.left + MARGIN, Math.min(x, around.right - MARGIN - box.width))
  const y = at.bottom + NEAR
  const [first, ...others] = [
    at.left + (at.width - box.width) / 2,
    at.left,
    at.right - box.width,
    at.left + at.width / 2,
    at.left + at.width / 2 - box.width,
  ].map((x) => ({ x: within(x), over: covered(board, within(x), y, box.width, box.height) }))
  const best = others.reduce((least, one) => (one.over < least.over ? one : least), first ?? { x: box.left, over: 0 })
  return [best.x - box.left, y - box.top]
}

/** Lays choices at their spot, inside the window and below the banner; what is too long for it scrolls. */
function layWays(board: HTMLElement, ways: HTMLElement): void {
  ways.style.translate = ''
  ways.style.maxHeight = ''
  if (!isOver(ways)) return
  const around = board.getBoundingClientRect()
  const top = Math.max(MARGIN, around.top)
  const most = window.innerHeight - MARGIN - top
  if (ways.offsetHeight > most) ways.style.maxHeight = `${most}px`
  const box = ways.getBoundingClientRect()
  const [dx, dy] = toSpot(board, ways)
  const up = Math.max(0, box.bottom + dy + MARGIN - window.innerHeight)
  const left = Math.max(0, box.right + dx + MARGIN - Math.min(window.innerWidth, around.right))
  const [x, y] = [dx + Math.max(MARGIN - box.left - dx, -left), dy + Math.max(top - box.top - dy, -up)]
  if (x !== 0 || y !== 0) ways.style.translate = `${Math.round(x)}px ${Math.round(y)}px`
}

/** What is lit: while a turn waits to be confirmed, what could take its place, and nothing lies open by itself. */
function litIn(props: Props): Highlights {
  const decision = props.instead[0]?.decision
  if (decision == null) return highlightsOf(props)
  const view = { ...props.before, decisions: [decision] }
  return { ...highlightsOf({ ...props, view, options: props.instead }), only: null }
}

/** The board's drawings with what is lit on them; `ref` is for the board. */
export function useHighlights(props: Props) {
  const highlights = litIn(props)
  const asked = highlights.asked?.id ?? ''
  const isTurn = highlights.asked?.kind === 'turn'
  const [opened, setOpened] = useState<Opened | null>(null)
  const counted = highlights.asked !== null && countedIn(highlights.asked) !== undefined
  const open = openIn(highlights, opened, counted)
  const ref = useRef<HTMLDivElement>(null)
  // What is asked is looked at: on a phone the board is longer than the page. A turn may begin anywhere.
  useEffect(() => {
    if (asked === '' || isTurn) return
    const target = ref.current?.querySelector('.v-spot.may, .v-figure.may')
    ;(target?.closest('.v-place') ?? target)?.scrollIntoView({ block: 'nearest' })
  }, [asked, isTurn])
  const lay = useCallback(() => {
    const ways = ref.current?.querySelector<HTMLElement>('.v-ways:not(.v-supply)')
    if (ref.current !== null && ways != null) layWays(ref.current, ways)
  }, [])
  // Whatever is drawn anew may have other choices, or as many in longer words.
  useLayoutEffect(lay)
  useEffect(() => {
    if (open === null) return
    const ways = ref.current?.querySelector<HTMLElement>('.v-ways')
    if (ways != null && !isOver(ways)) ways.scrollIntoView({ block: 'nearest' })
    window.addEventListener('resize', lay)
    const close = () => setOpened({ asked, spot: null })
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest('.v-ways, .v-spot[aria-expanded]') === null) close()
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      close()
      ref.current?.querySelector<HTMLElement>(`[data-spot="${open}"]`)?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('resize', lay)
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [open, asked, lay])
  const drawn: Drawn = {
    ...props,
    highlights,
    counted,
    nameOf: (spot) => nameOf(spot, props),
    placeOf,
    open,
    toggle: (spot) => setOpened({ asked, spot: spot === open ? null : spot }),
  }
  return { ref, drawn }
}
