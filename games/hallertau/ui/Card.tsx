/** A Hallertau card: deck, requirement and effect as woodcuts where they can be drawn, and always the sentence. */

import type { Cond, Expr, Goods } from '@dorfplatz/kernel'
import type { ReactNode } from 'react'
import { CARDS } from '../cards/index.ts'
import { DECKS, deckOf, thingIndex } from '../rules/facts.ts'
import type { CardPart } from '../rules/words.ts'
import type { Props } from './props.ts'
import { DECK_ICONS, DECK_LOOKS, THING_ICONS, wordsOf } from './words.ts'

type Icon = Props['kit']['Icon']
/** A drawing, or null where only words will do. */
type Drawing = ReactNode[] | null

const OTHER_ICONS: { readonly [name: string]: string } = {
  fields: 'field',
  plantedFields: 'fieldtile',
  handCards: 'cards',
  handPointCards: 'back-point',
}

function iconOf(name: string): string | null {
  const thing = thingIndex(name.replace('just:', ''))
  return thing >= 0 ? (THING_ICONS[thing] ?? null) : (OTHER_ICONS[name] ?? null)
}

function drawGoods(goods: Goods, Icon: Icon, counted: (name: string, n: number) => string): Drawing {
  const out: ReactNode[] = []
  for (const [name, n] of Object.entries(goods)) {
    const icon = iconOf(name)
    if (icon === null || typeof n !== 'number') return null
    out.push(
      <span className="quantity" key={name}>
        {n > 1 && <b>{n}</b>}
        <Icon name={icon} label={counted(name, n)} />
      </span>,
    )
  }
  return out
}

function join(parts: readonly Drawing[], word: string): Drawing {
  const out: ReactNode[] = []
  for (const [i, part] of parts.entries()) {
    if (part === null) return null
    if (i > 0 && word !== '') {
      out.push(
        <span className="alternative" key={`or${i}`}>
          {word}
        </span>,
      )
    }
    out.push(
      <span className="quantity" key={`p${i}`}>
        {part}
      </span>,
    )
  }
  return out
}

function goodsIn(cond: Cond): Goods | null {
  if ('cmp' in cond) {
    const { cmp, a, b }: { cmp: string; a: Expr; b: Expr } = cond
    return cmp === '>=' && typeof a === 'string' && typeof b === 'number' ? { [a]: b } : null
  }
  if (!('all' in cond)) return null
  const parts = cond.all.map(goodsIn)
  return parts.some((p) => p === null) ? null : Object.assign({}, ...parts)
}

export function Card(props: Pick<Props, 'lang' | 'kit' | 'card'> & { readonly id: string; readonly dim: boolean }) {
  const { Icon, Words } = props.kit
  const w = wordsOf(props.lang)
  const number = Number(props.id)
  const data = CARDS[number]?.data
  const entry = props.card(props.id)
  if (data === undefined || entry === undefined) return null
  const deck = deckOf(number)

  const effect = (e: CardPart): Drawing => {
    switch (e.do) {
      case 'nothing':
        return []
      case 'gain':
        return drawGoods(e.goods, Icon, w.counted)
      case 'seq':
        return join(e.of.map(effect), '')
      case 'choose':
        return join(e.of.map(effect), w.or)
      case 'may':
        return effect(e.effect)
      case 'pay': {
        const parts = [drawGoods(e.goods, Icon, w.counted), effect(e.then)]
        return parts.some((p) => p === null)
          ? null
          : [
              <span className="quantity" key="pay">
                {parts[0]}
              </span>,
              <Icon key="to" name="arrow" className="i16" />,
              <span className="quantity" key="then">
                {parts[1]}
              </span>,
            ]
      }
      case 'draw':
        return [
          <span className="quantity" key="draw">
            {e.n > 1 && <b>{e.n}</b>}
            <Icon name={DECK_ICONS[DECKS.indexOf(e.deck)] ?? 'cards'} label={w.decks[DECKS.indexOf(e.deck)]} />
          </span>,
        ]
      case 'field':
        return [
          <span className="quantity" key="field">
            {e.n > 1 && <b>{e.n}</b>}
            <span className="fld">
              <Icon name="field" label={w.row(e.row)} />
              <i>{e.row}</i>
            </span>
          </span>,
        ]
      case 'sow':
        return [
          <span className="quantity" key="sow">
            {e.max > 1 && <b>{e.max}</b>}
            <Icon name="sow" label={w.sow} />
          </span>,
        ]
      case 'harvest':
        return [
          <span className="quantity" key="harvest">
            {e.max > 1 && <b>{e.max}</b>}
            <Icon name="harvest" label={w.phases[6]} />
          </span>,
        ]
      case 'moveSheep':
        return [
          <span className="quantity" key="sheep">
            {e.max * e.steps > 1 && <b>{e.max * e.steps}</b>}
            <span className="age">
              <Icon name="sheep" label={w.things[11]} />
              <Icon name="arrow" />
            </span>
          </span>,
        ]
      case 'marker':
        return [<Icon key="first" name="first" label={w.first} />]
      default:
        return null
    }
  }

  const conditions = data.if === undefined ? [] : 'any' in data.if ? data.if.any : [data.if]
  const requirement: Drawing = Array.isArray(data.pay)
    ? join(
        data.pay.map((goods: Goods) => drawGoods(goods, Icon, w.counted)),
        w.or,
      )
    : conditions.length > 0
      ? join(
          conditions.map((c) => {
            const goods = goodsIn(c)
            return goods === null ? null : drawGoods(goods, Icon, w.counted)
          }),
          w.or,
        )
      : null
  const kind =
    data.pay !== undefined ? (props.lang === 'de' ? 'Gib ab' : 'Pay') : props.lang === 'de' ? 'Du hast' : 'You have'
  const income = data.income === undefined ? null : effect(data.income)
  const then = data.then === undefined ? null : effect(data.then)
  const shown: Drawing =
    income !== null
      ? [<Icon key="sun" name="sun" label={w.phases[2]} />, <Icon key="to" name="arrow" className="i16" />, ...income]
      : then
  return (
    <article
      className={`card hcard ${DECK_LOOKS[deck] ?? ''}${props.dim ? ' dim' : ''}`}
      aria-label={`${w.decks[deck]} ${props.id}`}
    >
      <header>
        <Icon name={DECK_ICONS[deck] ?? 'cards'} />
        <span>{w.decks[deck]}</span>
        <span className="card-number">{props.id.padStart(3, '0')}</span>
      </header>
      {requirement !== null && requirement.length > 0 && (
        <div className="req">
          <span className="kind">{kind}</span>
          {requirement}
        </div>
      )}
      {shown !== null && shown.length > 0 && (
        <div className="card-does">
          {income === null && <Icon name="arrow" className="i16" />}
          {shown}
        </div>
      )}
      <div className="txt">
        <Words sentence={entry.text[props.lang]} still />
      </div>
      {data.vp !== undefined && (
        <span className="points-badge vpn">
          <Icon name="vp" label={`${data.vp} ${w.points}`} />
          <b>{data.vp}</b>
        </span>
      )}
    </article>
  )
}
