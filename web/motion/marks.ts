/** Reads the marks of a table page: what lies where, and how much of it. */

import type { Box, Count, Marks, Piece } from './flights.ts'

export interface Seen extends Marks {
  readonly elements: ReadonlyMap<string, Element>
  /** The numbers as they stood on the page: the elements themselves go on to show newer ones. */
  readonly numbers: ReadonlyMap<string, string>
}

/** The number that belongs to a place. */
export function numberOf(element: Element): Element {
  return element.querySelector('.num, b') ?? element
}

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, w: width, h: height }
}

/** What is scrolled out of its pile is taken to lie at the pile's edge. */
function within(box: Box, ground: Box): Box {
  const keep = (at: number, size: number, from: number, room: number) =>
    Math.max(from, Math.min(at, from + Math.max(0, room - size)))
  return { ...box, x: keep(box.x, box.w, ground.x, ground.w), y: keep(box.y, box.h, ground.y, ground.h) }
}

const PAGE: Box = { x: 0, y: 0, w: 0, h: 0 }

const shown = (box: Box): boolean => box.w > 0 && box.h > 0

/** The pictures in a place: of its kind, or one for each thing that lies there. */
export function spotsOf(element: Element): readonly Element[] {
  return element.matches('.icon') ? [element] : [...element.querySelectorAll('.icon')]
}

/** Only the numbers, for pages on which nothing travels: looking for places would make the browser lay out the page. */
export function lookForNumbers(root: Element): ReadonlyMap<string, { readonly element: Element; readonly n: string }> {
  const found = new Map<string, { element: Element; n: string }>()
  for (const element of root.querySelectorAll('[data-at][data-of]')) {
    const key = `${element.getAttribute('data-at')} ${element.getAttribute('data-of')}`
    if (!found.has(key)) found.set(key, { element, n: element.getAttribute('data-n') ?? '' })
  }
  return found
}

/** Reads all marks below an element: once before and once after a change. */
export function look(root: Element): Seen {
  const counts = new Map<string, Count>()
  const pieces = new Map<string, Piece>()
  const elements = new Map<string, Element>()
  const numbers = new Map<string, string>()
  const grounds = new Map<Element, Box>()
  const piles = new Set<string>()
  for (const element of root.querySelectorAll('[data-pile]')) piles.add(element.getAttribute('data-pile') ?? '')
  for (const element of root.querySelectorAll('[data-at][data-of]')) {
    const at = element.getAttribute('data-at') ?? ''
    const of = element.getAttribute('data-of') ?? ''
    const key = `${at} ${of}`
    if (counts.has(key)) continue
    const icons = spotsOf(element)
    const each = element.hasAttribute('data-each')
    const box = boxOf(icons.at(-1) ?? element)
    if (!shown(box)) continue
    const spots = each ? icons.map(boxOf) : []
    counts.set(key, { key, at, of, n: Number(element.getAttribute('data-n')), box, spots })
    elements.set(key, element)
    if (!each) numbers.set(key, numberOf(element).textContent ?? '')
  }
  for (const element of root.querySelectorAll('[data-piece]')) {
    const id = element.getAttribute('data-piece') ?? ''
    const box = boxOf(element)
    if (pieces.has(id) || !shown(box)) continue
    const pile = element.closest('[data-pile]')
    const ground = pile === null ? null : (grounds.get(pile) ?? boxOf(pile))
    if (pile !== null && ground !== null) grounds.set(pile, ground)
    pieces.set(id, {
      id,
      pile: pile?.getAttribute('data-pile') ?? '',
      ground: ground ?? PAGE,
      box: ground === null ? box : within(box, ground),
    })
    elements.set(id, element)
  }
  return { counts, pieces, piles, elements, numbers }
}
