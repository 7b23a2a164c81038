/** The reconstructed facts as a sheet: every value we had to reconstruct or look up, for the rulebook in the client. */

import { toText } from '@dorfplatz/kernel'
import { type Customer, customers, promos } from '../cards/customers.ts'
import type { Fact } from '../cards/fact.ts'
import { facts } from '../cards/facts.ts'
import { COLOURS, SECTIONS, SPACES } from '../rules/codes.ts'
import type { Phrases } from './en.ts'
import { CONFIDENCE, type FactRow, factRow, ORIGINS } from './fact-row.ts'
import { type Amount, demandOf } from './parts.ts'

export function factSheet(w: Phrases): readonly FactRow[] {
  const { lang } = w
  const t = (key: keyof Phrases['factTitles']): string => w.factTitles[key]
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
