/** Pieces of the Marriage board: the bonus of a rank, a bride, and couples tied by their rings. */

import { toText } from '@dorfplatz/kernel'
import type { ReactNode } from 'react'
import type { Influence } from '../../../rules/codes.ts'
import { Amounts, AnyOf, Figures, figuresAt, STONES } from '../../../ui/Pieces.tsx'
import { iconOf, labelsOf, phrasesOf } from '../../../ui/pictures.ts'
import type { Drawn, Props } from '../../../ui/props.ts'
import { type Bonus, bonusOf } from '../board.ts'
import { NEST_IDS, ROOM_IDS } from '../places.ts'
import { wordsOf } from './words.ts'

export function Points({ n, props }: { n: number; props: Props }) {
  const { Icon } = props.kit
  return (
    <span className="vpn">
      <Icon name="vp" label={`${n} ${labelsOf(props).fame}`} />
      <b>{n}</b>
    </span>
  )
}

function Bonuses({ of, props }: { of: Bonus; props: Props }) {
  const { Icon } = props.kit
  const { nouns } = phrasesOf(props)
  if ('points' in of) return <Points n={of.points} props={props} />
  if ('exchange' in of)
    return (
      <>
        <em>1 : {of.exchange}</em>
        <AnyOf things={STONES} n={1} label={nouns.stone[1]} props={props} />
      </>
    )
  if ('oneOf' in of)
    return (
      <>
        {of.oneOf.map((stone, i) => (
          <span key={stone}>
            {i > 0 && <em>/</em>}
            <Icon name={iconOf(stone)} label={nouns[stone][0]} />
          </span>
        ))}
      </>
    )
  return <Amounts of={{ ...of }} bare props={props} />
}

export function RankBonus({ rank, props }: { rank: number; props: Props }) {
  const side = props.view.table.more.marriage?.side ?? 'A'
  return (
    <span className="v-rankbonus">
      <Bonuses of={bonusOf(phrasesOf(props).box, side, rank)} props={props} />
    </span>
  )
}

/** The colour of the die that marks a rank, if any. */
export function RankPip({ rank, props }: { rank: number; props: Props }) {
  const { Icon } = props.kit
  const found = Object.entries(phrasesOf(props).box.dieRank).find(([, n]) => n === rank)
  if (found === undefined) return null
  const [colour] = found as [Influence, number]
  return (
    <span className="v-pip">
      <Icon name={iconOf(colour)} label={phrasesOf(props).nouns[colour][0]} />
    </span>
  )
}

/** The bride at a place by name, or null. */
export function brideAt(props: Props, place: string): string | null {
  const { bridesAt = [], bridesWho = [] } = props.view.table.more.marriage ?? {}
  const who = bridesWho[bridesAt.indexOf(place)]
  return who === undefined ? null : toText(wordsOf(props).bride(phrasesOf(props).people.brides[who] ?? ''))
}

function Bride({ name, props }: { name: string; props: Props }) {
  const { Icon } = props.kit
  return (
    <span className="v-figure v-bride" title={name} data-piece={`bride:${name}`}>
      <Icon name="bride" label={name} />
    </span>
  )
}

/** Whoever stands at a place, with the bride among them. */
export function Standing({ place, props }: { place: string; props: Drawn }) {
  const bride = brideAt(props, place)
  return (
    <>
      <Figures list={figuresAt(props, place)} props={props} highlights={props.highlights} />
      {bride !== null && <Bride name={bride} props={props} />}
    </>
  )
}

/** Rooms or nests with somebody in them. */
export function inhabited(props: Props, area: 'bakery' | 'shop' | 'bliss'): string[] {
  const places: readonly string[] = area === 'bliss' ? NEST_IDS : ROOM_IDS[area]
  return places.filter((place) => figuresAt(props, place).length > 0)
}

/** A couple tied by its rings; one alone stands by itself. */
export function Couple({ place, props, children }: { place: string; props: Drawn; children?: ReactNode }) {
  const { Icon } = props.kit
  const list = figuresAt(props, place)
  const [one, other] = list
  const bride = brideAt(props, place)
  const married = list.length === 2 || bride !== null
  const figure = (of: (typeof list)[number] | undefined) =>
    of === undefined ? null : <Figures list={[of]} props={props} highlights={props.highlights} />
  return (
    <span className={married ? 'v-couple' : 'v-couple v-single'}>
      {figure(one)}
      {married && <Icon name="rings" label={wordsOf(props).labels.married} className="v-knot" />}
      {bride === null ? figure(other) : <Bride name={bride} props={props} />}
      {children}
    </span>
  )
}
