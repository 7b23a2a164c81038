/** What somebody asks about: the nearest thing that says what it shows, else the icon under the pointer or beside its number. */

export interface Thing {
  readonly at: Element
  readonly key: string
  /** What it says of itself as things stand: somebody's name, why a stone brings no action. */
  readonly hint: string | null
}

/** Pictures of the interface itself stand outside of these. */
const TABLE = '.table'

function iconName(icon: Element): string | null {
  const drawn = icon.querySelector('use')?.getAttribute('href')
  if (drawn?.startsWith('#i-') === true) return drawn.slice(3)
  return [...icon.classList].find((name) => name.startsWith('i-'))?.slice(2) ?? null
}

/** A number is explained by the picture it counts. */
const iconNear = (target: Element): Element | null =>
  target.closest('.icon') ?? target.closest('.quantity, .vpn, .tally > li, .cost')?.querySelector('.icon') ?? null

interface Point {
  readonly clientX: number
  readonly clientY: number
}

/** Buttons lie over the things they stand for: what is below the point counts, not only what is pressed. */
function keyedAt(target: Element, point: Point | undefined): Element | null {
  const pile = point === undefined ? [] : document.elementsFromPoint(point.clientX, point.clientY)
  return pile.find((one) => one.hasAttribute('data-explain')) ?? target.closest('[data-explain]')
}

export function thingAt(target: Element, point?: Point): Thing | null {
  if (target.closest(TABLE) === null) return null
  const keyed = keyedAt(target, point)
  const key = keyed?.getAttribute('data-explain')
  if (keyed !== null && key) return { at: keyed, key, hint: keyed.getAttribute('title') }
  const icon = iconNear(target)
  const name = icon === null ? null : iconName(icon)
  if (icon === null || name === null) return null
  return { at: icon.closest('.quantity, .vpn, li') ?? icon, key: `icon:${name}`, hint: null }
}

/** What the focus is on, or what stands inside it. */
export function thingIn(focused: Element): Thing | null {
  const inside = focused.querySelector('[data-explain], .icon')
  return thingAt(focused) ?? (inside === null ? null : thingAt(inside))
}
