/** House data as a sheet: every value we had to reconstruct or look up, for the rulebook in the client. */

import type { Lang } from '@dorfplatz/kernel'
import { plain } from '@dorfplatz/kernel'
import type { Confidence, Fact, Origin } from '../cards/fact.ts'
import { type Customer, customers, house, promos } from '../cards/house.ts'
import { SECTIONS, SPACES, type SpaceId } from '../rules/codes.ts'
import { words as de } from './de.ts'
import { words as en } from './en.ts'
import { type Amount, demandOf } from './parts.ts'

export interface HouseRow {
  readonly title: string
  readonly value: string
  readonly origin: string
  readonly confidence: string
  readonly note: string | null
}

type Both = { readonly [L in Lang]: string }

const ORIGINS: { readonly [O in Origin]: Both } = {
  rulebook: { en: 'rulebook', de: 'Regelheft' },
  derived: { en: 'follows from the rulebook', de: 'folgt aus dem Regelheft' },
  public: { en: 'other public sources', de: 'andere öffentliche Quellen' },
  reconstructed: { en: 'reconstructed by us', de: 'von uns rekonstruiert' },
}

const CONFIDENCE: { readonly [C in Confidence]: Both } = {
  high: { en: 'certain', de: 'sicher' },
  medium: { en: 'likely', de: 'wahrscheinlich' },
  low: { en: 'a guess', de: 'geraten' },
}

const TITLES = {
  trackLength: { en: 'Spaces of the life-time track', de: 'Felder der Lebenszeitleiste' },
  setupCard: { en: 'Setup card for', de: 'Aufbaukarte für' },
  perColour: { en: 'of each colour into the bag', de: 'je Farbe in den Beutel' },
  players: { en: 'players', de: 'Personen' },
  stalls: { en: 'Stall spaces for', de: 'Stände für' },
  stallOrder: { en: 'Order of the stall spaces', de: 'Reihenfolge der Stände' },
  queueOrder: { en: 'Order of the queue', de: 'Reihenfolge der Warteschlange' },
  scriptoriumTraining: { en: 'Training in the scriptorium (time)', de: 'Ausbildung in der Schreibstube (Zeit)' },
  councilTime: { en: 'Time for council steps 1 to 4', de: 'Zeit für die Stufen 1 bis 4 der Ratsstube' },
  churchGrain: { en: 'Grain for church steps 2 to 4', de: 'Getreide für die Stufen 2 bis 4 der Kirche' },
  castle: { en: 'Castle', de: 'Burg' },
  redFlag: { en: 'red flag', de: 'rote Fahne' },
  path: { en: 'Path', de: 'Weg' },
  village: { en: 'village', de: 'Dorf' },
  chronicle: { en: 'Open chronicle places for', de: 'Offene Plätze der Dorfchronik für' },
  graves: { en: 'Open graves for', de: 'Offene Gräber für' },
  tray: { en: 'Compartments of Conny’s tray', de: 'Fächer von Connys Ablage' },
  fate: { en: 'Fate tiles lie before compartments', de: 'Schicksalsplättchen liegen vor den Fächern' },
  clockwise: { en: 'Clockwise order of the action spaces', de: 'Reihenfolge der Aktionsfelder im Uhrzeigersinn' },
} as const satisfies { readonly [key: string]: Both }

export function houseSheet(lang: Lang): readonly HouseRow[] {
  const w = lang === 'de' ? de : en
  const t = (key: keyof typeof TITLES): string => TITLES[key][lang]
  const row = <T>(title: string, f: Fact<T>, value: string): HouseRow => ({
    title,
    value,
    origin: ORIGINS[f.origin][lang],
    confidence: CONFIDENCE[f.confidence][lang],
    note: f.note?.[lang] ?? null,
  })
  const list = <T>(title: string, f: Fact<readonly T[]>): HouseRow => row(title, f, f.value.join(', '))
  const one = <T>(title: string, f: Fact<T>): HouseRow => row(title, f, String(f.value))
  const counts = <T>(key: 'stalls' | 'graves', facts: { readonly [n: number]: Fact<T> }): HouseRow[] =>
    Object.keys(facts).map((n) => one(`${t(key)} ${n} ${t('players')}`, facts[+n] as Fact<T>))
  const stones = (amounts: readonly Amount[]): string => plain(w.list(amounts.filter(({ n }) => n > 0)))
  const castle = (n: number): string => (n === 0 ? t('village') : `${t('castle')} ${n}`)
  const tile = (c: Customer): HouseRow => ({
    title: w.customer(c.id),
    value: plain(w.card(demandOf(c.demand), c.points, c.bonus === 'pairs')),
    origin: `${ORIGINS[c.demandOrigin][lang]} / ${ORIGINS[c.pointsOrigin][lang]}`,
    confidence: CONFIDENCE[c.confidence][lang],
    note: null,
  })
  return [
    one(t('trackLength'), house.trackLength),
    ...Object.keys(house.setupCards).map((n) => {
      const f = house.setupCards[+n] as Fact<{ readonly spaces: readonly number[]; readonly perColour: number }>
      const spaces = f.value.spaces.map((stonesHere, i) => `${w.spaces[SPACES[i] as SpaceId]} ${stonesHere}`).join(', ')
      return row(`${t('setupCard')} ${n} ${t('players')}`, f, `${spaces}; ${f.value.perColour} ${t('perColour')}`)
    }),
    ...counts('stalls', house.stalls),
    list(t('stallOrder'), house.stallOrder),
    list(t('queueOrder'), house.queueOrder),
    one(t('scriptoriumTraining'), house.scriptoriumTraining),
    list(t('councilTime'), house.councilTime),
    list(t('churchGrain'), house.churchGrain),
    ...house.castles.map((f, i) =>
      row(castle(i + 1), f, `${plain(w.rewards[f.value.reward])}${f.value.redFlag ? `, ${t('redFlag')}` : ''}`),
    ),
    ...house.paths.map((f) => {
      const { a, b, orange = 0, brown = 0, pink = 0 } = f.value
      const cost: Amount[] = [
        { n: orange, thing: 'orange' },
        { n: brown, thing: 'brown' },
        { n: pink, thing: 'pink' },
      ]
      return row(`${t('path')} ${castle(a)} – ${castle(b)}`, f, stones(cost))
    }),
    ...Object.keys(house.chronicle).map((n) => {
      const f = house.chronicle[+n] as Fact<readonly number[]>
      const places = f.value.map((open, i) => `${w.sections[SECTIONS[i] ?? 'farm']} ${open}`).join(', ')
      return row(`${t('chronicle')} ${n} ${t('players')}`, f, places)
    }),
    ...counts('graves', house.graves),
    one(t('tray'), house.tray),
    row(t('fate'), house.fate, house.fate.value.map((n) => n + 1).join(', ')),
    row(
      t('clockwise'),
      house.clockwise,
      house.clockwise.value.map((id) => (w.spaces as { readonly [key: string]: string })[id] ?? id).join(', '),
    ),
    ...[...customers, ...promos].map(tile),
  ]
}
