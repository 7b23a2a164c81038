/** Looks at a page as it is laid out: words cut off or over each other, targets too small, the page too wide. */

import type { Page } from 'playwright-core'
import { settle } from './visit.ts'

export interface Rules {
  /** Smallest side of a target in pixels. */
  readonly target: number
  /** The same on boards, where every answer is also offered in the list of options. */
  readonly onBoard: number
  /** The thickness of a fence between two spaces; it is as long as a space. */
  readonly fence: number
}

export const PHONE: Rules = { target: 44, onBoard: 34, fence: 24 }
/** WCAG 2.2, 2.5.8. */
export const DESK: Rules = { target: 24, onBoard: 24, fence: 24 }

/** One line for each thing that is wrong. */
export async function faults(page: Page, rules: Rules): Promise<string[]> {
  await settle(page)
  return page.evaluate((limits) => {
    const found: string[] = []
    /** How much of the font's size capital letters take. */
    const LETTERS = 0.72
    interface Box {
      left: number
      top: number
      right: number
      bottom: number
    }
    const meet = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    })
    const isEmpty = (b: Box) => b.right - b.left < 1 || b.bottom - b.top < 1
    const styles = new Map<Element, CSSStyleDeclaration>()
    const styleOf = (e: Element): CSSStyleDeclaration => {
      const known = styles.get(e)
      if (known !== undefined) return known
      const style = getComputedStyle(e)
      styles.set(e, style)
      return style
    }
    const named = (e: Element) => `<${e.tagName.toLowerCase()} class="${e.getAttribute('class') ?? ''}">`
    const said = (text: string) => `“${text.trim().slice(0, 48)}”`
    /** Words for the ear only, what is drawn larger elsewhere, and pictures, which show a part of a board, are not looked at. */
    const unseen = (e: Element) =>
      e.closest('.sr-only, .skip, .tool-word, .ph-name, .reading, .icon, svg, option, .board-picture') !== null
    const hidden = (e: Element) => {
      const style = styleOf(e)
      return style.visibility !== 'visible' || Number(style.opacity) === 0 || /inset\(50%\)/.test(style.clipPath)
    }

    const wide = document.documentElement.scrollWidth - window.innerWidth
    if (wide > 1) found.push(`the page is ${wide} px too wide`)

    // Every piece of text with the box that is seen of it, and how it is cut.
    interface Piece {
      text: string
      element: Element
      box: Box
      layer: Element | null
    }
    const pieces: Piece[] = []
    const layerOf = (e: Element): Element | null => {
      for (let at: Element | null = e; at !== null; at = at.parentElement) {
        const { position } = styleOf(at)
        if (position === 'fixed' || position === 'sticky') return at
      }
      return null
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      const element = node.parentElement
      if (element === null || text.trim() === '' || unseen(element) || !element.checkVisibility() || hidden(element))
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) {
        // Boxes of text are as tall as the font allows; letters fill the middle.
        const rest = Math.max(0, (line.height - LETTERS * Number.parseFloat(styleOf(element).fontSize)) / 2)
        let box: Box = { left: line.left, top: line.top + rest, right: line.right, bottom: line.bottom - rest }
        if (isEmpty(box)) continue
        for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
          const style = styleOf(at)
          if (style.position === 'fixed') break
          if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
          const edge = at.getBoundingClientRect()
          const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY)
          const excerpt = at.matches('[data-overflow], .glimpse, .mate')
          const cut = meet(box, edge)
          if (!scrolls) {
            // What an excerpt leaves out stands beside or below it, whole lines at a time; what it shows is not cut.
            if (excerpt && (box.left > edge.right || box.top > edge.bottom)) {
              box = cut
              break
            }
            const lost = excerpt ? 0 : Math.max(edge.left - box.left, box.right - edge.right)
            const lostDown = Math.max(edge.top - box.top, box.bottom - edge.bottom)
            if (lost > 1.5 || lostDown > 1.5) {
              found.push(`cut off: ${said(text)} in ${named(at)}`)
              break
            }
          }
          box = cut
          if (isEmpty(box)) break
        }
        if (!isEmpty(box)) pieces.push({ text, element, box, layer: layerOf(element) })
      }
    }
    for (const element of document.querySelectorAll<HTMLElement>('*')) {
      if (styleOf(element).textOverflow !== 'ellipsis' || unseen(element) || !element.checkVisibility()) continue
      if (element.scrollWidth > element.clientWidth + 1)
        found.push(`cut off: ${said(element.textContent ?? '')} in ${named(element)}`)
    }

    for (const [i, a] of pieces.entries()) {
      for (const b of pieces.slice(i + 1)) {
        if (a.layer !== b.layer || a.element === b.element) continue
        if (a.element.contains(b.element) || b.element.contains(a.element)) continue
        const both = meet(a.box, b.box)
        const height = Math.min(a.box.bottom - a.box.top, b.box.bottom - b.box.top)
        if (both.right - both.left > 2 && both.bottom - both.top > height * 0.2)
          found.push(`over each other: ${said(a.text)} and ${said(b.text)} (${named(a.element)}, ${named(b.element)})`)
      }
    }

    const targets = 'button, a[href], select, input, textarea, summary, [role="tab"], label:has(input)'
    for (const target of document.querySelectorAll<HTMLElement>(targets)) {
      if (unseen(target) || !target.checkVisibility() || hidden(target)) continue
      // A link within a sentence is as tall as its line.
      if (styleOf(target).display === 'inline' || target.matches('.ref')) continue
      if (target.matches('label input')) continue
      const { width, height } = target.getBoundingClientRect()
      if (width === 0 || height === 0) continue
      const onBoard = target.closest('.stage, .r-board, .r-own, .modal .frame') !== null
      const least = target.matches('.edge') ? limits.fence : onBoard ? limits.onBoard : limits.target
      if (Math.min(width, height) < least - 0.5)
        found.push(
          `target of ${Math.round(width)}×${Math.round(height)}: ${said(target.getAttribute('aria-label') ?? target.textContent ?? '')} ${named(target)}`,
        )
    }
    return [...new Set(found)]
  }, rules)
}

/** At a table the sentence on top and the options stay in sight, wherever the page is scrolled to. */
export async function scrolledAway(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = []
    const look = (where: string) => {
      for (const [name, selector] of [
        ['the banner', '.banner'],
        ['the options', '.panel .panel-head, .slots'],
      ] as const) {
        const part = document.querySelector(selector)
        if (part === null || !part.checkVisibility()) {
          found.push(`${name}: not there`)
          continue
        }
        const box = part.getBoundingClientRect()
        if (box.top < -1 || box.bottom > window.innerHeight + 1)
          found.push(`${name}, ${where}: from ${Math.round(box.top)} to ${Math.round(box.bottom)}`)
      }
    }
    for (const [where, y] of [
      ['below', document.documentElement.scrollHeight],
      ['above', 0],
    ] as const) {
      window.scrollTo(0, y)
      await new Promise((resolve) => requestAnimationFrame(() => resolve(null)))
      look(where)
    }
    return found
  })
}

/** Parts of the table that are not wholly in sight. */
export async function notInSight(page: Page, parts: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (selectors) =>
      selectors.filter((selector) => {
        const part = document.querySelector(selector)
        if (part === null) return true
        const box = part.getBoundingClientRect()
        const around = part.closest('.stage')?.getBoundingClientRect()
        const bottom = Math.min(window.innerHeight, around?.bottom ?? window.innerHeight)
        return (
          box.height < 20 || box.top < 0 || box.left < 0 || box.right > window.innerWidth || box.bottom > bottom + 1
        )
      }),
    parts,
  )
}

/** Parts that stand out of what they lie on, to one side or below. */
export async function standingOut(page: Page, on: string, parts: string): Promise<string[]> {
  await settle(page)
  return page.evaluate(
    ([places, things]) => {
      const found: string[] = []
      for (const place of document.querySelectorAll(places)) {
        const around = place.getBoundingClientRect()
        for (const part of place.querySelectorAll(things)) {
          const box = part.getBoundingClientRect()
          const out = Math.max(around.left - box.left, box.right - around.right, box.bottom - around.bottom)
          if (box.width > 0 && out > 0.5)
            found.push(`${part.className} stands out of ${place.className} by ${Math.round(out)} px`)
        }
      }
      return found
    },
    [on, parts] as const,
  )
}
