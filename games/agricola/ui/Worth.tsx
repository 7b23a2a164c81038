/** What a farm is worth so far, and where the next point of each row begins: it lies where the family game has no hand. */

import { TABLES } from '../rules/calendar/points.ts'
import { CATEGORIES, type Category } from '../rules/calendar/sheet.ts'
import type { SeatProps } from './props.ts'
import { saidIn } from './said.ts'

const ICONS: { readonly [C in Category]: string } = {
  fields: 'field',
  pastures: 'fence',
  grain: 'grain',
  vegetables: 'vegetable',
  sheep: 'sheep',
  boar: 'boar',
  cattle: 'cattle',
  unused: 'pasture',
  fencedStables: 'stable',
  clayRooms: 'clay',
  stoneRooms: 'stone',
  persons: 'person',
  cards: 'bakehouse',
  bonus: 'vp',
}

/** The first row of the score sheet that gives more than so many points. */
function nextRow(category: Category, points: number): readonly [from: number, gives: number] | undefined {
  return category in TABLES ? TABLES[category as keyof typeof TABLES].find(([, gives]) => gives > points) : undefined
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n))

export function Worth(props: SeatProps) {
  const { Icon } = props.kit
  const s = saidIn(props.lang)
  const { family, scores } = props.view.table
  const score = scores.find(({ seat }) => seat === props.seat)
  if (!family || score === undefined) return null
  const title = props.seat === props.me ? s.worth : s.farmOf(props.names[props.seat] ?? '')
  const rows = CATEGORIES.filter((category) => category !== 'bonus' || score.parts.bonus !== 0)
  return (
    <section className="rack-part a-worth" aria-label={title}>
      <h2 className="rack-head">
        {title} <small>{s.points(score.total).replace('-', '−')}</small>
      </h2>
      <ul>
        {rows.map((category) => {
          const points = score.parts[category] ?? 0
          const next = nextRow(category, points)
          return (
            <li key={category} data-explain={`score:${category}`} className={points < 0 ? 'minus' : undefined}>
              <Icon name={ICONS[category]} />
              <span className="a-worth-name">{props.text.score(category)}</span>
              {next !== undefined && <small>{s.nextRow(...next)}</small>}
              <b className="num">{signed(points)}</b>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
