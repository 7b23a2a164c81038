/** The drawings of a sheet by their names; a sheet is fetched once, and again after a failure. */

const sheets = new Map<string, Promise<ReadonlyMap<string, Element>>>()

async function read(url: string): Promise<ReadonlyMap<string, Element>> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`no sheet ${url}: ${response.status}`)
  const sheet = new DOMParser().parseFromString(await response.text(), 'image/svg+xml')
  return new Map([...sheet.querySelectorAll('symbol')].map((symbol) => [symbol.id, symbol]))
}

export function symbolsOn(url: string): Promise<ReadonlyMap<string, Element>> {
  const known = sheets.get(url)
  if (known !== undefined) return known
  const fetched = read(url)
  sheets.set(url, fetched)
  fetched.catch(() => sheets.delete(url))
  return fetched
}

/** The sheet's colours as they are in a theme, as far as a drawing asks for them. */
export function coloursIn(values: CSSStyleDeclaration, drawing: string): string {
  const asked = new Set([...drawing.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))
  return [...asked]
    .map((name) => [name, values.getPropertyValue(name).trim()])
    .flatMap(([name, value]) => (value === '' ? [] : [`${name}:${value}`]))
    .join(';')
}

/** What the tokens are worth in a theme, for something of that class. */
export function inTheme<T>(theme: string, className: string, ask: (values: CSSStyleDeclaration) => T): T {
  const probe = document.createElement('div')
  probe.dataset.theme = theme
  probe.className = className
  probe.hidden = true
  document.body.append(probe)
  const answer = ask(getComputedStyle(probe))
  probe.remove()
  return answer
}

/** Written out, not made as a blob: the browser would stop for each of them. */
export const dataUri = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#<>\n]/g, encodeURIComponent)}`
