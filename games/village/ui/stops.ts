/** Moments at which pieces of the expansions may be played: each can be passed over. */

import type { Decision, Lang, View } from '@dorfplatz/kernel'
import type { ModuleViews } from '../modules/frames.ts'
import type { VillageView } from '../rules/view.ts'
import type { VillageText } from '../text/compose.ts'
import type { Stop } from '../text/labels.ts'

/** As they come in a turn, in a market day, in a mass and after it, and at the end. */
const STOPS: readonly Stop[] = [
  'idle',
  'mill',
  'hired',
  'death',
  'turnEnds',
  'marketBegins',
  'marketEnds',
  'roundEnds',
  'massBegins',
  'massMajority',
  'wedding',
  'scoring',
]

/** What each expansion asks about. */
export const ASKED_BY: { readonly [id in keyof ModuleViews]-?: readonly Stop[] } = {
  inn: ['idle', 'mill', 'death', 'turnEnds', 'marketBegins', 'marketEnds', 'massBegins', 'massMajority'],
  port: ['idle', 'hired', 'scoring'],
  marriage: ['death', 'scoring'],
  goals: ['death', 'roundEnds', 'wedding', 'scoring'],
}

const isStop = (name: string): name is Stop => STOPS.some((stop) => stop === name)

export const stops = {
  of: ({ kind, args }: Decision): string | null => {
    if (kind !== 'offer' || typeof args !== 'object' || args === null || !('name' in args)) return null
    const name = String(args.name)
    return isStop(name) ? name : null
  },
  name: (stop: string, _: Lang, { words }: VillageText): string => (isStop(stop) ? words.labels.stops[stop] : stop),
  list: ({ table }: View<VillageView>): readonly string[] => {
    const has = new Set(Object.entries(ASKED_BY).flatMap(([id, asked]) => (Object.hasOwn(table.more, id) ? asked : [])))
    return STOPS.filter((stop) => has.has(stop))
  },
}
