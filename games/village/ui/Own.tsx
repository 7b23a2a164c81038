/** One family in the table's frame: its life-time ring, what it has in boxes, and its cards. */

import { BARN } from '../cards/board.ts'
import type { FamilyView } from '../rules/view.ts'
import { highlightsOf } from './highlights.ts'
import { UIS } from './modules.ts'
import { Customer, Figures, firstNameOf, membersAt, numbered } from './Pieces.tsx'
import { iconOf, labelsOf, phrasesOf } from './pictures.ts'
import type { SeatProps } from './props.ts'

/** A place on the ring, by its share of the way round; the quill is at the top. */
function around(share: number): React.CSSProperties {
  const angle = 2 * Math.PI * share
  return { left: `${50 + 40 * Math.sin(angle)}%`, top: `${50 - 40 * Math.cos(angle)}%` }
}

/** The life-time track: where the marker stands, and how far it is to the quill. */
function Ring({ time, props }: { time: number; props: SeatProps }) {
  const { Icon, SeatShape } = props.kit
  const w = labelsOf(props)
  const { track } = phrasesOf(props).box
  return (
    <section className="frame v-ring" data-explain="icon:time">
      <h2 className="sr-only">{w.time}</h2>
      <div className="v-clock">
        <ol aria-label={`${w.time} ${time + 1}/${track}`}>
          {Array.from({ length: track }, (_, i) => i).map((i) => (
            <li key={i} className={i === time ? 'now' : i < time ? 'past' : ''} style={around((i + 0.5) / track)}>
              {i === time ? <SeatShape seat={props.seat} /> : i + 1}
            </li>
          ))}
        </ol>
        <span className="v-quill" style={around(0)}>
          <Icon name="quill" />
        </span>
        <span className="v-hours">
          <Icon name="time" />
          <b className="num" aria-hidden="true">
            {track - time}
          </b>
          <span className="sr-only">{w.left(track - time)}</span>
        </span>
      </div>
    </section>
  )
}

/** Everybody who was born, by name, and where they are: a finger does not hover over figures. */
function Kin({ members, props }: { members: FamilyView['members']; props: SeatProps }) {
  const { SeatIcon } = props.kit
  const { places, spaces } = phrasesOf(props)
  const born = members.flatMap((member, who) =>
    member.place === 'unborn' || member.place === 'removed' ? [] : [{ ...member, who, seat: props.seat }],
  )
  return (
    <section className="sheet v-kin">
      <h3 className="heading-4">{spaces.family}</h3>
      <ul>
        {born.map((member) => (
          <li key={member.who}>
            <SeatIcon seat={props.seat} name="person" />
            <b>{firstNameOf(member, props)}</b>
            <span className="rule">{places[member.place]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The ring, and on phones all that has no place in the line of goods. */
export function Own(props: SeatProps) {
  const { Icon } = props.kit
  const w = labelsOf(props)
  const family = props.view.table.families[props.seat]
  if (family === undefined) return null
  const { tiles } = family
  return (
    <div className="v-own">
      <Ring time={family.time} props={props} />
      <div className="v-boxes v-more">
        <Kin members={family.members} props={props} />
        {props.view.table.more.port === undefined && (
          <section className="sheet">
            <h3 className="heading-4">{`${w.castles}: ${family.castles.length}`}</h3>
            <div className="v-in">
              {family.castles.map((castle) => (
                <span className="quantity" key={castle}>
                  <Icon name="castle" label={w.castle(castle)} />
                  <b className="num">{castle}</b>
                </span>
              ))}
            </div>
          </section>
        )}
        <section className="sheet">
          <h3 className="heading-4">{`${w.customers}: ${family.served}`}</h3>
          <div className="v-in">
            {tiles === null
              ? Array.from({ length: family.served }, (_, i) => i).map((i) => <i className="v-hidden" key={i} />)
              : numbered(tiles).map(({ key, item }) => <Customer key={key} tile={item} props={props} />)}
            {tiles !== null && family.served > 0 && props.seat === props.me && (
              <span className="rule">{w.onlyYou}</span>
            )}
          </div>
        </section>
        {UIS.map(({ Boxes }, i) => Boxes !== undefined && <Boxes key={String(i)} {...props} />)}
      </div>
    </div>
  )
}

/** What a family has, each kind of thing with its number also where it is none; and who is at home. */
export function Goods(props: SeatProps) {
  const { Icon } = props.kit
  const w = labelsOf(props)
  const { nouns } = phrasesOf(props)
  const family = props.view.table.families[props.seat]
  if (family === undefined) return null
  const at = `seat:${props.seat}`
  const total = Object.values(family.score).reduce((sum, n) => sum + n, 0)
  const tilePoints = family.score.customers ?? 0
  const all = (of: { readonly [thing: string]: number }) => (
    <span className="v-amounts v-all" data-pile={at}>
      {Object.entries(of).map(([thing, n]) => (
        <span className={`quantity${n === 0 ? ' none' : ''}`} key={thing} data-at={at} data-of={thing} data-n={n}>
          <b className="num">{n}</b>
          <Icon name={iconOf(thing)} label={nouns[thing as keyof typeof nouns]?.[n === 1 ? 0 : 1]} />
        </span>
      ))}
    </span>
  )
  return (
    <div className="v-have">
      <section className="sheet v-athome" data-explain="icon:home">
        <h3>{w.home}</h3>
        <Figures list={membersAt(family.members, props.seat, 'farm')} props={props} highlights={highlightsOf(props)} />
      </section>
      <section className="sheet v-unborn" data-explain="icon:unborn">
        <h3>{w.supply}</h3>
        <Figures list={membersAt(family.members, props.seat, 'unborn')} props={props} />
      </section>
      <section className="sheet v-sofar" data-explain="icon:vp">
        <h3>{w.soFar}</h3>
        <span className="quantity" data-at={at} data-of="point" data-n={family.fame}>
          <b className="num">{total}</b>
          <Icon name="vp" label={w.fame} />
        </span>
        {family.served > 0 && family.tiles !== null && (
          <small className="it-s">{w.fromCustomers(family.served, tilePoints)}</small>
        )}
      </section>
      <section className="sheet v-stonebox">
        <h3>{w.stones}</h3>
        {all(family.stones)}
      </section>
      <section className="sheet v-goodbox">
        <h3>{w.goods}</h3>
        {all(family.goods)}
      </section>
      <section className="sheet v-grainbox">
        <h3>{w.grain}</h3>
        {all({ grain: family.grain })}
        {family.grain >= BARN && <small className="it-s">{w.full}</small>}
      </section>
      <section className="sheet v-coinbox">
        <h3>{w.coins}</h3>
        {all({ coin: family.coins })}
      </section>
      <span className="v-lifetime quantity" aria-hidden="true">
        <b className="num">{phrasesOf(props).box.track - family.time}</b>
        <Icon name="time" />
      </span>
    </div>
  )
}

/** Hand of persons and goals: what modules lay beside the goods. */
export function Cards(props: SeatProps) {
  return UIS.map(({ Strip }, i) => Strip !== undefined && <Strip key={String(i)} {...props} />)
}
