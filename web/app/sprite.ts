/**
 * The sheet of woodcuts, laid into the page once, and a picture of each. A table shows some hundred woodcuts of a dozen
 * lines each: drawn in place, every one of them is styled, laid out and inked again with each move; a picture is one
 * thing. Only what takes its colours from where it stands is drawn in place.
 */

import sheetUrl from '../look/icons.svg?url'

const NS = 'http://www.w3.org/2000/svg'
/** Woodcuts stand out of their squares by up to a fifth. */
const SQUARE = 240
const ROOM = SQUARE / 5
const VIEW = [-ROOM, -ROOM, SQUARE + 2 * ROOM, SQUARE + 2 * ROOM].join(' ')
/** Coloured ground, on which a woodcut keeps a paper margin, as if cut out and pasted. */
const GROUND = '.game-body .btn, .cost, .card header, .toast, .pasted'

/** The sheet's colours as they are in a theme, as far as a woodcut asks for them. */
function coloursIn(values: CSSStyleDeclaration, drawing: string): string {
  const asked = new Set([...drawing.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))
  return [...asked]
    .map((name) => [name, values.getPropertyValue(name).trim()])
    .flatMap(([name, value]) => (value === '' ? [] : [`${name}:${value}`]))
    .join(';')
}

/** Written out, not made as a blob: the browser would stop for each of them. */
function picture(drawing: string, own: string, colours: string): string {
  const text = `<svg xmlns='${NS}' viewBox='${VIEW}' style='${colours};${own}'>${drawing}</svg>`
  return `url("data:image/svg+xml,${text.replaceAll('"', "'").replace(/[%#<>\n]/g, encodeURIComponent)}")`
}

/** How each woodcut looks in a theme: on the page, and pasted on coloured ground. */
function pictures(theme: string, symbols: readonly Element[], rules: string): string {
  const probe = document.createElement('div')
  probe.dataset.theme = theme
  probe.hidden = true
  document.body.append(probe)
  const values = getComputedStyle(probe)
  const cut = values.getPropertyValue('--i-cut')
  const out = symbols.map((symbol) => {
    const drawing = `<style>${rules}</style>${symbol.innerHTML}`
    const own = symbol.getAttribute('style') ?? ''
    const colours = coloursIn(values, drawing + own)
    const at = `[data-theme="${theme}"]`
    return `${at} .${symbol.id}::before{background-image:${picture(drawing, own, colours)}}
      ${at} :is(${GROUND}) .${symbol.id}::before,${at} .crop.${symbol.id}::before{background-image:${picture(drawing, own, `${colours};--i-halo:${cut}`)}}`
  })
  probe.remove()
  return out.join('')
}

function layPictures(theme: string, symbols: readonly Element[], rules: string): void {
  const style = new CSSStyleSheet()
  style.replaceSync(pictures(theme, symbols, rules))
  document.adoptedStyleSheets.push(style)
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
  const [now, other] = document.documentElement.dataset.theme === 'dark' ? ['dark', 'light'] : ['light', 'dark']
  layPictures(now, symbols, rules)
  // Nobody waits for the print that is not in use.
  setTimeout(layPictures, 500, other, symbols, rules)
}
