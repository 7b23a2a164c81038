/** The reconstructed facts as a sheet: every value we had to reconstruct or look up, as a table's box has it. */

import { toText } from '@dorfplatz/kernel'
import type { Customer } from '../cards/customers.ts'
import type { Fact } from '../cards/fact.ts'
import { facts, type Path, type SetupCard } from '../cards/facts.ts'
import { personIn } from '../modules/inn/person.ts'
import { personTexts } from '../modules/inn/text/say.ts'
import { people } from '../modules/people.ts'
import { expansionCards } from '../modules/setup-cards.ts'
import { COLOURS, SECTIONS, type SpaceId } from '../rules/codes.ts'
import type { Phrases } from './en.ts'
import { CONFIDENCE, type FactRow, factRow, ORIGINS } from './fact-row.ts'
import { type Amount, amountsOf, demandOf } from './parts.ts'

/** A guess of ours, where no fact stands behind a value: a path that we do not know of. */
const GUESS: Fact<null> = { value: null, origin: 'reconstructed', confidence: 'low' }

export function factSheet(w: Phrases): readonly FactRow[] {
  const { lang, box } = w
  const t = (key: keyof Phrases['factTitles']): string => w.factTitles[key]
  const row = <T>(id: string, title: string, f: Fact<T>, value: string | number): FactRow =>
    factRow(lang, id, title, f, String(value))
  const stones = (amounts: readonly Amount[]): string => toText(w.list(amounts.filter(({ n }) => n > 0)))
  const castle = (n: number): string => (n === 0 ? t('village') : `${t('castle')} ${n}`)
  const setupCard = (combination: string, n: string, f: Fact<SetupCard>): FactRow => {
    const card = box.setupCards[combination]?.[Number(n)] ?? f.value
    const spaces = Object.entries(card.spaces).map(([id, on]) => `${w.spaces[id as SpaceId]} ${on}`)
    const thrown = stones(card.perColour.map((of, i): Amount => ({ n: of, thing: COLOURS[i] ?? 'stone' })))
    const names = combination.split('+').flatMap((module) => w.numbers.expansions[module] ?? [])
    const title = [`${t('setupCard')} ${n} ${t('players')}`, ...names].join(', ')
    return row(`setup.${combination}.${n}`, title, f, `${spaces.join(', ')}; ${thrown} ${t('intoBag')}`)
  }
  const path = ({ a, b, ...cost }: Path): FactRow => {
    const ours = facts.paths.find(({ value }) => value.a === a && value.b === b)
    const price = amountsOf(cost)
    const title = `${t('path')} ${castle(a)} – ${castle(b)}`
    return row(`path.${a}-${b}`, title, ours ?? GUESS, price.length === 0 ? w.numbers.paths : stones(price))
  }
  const ends = [0, ...box.castles.map((_, i) => i + 1)]
  const pairs = ends.flatMap((a) => ends.filter((b) => b > a).map((b) => ({ a, b })))
  const tile = (c: Customer): FactRow => ({
    id: `tile.${c.id}`,
    title: c.id.startsWith('promo') ? w.promo(c.id.slice(-2)) : w.customer(c.id.replace(/^cust/, '')),
    value: toText(w.card(demandOf(c.demand), c.points, c.bonus)),
    origin: `${ORIGINS[c.demandOrigin][lang]} / ${ORIGINS[c.pointsOrigin][lang]}`,
    confidence: CONFIDENCE[c.confidence][lang],
    note: null,
  })
  const person = personTexts(w, w.more.inn)
  const persons = people.map((one): FactRow => {
    const { cost, score } = personIn(box, one)
    const table = one.reconstructed === true && score !== undefined && 'table' in score ? score.table.slice(1) : []
    const price = toText(w.list(amountsOf(cost)))
    return {
      id: `person.${one.id}`,
      title: `${w.numbers.persons.cost} ${person.name(one.id)}`,
      value: table.length === 0 ? price : `${price} ${w.numbers.persons.points} ${table.join(', ')}`,
      origin: ORIGINS[one.costOrigin][lang],
      confidence: CONFIDENCE[one.costOrigin === 'reconstructed' ? 'low' : 'high'][lang],
      note: null,
    }
  })
  return [
    row('track', t('trackLength'), facts.trackLength, box.track),
    row('stallsFrom', t('stallsFrom'), facts.stallsFrom, box.stallsFrom.join(', ')),
    row('scriptorium', t('scriptoriumTraining'), facts.scriptoriumTraining, box.scriptoriumTraining),
    row('councilTime', t('councilTime'), facts.councilTime, box.councilTime.slice(1).join(', ')),
    row('churchGrain', t('churchGrain'), facts.churchGrain, box.churchGrain.slice(2).join(', ')),
    ...Object.entries({ '': facts.setupCards, ...expansionCards }).flatMap(([combination, cards]) =>
      Object.entries(cards).map(([n, f]) => setupCard(combination, n, f)),
    ),
    ...facts.castles.map((f, i) => {
      const { reward, redFlag } = box.castles[i] ?? f.value
      const value = `${toText(w.rewards[reward])}${redFlag ? `, ${t('redFlag')}` : ''}`
      return row(`castle.${i + 1}`, castle(i + 1), f, value)
    }),
    ...pairs.map(({ a, b }) => path(box.paths.find((one) => one.a === a && one.b === b) ?? { a, b })),
    ...Object.entries(facts.chronicle).map(([n, f]) => {
      const open = box.chronicle[Number(n)] ?? f.value
      const places = open.map((free, i) => `${w.sections[SECTIONS[i] ?? 'farm']} ${free}`).join(', ')
      return row(`chronicle.${n}`, `${t('chronicle')} ${n} ${t('players')}`, f, places)
    }),
    ...Object.entries(facts.graves).map(([n, f]) =>
      row(`graves.${n}`, `${t('graves')} ${n} ${t('players')}`, f, box.graves[Number(n)] ?? f.value),
    ),
    row('tray', t('tray'), facts.tray, facts.tray.value),
    row('fate', t('fate'), facts.fate, box.fate.map((n) => n + 1).join(', ')),
    row('clockwise', t('clockwise'), facts.clockwise, box.clockwise.map((id) => w.spaces[id]).join(', ')),
    ...box.tiles.map(tile),
    ...persons,
  ]
}
