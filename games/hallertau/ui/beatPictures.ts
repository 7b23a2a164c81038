/** What is seen at harvests, when a Community Center moves, and when sheep die. */

import { familyOf, type Panel, personOf, times } from '@dorfplatz/ui'
import { CROP_NAMES, THINGS } from '../rules/facts.ts'
import type { SeatView } from '../rules/view.ts'
import { CRAFT_ICONS } from './words.ts'

const MOST = 2
const FLOCK = 5
/** One figure stands for so many Workers. */
const WORKERS = 3

type Draw = (seat: SeatView | undefined, mark: number) => Panel

const someone = (mark: number, tool: string) => personOf(`vest man straw seat-${mark} i-wool 2 1`, tool)

const fallow: Draw = (_, mark) => ({ place: 'field', back: [], front: [], people: [someone(mark, 'hoe')] })

const harvest: Draw = (seat, mark) => ({
  place: 'hops',
  back: [],
  front: CROP_NAMES.flatMap((crop) => times(`i-${crop}`, seat?.stock[THINGS.indexOf(crop)] ?? 0, MOST)),
  people: [someone(mark, 'scythe')],
})

const milking: Draw = (seat) => ({
  place: 'pasture',
  back: [],
  front: [...times('i-sheep', seat?.sheep.reduce((sum, n) => sum + n, 0) ?? 0, FLOCK), 'pail'],
})

/** By phase: fallow fields, harvest, milking. */
export const HARVEST: readonly Draw[] = [fallow, harvest, milking]

export const centerOf: Draw = (seat, mark) => ({
  place: 'street',
  back: [...CRAFT_ICONS.filter((_, craft) => (seat?.crafts[craft] ?? 0) > 0).map((icon) => `i-${icon}`), 'i-centre'],
  front: [],
  people: familyOf(Math.ceil((seat?.window ?? WORKERS) / WORKERS), mark),
})

/** Whoever works in a new round. */
export const morningOf: Draw = (seat, mark) => ({
  place: 'market',
  back: ['i-centre'],
  front: [],
  people: familyOf(Math.ceil((seat?.window ?? WORKERS) / WORKERS), mark),
})

export const BURIAL: Panel = { place: 'pasture', back: [], front: ['gate2', 'crook'] }
