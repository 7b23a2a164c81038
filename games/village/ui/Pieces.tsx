/** Small pieces that lie on several boards: figures of a family, customers, amounts. */

import { type Seat, toText } from '@dorfplatz/kernel'
import type { ReactNode } from 'react'
import type { FamilyView } from '../rules/view.ts'
import { isThing, tileOf } from '../text/parts.ts'
import { someoneText } from '../text/people.ts'
import type { Highlights } from './highlights.ts'
import { iconOf, labelsOf, phrasesOf } from './pictures.ts'
import type { Props } from './props.ts'
import { figureSpot } from './spots.ts'

export interface Figure {
  /** The family; beyond the seats it is Conny's. */
  readonly seat: Seat
  /** Which of its family, from 0 on: everybody has a name. */
  readonly who: number
  readonly generation: number
  readonly place: string
  /** Bread lies under it. */
  readonly bread?: true
}

/** What can be chosen from, where any will do. */
export const STONES = ['orange', 'green', 'brown', 'pink'] as const
export const ANY_GOODS = ['scroll', 'horse', 'plow', 'wagon'] as const

/** Conny sits nowhere: she is drawn as the last seat. */
export const CONNY_MARK = 4

/** Whose sign a family bears. */
export const markOf = (seat: Seat, { view }: Pick<Props, 'view'>): Seat => (seat < view.seats ? seat : CONNY_MARK)

/** Everybody who stands at a place, Conny's people last. */
export function figuresAt(props: Props, place: string): Figure[] {
  const { families, conny } = props.view.table
  return [...families, ...(conny === null ? [] : [conny])].flatMap(({ members }, seat) =>
    membersAt(members, seat, place),
  )
}

/** Those of one family who stand at a place. */
export function membersAt(members: FamilyView['members'], seat: Seat, place: string): Figure[] {
  return members.flatMap((member, who) => (member.place === place ? [{ ...member, seat, who }] : []))
}

/** Somebody's own name: “Hedwig (1)”. */
export function firstNameOf({ seat, who, generation }: Figure, props: Pick<Props, 'names' | 'text'>): string {
  const { people } = phrasesOf(props)
  const family = props.names[seat]
  return toText(someoneText({ people }, { ...(family === undefined ? { conny: true } : { seat }), who, generation }))
}

/** Who somebody is, in words: “Hedwig (1), Anna”. */
export function nameOf(figure: Figure, props: Pick<Props, 'names' | 'text'>): string {
  return `${firstNameOf(figure, props)}, ${props.names[figure.seat] ?? phrasesOf(props).conny}`
}

/** So many of a choice: the things stand close together, as one picture. */
export function AnyOf(given: { things: readonly string[]; n: number; label: string; props: Props }) {
  const { Icon } = given.props.kit
  return (
    <span className="v-any" role="img" aria-label={given.label} title={given.label}>
      {given.n > 1 && <b className="num">{given.n}</b>}
      <span>
        {given.things.map((thing) => (
          <Icon key={thing} name={iconOf(thing)} />
        ))}
      </span>
    </span>
  )
}

/** Equal things get different keys: the second, the third of its kind. */
export function numbered<T>(list: readonly T[]): { readonly key: string; readonly item: T }[] {
  const seen = new Map<string, number>()
  return list.map((item) => {
    const name = JSON.stringify(item)
    const n = (seen.get(name) ?? 0) + 1
    seen.set(name, n)
    return { key: `${name} ${n}`, item }
  })
}

/** By this a figure is known wherever it stands: who goes from one place to another is seen to go there. */
export const pieceOf = ({ seat, who }: Pick<Figure, 'seat' | 'who'>): string => `member:${seat}.${who}`

/** What is heard of a figure that may be chosen: of equal ones the first goes, and the others are named by themselves. */
function heardOf(figure: Figure, sentence: string, props: Props): string {
  const { seat, who, place, generation, bread } = figure
  const first = props.view.table.families[seat]?.members.findIndex(
    (one) => one.place === place && one.generation === generation && (one.bread ?? false) === (bread ?? false),
  )
  return first === who ? sentence : labelsOf(props).equal(firstNameOf(figure, props), sentence)
}

/** One figure; an own one that can be chosen is a button, as is one that says why it cannot. */
function Person({ figure, props, highlights }: { figure: Figure; props: Props; highlights: Highlights | undefined }) {
  const { SeatIcon, Icon } = props.kit
  const w = labelsOf(props)
  const { seat, generation, place, bread } = figure
  const fed = bread === true ? `, ${phrasesOf(props).nouns.bread[0]}` : ''
  const label = `${nameOf(figure, props)}${fed}`
  const here = seat === props.me ? highlights?.at(figureSpot(place, generation, bread)) : undefined
  const option = here?.ways[0]
  const why = here?.why ?? null
  const picture = (
    <>
      <SeatIcon seat={markOf(seat, props)} name="person" label={here === undefined ? label : undefined} />
      {bread === true && <Icon name="bread" className="v-loaf" />}
      <i aria-hidden={here === undefined ? undefined : true}>{generation}</i>
      {here?.stamped === true && (
        <span className="stamp">
          <Icon name="check" />
        </span>
      )}
    </>
  )
  if (option === undefined && why === null)
    return (
      <span
        className={`v-figure${bread === true ? ' v-fed' : ''}`}
        data-piece={pieceOf(figure)}
        data-explain="icon:person"
        title={label}
      >
        {here !== undefined && <span className="sr-only">{label}</span>}
        {picture}
      </span>
    )
  return (
    <button
      type="button"
      className={`v-figure ${option === undefined ? 'maynot' : 'may'}${bread === true ? ' v-fed' : ''}`}
      data-option={option?.key}
      data-piece={pieceOf(figure)}
      data-explain="icon:person"
      aria-pressed={here?.stamped === true ? true : undefined}
      onClick={() => {
        if (option !== undefined) props.choose(option.answer)
        else if (why !== null) props.why(why)
      }}
    >
      <span className="sr-only">
        {option === undefined ? `${label}: ${w.why}` : heardOf(figure, toText(option.sentence), props)}
      </span>
      {picture}
    </button>
  )
}

export function Figures({
  list,
  props,
  highlights,
}: {
  list: readonly Figure[]
  props: Props
  highlights?: Highlights
}) {
  const [first] = list
  if (first === undefined) return null
  return (
    <span className="v-figures" data-pile={`place:${first.place}`}>
      {numbered(list).map(({ key, item }) => (
        <Person key={key} figure={item} props={props} highlights={highlights} />
      ))}
    </span>
  )
}

/** Amounts of things side by side; what is not there is left out. */
export function Amounts(props: {
  of: { readonly [thing: string]: number }
  at?: string
  /** A picture alone says one. */
  bare?: boolean
  props: Props
}) {
  const { Icon } = props.props.kit
  const { nouns } = phrasesOf(props.props)
  return (
    <span className="v-amounts" data-pile={props.at}>
      {Object.entries(props.of)
        .filter(([, n]) => n > 0)
        .map(([thing, n]) => (
          <span className="quantity" key={thing} data-at={props.at} data-of={thing} data-n={n}>
            {(n > 1 || props.bare !== true) && <b className="num">{n}</b>}
            <Icon name={iconOf(thing)} label={isThing(thing) ? nouns[thing][n === 1 ? 0 : 1] : undefined} />
          </span>
        ))}
    </span>
  )
}

/** Who is meant: head and shoulders of the card's person. */
export function Face({ card, props }: { card: string; props: Pick<Props, 'kit'> }) {
  const { Picture } = props.kit
  return <Picture game="village" card={card} frame="rect" view="face" />
}

export function Customer({ tile, props, children }: { tile: string | null; props: Props; children?: ReactNode }) {
  const { Icon } = props.kit
  const w = labelsOf(props)
  if (tile === null) return <span className="v-tile none" />
  const { demand, points } = tileOf(phrasesOf(props).box, tile)
  return (
    <span className="v-tile" data-explain={`card:${tile}`}>
      <Amounts of={Object.fromEntries(demand.map(({ thing, n }) => [thing, n]))} bare props={props} />
      <span className="v-face">
        <Face card={tile} props={props} />
        <span className="vpn">
          <Icon name="vp" label={`${points} ${w.fame}`} />
          <b>{points}</b>
        </span>
      </span>
      {children}
    </span>
  )
}
