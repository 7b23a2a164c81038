/** Agricola's farmyard and forms, drawn; the shared board is the generic one. */

import type { Score, View } from '@dorfplatz/kernel'
import type { AgricolaView } from '../rules/view.ts'
import './agricola.css'
import { Farm } from './Farm.tsx'
import { Fences, Meal } from './Forms.tsx'
import type { SeatProps } from './props.ts'
import { GOOD_ICONS, wordsOf } from './words.ts'

function Goods(props: SeatProps) {
  const { Icon } = props.kit
  const w = wordsOf(props.lang)
  const farm = props.view.table.farms[props.seat]
  if (farm === undefined) return null
  const more = [
    { icon: 'person', name: w.people, n: farm.people },
    ...(farm.begging > 0 ? [{ icon: 'sack', name: w.begging, n: farm.begging }] : []),
  ]
  return (
    <ul className="sheet goodsline">
      {GOOD_ICONS.map((icon, good) => (
        <li key={icon} className={farm.goods[good] === 0 ? 'zero' : ''}>
          <Icon name={icon} />
          <b className="num" key={farm.goods[good]}>
            {farm.goods[good]}
          </b>
          <small>{w.goods[good]}</small>
        </li>
      ))}
      {more.map((m) => (
        <li key={m.icon}>
          <Icon name={m.icon} />
          <b className="num">{m.n}</b>
          <small>{m.name}</small>
        </li>
      ))}
    </ul>
  )
}

function Mine(props: SeatProps) {
  const w = wordsOf(props.lang)
  const farm = props.view.table.farms[props.seat]
  if (farm === undefined) return null
  const played = [...farm.occupations, ...farm.improvements]
  return (
    <div className="a-mine">
      <section className="frame a-farm">
        <h2 className="h4">
          {w.farm} <span className="it-s">{w.houses[farm.house]}</span>
        </h2>
        <Farm farm={farm} lang={props.lang} kit={props.kit} />
      </section>
      {props.seat !== props.me && <Goods {...props} />}
      {played.length > 0 && (
        <section className="a-played">
          <h2 className="h4">{w.played}</h2>
          <ul>
            {played.map((id) => {
              const card = props.card(String(id))
              return card === undefined ? null : (
                <li key={id} className="sheet">
                  <b className="name">{card.name[props.lang]}</b>
                  <p className="rule">
                    <props.kit.Words sentence={card.text[props.lang]} still />
                  </p>
                </li>
              )
            })}
          </ul>
        </section>
      )}
    </div>
  )
}

export const ui = {
  Mine,
  Goods,
  forms: { fence: Fences, feed: Meal },
  scores: (view: View<AgricolaView>): readonly Score[] => view.table.scores,
}
