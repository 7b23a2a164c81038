/**
 * A picture of how things stand: a place, what was built in the background, what lives or lies in the foreground, and
 * the people in front of it all. Drawn over the same symbols as the pictures of cards.
 */

import type { Person } from './composition.ts'
import { drawPerson, HEIGHT, PERSON, shade, thingId, use, WIDTH } from './draw.ts'

export interface Panel {
  readonly place: string
  /** Buildings and what else is large, as names of things; drawn behind. */
  readonly back: readonly string[]
  /** Animals, crops, goods: at most two rows. */
  readonly front: readonly string[]
  readonly people?: readonly Person[]
  /** What stands in front of the people. */
  readonly near?: readonly string[]
}

interface Row {
  /** Where its things stand. */
  readonly ground: number
  readonly least: number
  readonly most: number
}

const BACK: Row = { ground: 142, least: 46, most: 84 }
const MIDDLE: Row = { ground: 162, least: 34, most: 56 }
const FRONT: Row = { ground: 194, least: 36, most: 62 }
/** More than that stand in two rows. */
const ABREAST = 6
const MOST = 12
const SIDE = 14
/** Things are drawn on a grid of 48 with their ground at 45.8. */
const FOOT = 0.955

function drawRow(names: readonly string[], { ground, least, most }: Row): string {
  const room = WIDTH - 2 * SIDE
  const step = room / Math.max(1, names.length)
  const size = Math.max(least, Math.min(most, step * 1.1))
  return names
    .map((name, i) => {
      const middle = SIDE + step * (i + 0.5)
      // Nothing in a farm stands in one line.
      const y = ground - (i % 2) * 5
      const place = use(thingId(name), round(middle - size / 2), round(y - size * FOOT), round(size))
      return shade(round(middle), y, round(size * 0.9)) + place
    })
    .join('')
}

const round = (n: number): number => Math.round(n * 10) / 10

function drawPeople(people: readonly Person[]): string {
  const step = (WIDTH - 2 * SIDE) / Math.max(3, people.length)
  const scale = Math.min(0.56, (step * 1.15) / PERSON.size)
  const first = WIDTH / 2 - (step * (people.length - 1)) / 2
  return people
    .map((person, i) => {
      const x = round(first + step * i - (PERSON.x + PERSON.size / 2) * scale)
      const y = round(HEIGHT - (PERSON.y + PERSON.size) * scale + 2 + (i % 2) * 4)
      return `<g transform="translate(${x} ${y}) scale(${round(scale * 100) / 100})">${drawPerson(person, [])}</g>`
    })
    .join('')
}

export function drawPanel({ place, back, front, people = [], near = [] }: Panel): string {
  const things = front.slice(0, MOST)
  const rows = things.length > ABREAST ? Math.ceil(things.length / 2) : 0
  return (
    use(`s-${place}`, 0, 0, WIDTH, HEIGHT) +
    drawRow(back.slice(0, ABREAST), BACK) +
    drawRow(things.slice(0, rows), MIDDLE) +
    drawRow(things.slice(rows), FRONT) +
    drawPeople(people) +
    drawRow(near, FRONT)
  )
}

/** So many of a thing, but no more than fit. */
export const times = (name: string, n: number, most: number): readonly string[] =>
  Array.from({ length: Math.max(0, Math.min(n, most)) }, () => name)

/** Who stands in front of a house: no two look alike, all wear their seat's color. */
const FAMILY = [
  'vest man straw 2 1',
  'dress woman scarf 1 2',
  'smock youth curly 2 3',
  'dress woman braids 3 1',
  'coat old felt 1 4',
  'shawl crone bun 2 4',
]

export function familyOf(n: number, mark: number): readonly Person[] {
  return FAMILY.slice(0, n).map((look): Person => {
    const [body = '', face = '', hat = '', skin = '1', hair = '1'] = look.split(' ')
    return { body, face, hat, wear: [`seat-${mark}`, 'i-wool'], skin: Number(skin), hair: Number(hair), tool: null }
  })
}
