/**
 * A composition as SVG over symbols of the picture and icon sheets. Pure, so that browser, server and tests can do it.
 * Picture units are 320 × 200; the square view cuts 60 from both sides, so whatever matters stands between. The face is
 * cut out of a person, or the things alone, for where there is room for nothing else.
 */

import type { Composition, Person } from './composition.ts'

/** The shape of a frame is the sign of the deck. */
export type Frame = 'arch' | 'gable' | 'oval' | 'octo' | 'rect'
export type PictureView = 'wide' | 'square' | 'face'

export const WIDTH = 320
export const HEIGHT = 200
const MARGIN = 60

/** Whoever wears these has something of them behind the shoulders. */
const BACKS = new Set(['long', 'hood', 'veil'])
/** Arms of these are bare. */
const BARE = new Set(['vest', 'dress'])

interface Grip {
  /** Where the hand holds it, on its own grid of 48. */
  readonly x: number
  readonly y: number
  readonly size: number
  /** Hangs from a raised hand, or is held head up. */
  readonly held?: 'up' | 'turn'
}

const grip = (x: number, y: number, size: number, held?: 'up' | 'turn'): Grip =>
  held === undefined ? { x, y, size } : { x, y, size, held }

const PLAIN_GRIP = grip(24, 35, 132)
const GRIPS: { readonly [tool: string]: Grip } = {
  trowel: grip(19, 42, 108),
  ladle: grip(28, 12, 116, 'turn'),
  lantern: grip(24, 7, 96, 'up'),
  bell: grip(24, 4, 92, 'up'),
  key: grip(38, 40, 96),
  wand: grip(13, 45, 122),
  rod: grip(13, 40, 150),
  net: grip(11, 43, 128),
  whip: grip(12, 44, 128),
  cleaver: grip(24, 39, 106),
  sword: grip(24, 40, 134),
  broom: grip(24, 12, 136, 'turn'),
  purse: grip(24, 12, 88, 'up'),
  pipe: grip(22, 30, 104),
  scroll2: grip(10, 40, 92),
  brush: grip(24, 18, 84),
  mallet: grip(15, 38, 108),
  saw: grip(7, 27, 112),
  level: grip(11, 30, 104),
  shears: grip(24, 30, 100),
  balls: grip(24, 38, 104),
  punner: grip(24, 10, 120, 'up'),
  'i-quill': grip(10, 43, 104),
  'i-craft': grip(23, 37, 108),
  'i-tool': grip(13, 40, 116),
  hoe: grip(24, 34, 136),
  flail: grip(21, 38, 132),
}
const GRID = 48

/** Where one, two or three things stand: x, y and size. */
const SLOTS: readonly (readonly (readonly [number, number, number])[])[] = [
  [],
  [[92, 44, 138]],
  [
    [70, 54, 126],
    [172, 96, 86],
  ],
  [
    [104, 66, 118],
    [58, 84, 84],
    [190, 98, 78],
  ],
]
/** Of three things the first is drawn last, in front of the others. */
const ORDERS: readonly (readonly number[])[] = [[], [0], [0, 1], [1, 2, 0]]

/** The square a person stands in; bodies, heads and hats are drawn on a grid of 84 to fit each other. */
export const PERSON = { x: 24, y: 22, size: 178 }
const PERSON_GRID = 84
const HAND = { x: 78.5, y: 67, raised: 50 }

export const thingId = (name: string): string => (name.startsWith('i-') ? name : `o-${name}`)

export const use = (id: string, x: number, y: number, width: number, height = width): string =>
  `<use href="#${id}" x="${x}" y="${y}" width="${width}" height="${height}"/>`

export const shade = (x: number, y: number, width: number): string =>
  use('g-shade', x - width / 2, y - width / 10, width, width / 5)

function drawThings(names: readonly string[], shaded = true): string {
  const slots = SLOTS[names.length] ?? []
  return (ORDERS[names.length] ?? [])
    .map((i) => {
      const [x, y, size] = slots[i] ?? [0, 0, 0]
      const ground = shaded ? shade(x + size / 2, y + size * 0.955, size * 0.92) : ''
      return ground + use(thingId(names[i] ?? ''), x, y, size)
    })
    .join('')
}

const part = (name: string): string => use(`p-${name}`, PERSON.x, PERSON.y, PERSON.size)

function drawTool(person: Person, tool: string): string {
  const { x, y, size, held } = GRIPS[tool] ?? PLAIN_GRIP
  const scale = PERSON.size / PERSON_GRID
  const handX = Math.round(PERSON.x + HAND.x * scale)
  const handY = Math.round(PERSON.y + (held === 'up' ? HAND.raised : HAND.y) * scale)
  const bare = BARE.has(person.body)
  const thing = use(thingId(tool), Math.round(handX - (x * size) / GRID), Math.round(handY - (y * size) / GRID), size)
  if (held === 'up') return part(bare ? 'arm4' : 'arm3') + thing + part('fist')
  const turned = held === 'turn' ? `<g transform="rotate(180 ${handX} ${handY})">${thing}</g>` : thing
  return turned + part(bare ? 'arm2' : 'arm')
}

export function drawPerson(person: Person, things: readonly string[]): string {
  const [first, second] = things
  const back = BACKS.has(person.hat) ? part(`k-${person.hat}`) : ''
  let drawn = back + part(`b-${person.body}`) + part(`f-${person.face}`) + part(`h-${person.hat}`)
  if (person.tool !== null) {
    drawn += drawTool(person, person.tool)
    if (first !== undefined) drawn += use(thingId(first), 36, 112, 84)
  } else if (first !== undefined) {
    drawn += shade(208, 192, 92) + use(thingId(first), 158, 94, 102)
    if (second !== undefined) drawn += use(thingId(second), 40, 118, 78)
  }
  const [cloth, piece] = person.wear
  const colours = [
    `--k-skin:var(--k-skin-${person.skin})`,
    `--k-hair:var(--k-hair-${person.hair})`,
    `--k-c1:var(--${cloth})`,
    `--k-c2:var(--${piece})`,
  ]
  return `<g style="${colours.join(';')}">${drawn}</g>`
}

/** Head and shoulders of a person: where they are looked for in the square they stand in. */
const FACE = { x: 50, y: 12, size: 126 }

/** Things by themselves, as large as a face; without their shades, which lie on the sheet of the places. */
function drawOnlyThings(names: readonly string[]): string {
  const { x, y, size } = FACE
  const scale = size / HEIGHT
  return `<g transform="translate(${x - MARGIN * scale} ${y}) scale(${scale})">${drawThings(names, false)}</g>`
}

/** Only who or what it is, before the sky: no place, nothing in the hand, no frame. */
function drawFace({ person, things, flipped, sky }: Composition): string {
  const { x, y, size } = FACE
  const ground = `<rect x="${x}" y="${y}" width="${size}" height="${size}" fill="var(--${sky ?? 'hop-wash'})"/>`
  const drawn = person === null ? drawOnlyThings(things) : drawPerson({ ...person, tool: null }, [])
  return ground + (flipped ? `<g transform="translate(${2 * x + size}) scale(-1 1)">${drawn}</g>` : drawn)
}

/** What stands in a frame of that shape; a card without a composition gets the ornament of its deck. */
export function drawPicture(composition: Composition | null, frame: Frame, view: PictureView): string {
  if (view === 'face' && composition !== null) return drawFace(composition)
  const scene =
    composition === null
      ? use('g-ornament', 0, 0, WIDTH, HEIGHT)
      : use(`s-${composition.place}`, 0, 0, WIDTH, HEIGHT) +
        (composition.person === null
          ? drawThings(composition.things)
          : drawPerson(composition.person, composition.things))
  const turned = composition?.flipped === true ? `<g transform="translate(${WIDTH}) scale(-1 1)">${scene}</g>` : scene
  const sky = composition?.sky == null ? '' : ` style="--k-sky:var(--${composition.sky})"`
  const mat =
    view === 'wide' ? use(`r-${frame}-wide`, 0, 0, WIDTH, HEIGHT) : use(`r-${frame}-square`, MARGIN, 0, HEIGHT)
  return `<g${sky}>${turned}</g>${mat}`
}

/** The part of the picture that is shown. */
export const viewBox = (view: PictureView): string => {
  if (view === 'face') return `${FACE.x} ${FACE.y} ${FACE.size} ${FACE.size}`
  return view === 'wide' ? `0 0 ${WIDTH} ${HEIGHT}` : `${MARGIN} 0 ${HEIGHT} ${HEIGHT}`
}

/** The symbols a drawing needs. */
export const symbolsOf = (drawing: string): readonly string[] => [
  ...new Set([...drawing.matchAll(/href="#([\w-]+)"/g)].map(([, id = '']) => id)),
]
