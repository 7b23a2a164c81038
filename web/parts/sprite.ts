/**
 * Sheets of woodcuts, each laid into the page when something asks for one of its drawings, and a picture of each
 * drawing. A table shows some hundred woodcuts of a dozen lines each: drawn in place, every one of them is styled, laid
 * out and inked again with each move; a picture is one thing. Only what takes its colours from where it stands is drawn
 * in place.
 */

import { type Sheet, sheetOf } from './sheets.ts'
import { coloursIn, dataUri, inTheme, symbolsOn } from './symbols.ts'

const urls = import.meta.glob<string>('../look/icons/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

const NS = 'http://www.w3.org/2000/svg'
/** Woodcuts stand out of their squares by up to a fifth. */
const SQUARE = 240
const ROOM = SQUARE / 5
const VIEW = [-ROOM, -ROOM, SQUARE + 2 * ROOM, SQUARE + 2 * ROOM].join(' ')
/** How a picture's lines are inked; what is drawn in place has the same from the look's own style sheet. */
export const WOODCUT_INKS = [
  '.i-halo,.i-halo-line{stroke:var(--i-halo,transparent);stroke-width:25;stroke-linejoin:round;stroke-linecap:round}',
  '.i-halo,.i-body{fill:var(--i-cut,#fdf7e9)}',
  '.i-halo-line{fill:none;stroke-width:32}',
  '.i-tint{fill:var(--t);transform:translate(5px,4px)}',
  '.i-shade{fill:var(--i-shade,#2a211a)}',
  '.i-cut{fill:var(--i-cut,#fdf7e9)}',
  '.i-line{fill:var(--i-line,#2a211a)}',
  '.i-sign{fill:currentColor}',
  '.i-chatter{fill:var(--i-line,#2a211a);opacity:var(--i-chatter,0)}',
].join('')
/** Coloured ground, on which a woodcut keeps a paper margin, as if cut out and pasted. */
const GROUND = '.game-body .btn, .cost, .card header, .toast, .pasted'

function picture(drawing: string, own: string, colours: string): string {
  return `url("${dataUri(`<svg xmlns='${NS}' viewBox='${VIEW}' style='${colours};${own}'>${drawing}</svg>`)}")`
}

/** How each woodcut looks in a theme: on the page, and pasted on coloured ground. */
function pictures(theme: string, symbols: readonly Element[]): string {
  return inTheme(theme, '', (values) => {
    const cut = values.getPropertyValue('--i-cut')
    return symbols
      .map((symbol) => {
        const drawing = `<style>${WOODCUT_INKS}</style>${symbol.innerHTML}`
        const own = symbol.getAttribute('style') ?? ''
        const colours = coloursIn(values, drawing + own)
        const at = `[data-theme="${theme}"]`
        return `${at} .${symbol.id}::before{background-image:${picture(drawing, own, colours)}}
      ${at} :is(${GROUND}) .${symbol.id}::before,${at} .crop.${symbol.id}::before{background-image:${picture(drawing, own, `${colours};--i-halo:${cut}`)}}`
      })
      .join('')
  })
}

function layPictures(theme: string, symbols: readonly Element[]): void {
  const style = new CSSStyleSheet()
  style.replaceSync(pictures(theme, symbols))
  document.adoptedStyleSheets.push(style)
}

/** The woodcuts of a sheet, by their names in it. */
export const woodcutsOn = (sheet: Sheet): Promise<ReadonlyMap<string, Element>> =>
  symbolsOn(urls[`../look/icons/${sheet}.svg`] ?? '')

async function lay(sheet: Sheet): Promise<void> {
  const symbols = [...(await woodcutsOn(sheet)).values()]
  const place = document.createElementNS(NS, 'svg')
  place.setAttribute('aria-hidden', 'true')
  place.setAttribute('class', 'sprite')
  place.dataset.sheet = sheet
  place.append(...symbols.map((symbol) => symbol.cloneNode(true)))
  document.body.append(place)
  const [now, other] = document.documentElement.dataset.theme === 'dark' ? ['dark', 'light'] : ['light', 'dark']
  layPictures(now, symbols)
  // Nobody waits for the print that is not in use.
  setTimeout(layPictures, 500, other, symbols)
}

const asked = new Set<Sheet>()

/** Sees to it that a woodcut is there, with all others of its sheet. */
export function fetchWoodcut(name: string): void {
  const sheet = sheetOf(name)
  if (sheet === undefined || asked.has(sheet)) return
  asked.add(sheet)
  // Without its pictures the page still says everything in words; the next one who asks tries again.
  lay(sheet).catch(() => asked.delete(sheet))
}
