/** The reconstructed facts as a sheet: every value we had to reconstruct or look up, for the rulebook in the client. */

import type { Lang } from '@dorfplatz/kernel'
import { toText } from '@dorfplatz/kernel'
import { type Customer, customers, promos } from '../cards/customers.ts'
import type { Fact } from '../cards/fact.ts'
import { facts } from '../cards/facts.ts'
import { COLOURS, SECTIONS, SPACES } from '../rules/codes.ts'
import { phrases as de } from './de.ts'
import { phrases as en } from './en.ts'
import { type Both, CONFIDENCE, type FactRow, factRow, ORIGINS } from './fact-row.ts'
import { type Amount, demandOf } from './parts.ts'

const TITLES = {
  trackLength: { en: 'Spaces of the lifetime track', de: 'Felder der Lebenszeitleiste' },
  setupCard: { en: 'Setup card for', de: 'Aufbaukarte für' },
  intoBag: { en: 'into the bag', de: 'in den Beutel' },
  players: { en: 'players', de: 'Personen' },
  stallsFrom: {
    en: 'Stalls from the front are open from so many players',
    de: 'Stände von vorn sind offen ab so vielen Personen',
  },
  scriptoriumTraining: { en: 'Training in the scriptorium (time)', de: 'Ausbildung in der Schreibstube (Zeit)' },
  councilTime: { en: 'Time for council steps 1 to 4', de: 'Zeit für die Stufen 1 bis 4 der Ratsstube' },
  churchGrain: { en: 'Grain for church steps 2 to 4', de: 'Getreide für die Stufen 2 bis 4 der Kirche' },
  castle: { en: 'Castle', de: 'Burg' },
  redFlag: { en: 'red flag', de: 'rote Flagge' },
  path: { en: 'Path', de: 'Weg' },
  village: { en: 'village', de: 'Dorf' },
  chronicle: { en: 'Open chronicle places for', de: 'Offene Plätze der Dorfchronik für' },
  graves: { en: 'Open graves for', de: 'Offene Gräber für' },
  tray: { en: 'Compartments of Conny’s tray', de: 'Fächer von Connys Ablage' },
  fate: { en: 'Fate tiles lie before compartments', de: 'Schicksalsplättchen liegen vor den Fächern' },
  clockwise: { en: 'Clockwise order of the action spaces', de: 'Reihenfolge der Aktionsfelder im Uhrzeigersinn' },
} as const satisfies { readonly [key: string]: Both }

export function factSheet(lang: Lang): readonly FactRow[] {
  const w = lang === 'de' ? de : en
  const t = (key: keyof typeof TITLES): string => TITLES[key][lang]
  const row = <T>(title: string, f: Fact<T>, value: string): FactRow => factRow(lang, title, f, value)
  const list = <T>(title: string, f: Fact<readonly T[]>): FactRow => row(title, f, f.value.join(', '))
  const one = <T>(title: string, f: Fact<T>): FactRow => row(title, f, String(f.value))
  const stones = (amounts: readonly Amount[]): string => toText(w.list(amounts.filter(({ n }) => n > 0)))
  const castle = (n: number): string => (n === 0 ? t('village') : `${t('castle')} ${n}`)
  const tile = (c: Customer): FactRow => ({
    title: c.id.startsWith('promo') ? w.promo(c.id.slice(-2)) : w.customer(c.id.slice(-2)),
    value: toText(w.card(demandOf(c.demand), c.points, c.bonus === 'pairs')),
    origin: `${ORIGINS[c.demandOrigin][lang]} / ${ORIGINS[c.pointsOrigin][lang]}`,
    confidence: CONFIDENCE[c.confidence][lang],
    note: null,
  })
  return [
    one(t('trackLength'), facts.trackLength),
    ...Object.entries(facts.setupCards).map(([n, f]) => {
      const spaces = SPACES.map((id) => `${w.spaces[id]} ${f.value.spaces[id] ?? 0}`).join(', ')
      const thrown = stones(f.value.perColour.map((of, i): Amount => ({ n: of, thing: COLOURS[i] ?? 'stone' })))
      return row(`${t('setupCard')} ${n} ${t('players')}`, f, `${spaces}; ${thrown} ${t('intoBag')}`)
    }),
    list(t('stallsFrom'), facts.stallsFrom),
    one(t('scriptoriumTraining'), facts.scriptoriumTraining),
    list(t('councilTime'), facts.councilTime),
    list(t('churchGrain'), facts.churchGrain),
    ...facts.castles.map((f, i) =>
      row(castle(i + 1), f, `${toText(w.rewards[f.value.reward])}${f.value.redFlag ? `, ${t('redFlag')}` : ''}`),
    ),
    ...facts.paths.map((f) => {
      const { a, b, orange = 0, brown = 0, pink = 0 } = f.value
      const cost: Amount[] = [
        { n: orange, thing: 'orange' },
        { n: brown, thing: 'brown' },
        { n: pink, thing: 'pink' },
      ]
      return row(`${t('path')} ${castle(a)} – ${castle(b)}`, f, stones(cost))
    }),
    ...Object.entries(facts.chronicle).map(([n, f]) => {
      const places = f.value.map((open, i) => `${w.sections[SECTIONS[i] ?? 'farm']} ${open}`).join(', ')
      return row(`${t('chronicle')} ${n} ${t('players')}`, f, places)
    }),
    ...Object.entries(facts.graves).map(([n, f]) => one(`${t('graves')} ${n} ${t('players')}`, f)),
    one(t('tray'), facts.tray),
    row(t('fate'), facts.fate, facts.fate.value.map((n) => n + 1).join(', ')),
    row(t('clockwise'), facts.clockwise, facts.clockwise.value.map((id) => w.spaces[id]).join(', ')),
    ...[...customers, ...promos].map(tile),
  ]
}
