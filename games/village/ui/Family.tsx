/** One family: its life-time track, who is at home, what lies in the barn; and the same at a glance. */

import { BARN, TRACK } from '../cards/board.ts'
import { highlightsOf } from './highlights.ts'
import { UIS } from './modules.ts'
import { Amounts, Customer, Figures, membersAt, numbered } from './Pieces.tsx'
import { labelsOf } from './pictures.ts'
import type { SeatProps } from './props.ts'

/** A place on the dial, by its share of the way round; the quill is at the top. */
function around(share: number): React.CSSProperties {
  const angle = 2 * Math.PI * share
  return { left: `${50 + 41 * Math.sin(angle)}%`, top: `${50 - 41 * Math.cos(angle)}%` }
}

export function Mine(props: SeatProps) {
  const { Icon, SeatShape } = props.kit
  const w = labelsOf(props)
  const family = props.view.table.families[props.seat]
  if (family === undefined) return null
  const at = `seat:${props.seat}`
  const here = (place: string) => membersAt(family.members, props.seat, place)
  const highlights = highlightsOf(props)
  const sacks = (
    <span className="v-sacks" data-pile={at}>
      {family.grain > 0 && <Amounts of={{ grain: family.grain }} at={at} props={props} />}
      {Array.from({ length: Math.max(0, BARN - family.grain) }, (_, i) => family.grain + i).map((i) => (
        <i className="v-nosack" key={i} />
      ))}
    </span>
  )
  const boxes = [
    { head: w.home, body: <Figures list={here('farm')} props={props} highlights={highlights} /> },
    { head: w.stones, body: <Amounts of={family.stones} at={at} props={props} /> },
    { head: w.goods, body: <Amounts of={family.goods} at={at} props={props} /> },
    { head: w.barn(BARN), body: sacks },
    { head: w.coins, body: <Amounts of={{ coin: family.coins }} at={at} props={props} /> },
    {
      head: `${w.castles}: ${family.castles.length}`,
      body: family.castles.map((castle) => (
        <span className="quantity" key={castle}>
          <Icon name="castle" label={w.castle(castle)} />
          <b className="num">{castle}</b>
        </span>
      )),
    },
    {
      head: `${w.customers}: ${family.served}`,
      body:
        family.tiles === null ? (
          Array.from({ length: family.served }, (_, i) => i).map((i) => <i className="v-hidden" key={i} />)
        ) : (
          <>
            {numbered(family.tiles).map(({ key, item }) => (
              <Customer key={key} tile={item} props={props} />
            ))}
            {family.served > 0 && props.seat === props.me && <span className="rule">{w.onlyYou}</span>}
          </>
        ),
    },
    { head: w.supply, body: <Figures list={here('unborn')} props={props} /> },
  ]
  return (
    <div className="v-mine">
      <section className="frame v-time">
        <h2 className="heading-4">{w.time}</h2>
        <div className="v-clock">
          <ol aria-label={`${w.time} ${family.time + 1}/${TRACK}`}>
            {Array.from({ length: TRACK }, (_, i) => i).map((i) => (
              <li
                key={i}
                className={i === family.time ? 'now' : i < family.time ? 'past' : ''}
                style={around((i + 0.5) / TRACK)}
              >
                {i === family.time ? <SeatShape seat={props.seat} className="i28" /> : i + 1}
              </li>
            ))}
          </ol>
          <span className="v-quill" style={around(0)}>
            <Icon name="quill" />
          </span>
          <span className="v-hours">
            <Icon name="time" />
            <span className="it-s">{w.left(TRACK - family.time)}</span>
          </span>
        </div>
      </section>
      <section className="frame v-boxes">
        {boxes.map(({ head, body }) => (
          <section className="sheet" key={head}>
            <h3 className="heading-4">{head}</h3>
            <div className="v-in">{body}</div>
          </section>
        ))}
        {UIS.map(({ Boxes }, i) => Boxes !== undefined && <Boxes key={String(i)} {...props} />)}
      </section>
    </div>
  )
}

export function Goods(props: SeatProps) {
  const { Icon } = props.kit
  const w = labelsOf(props)
  const family = props.view.table.families[props.seat]
  if (family === undefined) return null
  const at = `seat:${props.seat}`
  const strips = UIS.flatMap(({ Strip }) => Strip ?? [])
  const goods = (
    <div className="sheet v-goods">
      <Amounts of={family.stones} at={at} props={props} />
      <Amounts of={{ ...family.goods, grain: family.grain, coin: family.coins }} at={at} props={props} />
      <span className="quantity" title={w.left(TRACK - family.time)}>
        <b className="num">
          {family.time + 1}/{TRACK}
        </b>
        <Icon name="time" label={w.time} />
      </span>
      <span className="quantity">
        <b className="num">{family.fame}</b>
        <Icon name="vp" label={w.fame} />
      </span>
      <Figures list={membersAt(family.members, props.seat, 'farm')} props={props} highlights={highlightsOf(props)} />
    </div>
  )
  return (
    <>
      {goods}
      {strips.map((Strip, i) => (
        <Strip key={String(i)} {...props} />
      ))}
    </>
  )
}

export function Glance(props: SeatProps) {
  const { Icon } = props.kit
  const w = labelsOf(props)
  const { table } = props.view
  const family = table.families[props.seat]
  if (family === undefined) return null
  const home = family.members.filter((m) => m.place === 'farm').length
  return (
    <>
      <span className="facts main">
        {table.start === props.seat && <Icon name="first" label={w.first} />}
        <span className="quantity">
          <Icon name="time" label={w.time} />
          <b>{family.time + 1}</b>
        </span>
        <span className="quantity">
          <Icon name="home" label={w.home} />
          <b>{home}</b>
        </span>
        <span className="quantity">
          <Icon name="market" label={w.customers} />
          <b>{family.served}</b>
        </span>
        <span className="quantity">
          <Icon name="vp" label={w.fame} />
          <b>{family.fame}</b>
        </span>
      </span>
      <span className="facts goods">
        <Amounts
          of={{ ...family.stones, ...family.goods, grain: family.grain, coin: family.coins }}
          at={`seat:${props.seat}`}
          props={props}
        />
      </span>
    </>
  )
}
