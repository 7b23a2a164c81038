/**
 * The sheet of woodcuts, laid into the page once. A reference into another document makes the browser read that whole
 * document again whenever a picture appears; a reference into this page costs nothing.
 */

import sheetUrl from '../look/icons.svg?url'

export async function laySprite(): Promise<void> {
  const response = await fetch(sheetUrl)
  if (!response.ok) return
  const read = new DOMParser().parseFromString(await response.text(), 'image/svg+xml')
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  sheet.setAttribute('aria-hidden', 'true')
  sheet.setAttribute('class', 'sprite')
  // Only the drawings: their colours come from the look's own style sheet.
  sheet.append(...read.querySelectorAll('symbol'))
  document.body.append(sheet)
}
