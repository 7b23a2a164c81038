/**
 * The sheet of woodcuts, laid into the page once, and a picture of each. A table shows some hundred woodcuts of a dozen
 * lines each: drawn in place, every one of them is styled, laid out and inked again with each move; a picture is one
 * thing. Only what takes its colours from where it stands is drawn in place.
 */

import sheetUrl from '../look/icons.svg?url'

const NS = 'http://www.w3.org/2000/svg'
const THEMES = ['light', 'dark']
/** Woodcuts stand out of their squares by up to a fifth. */
const SQUARE = 240
const ROOM = SQUARE / 5
const VIEW = [-ROOM, -ROOM, SQUARE + 2 * ROOM, SQUARE + 2 * ROOM].join(' ')

/** The sheet's colours as they are in a theme, as far as a woodcut asks for them. */
function coloursIn(theme: Element, drawing: string): string {
  const asked = new Set([...drawing.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))
  const values = getComputedStyle(theme)
  return [...asked]
    .map((name) => [name, values.getPropertyValue(name).trim()])
    .flatMap(([name, value]) => (value === '' ? [] : [`${name}:${value}`]))
    .join(';')
}

function picture(symbol: Element, rules: string, colours: string): string {
  const own = symbol.getAttribute('style') ?? ''
  const text = `<svg xmlns="${NS}" viewBox="${VIEW}" style="${colours};${own}"><style>${rules}</style>${symbol.innerHTML}</svg>`
  return URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
}

/** A rule for each woodcut: how it looks on the page, and how pasted on a coloured ground, with a paper margin. */
function pictures(symbols: readonly Element[], rules: string): string {
  const out: string[] = []
  for (const name of THEMES) {
    const theme = document.createElement('div')
    theme.dataset.theme = name
    theme.hidden = true
    document.body.append(theme)
    for (const symbol of symbols) {
      const colours = coloursIn(theme, `${rules}${symbol.outerHTML}`)
      const plain = picture(symbol, rules, colours)
      const pasted = picture(
        symbol,
        rules,
        `${colours};--i-halo:${getComputedStyle(theme).getPropertyValue('--i-cut')}`,
      )
      out.push(`[data-theme="${name}"] .${symbol.id}{--plain:url("${plain}");--pasted:url("${pasted}")}`)
    }
    theme.remove()
  }
  return out.join('')
}

export async function laySprite(): Promise<void> {
  const response = await fetch(sheetUrl)
  if (!response.ok) return
  const read = new DOMParser().parseFromString(await response.text(), 'image/svg+xml')
  const rules = read.querySelector('style')?.textContent ?? ''
  const symbols = [...read.querySelectorAll('symbol')]
  const sheet = document.createElementNS(NS, 'svg')
  sheet.setAttribute('aria-hidden', 'true')
  sheet.setAttribute('class', 'sprite')
  // Only the drawings: their colours come from the look's own style sheet.
  sheet.append(...symbols)
  document.body.append(sheet)
  const style = new CSSStyleSheet()
  style.replaceSync(pictures(symbols, rules))
  document.adoptedStyleSheets.push(style)
}
