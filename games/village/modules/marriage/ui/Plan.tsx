/** Marriage on the plan: ranks and houses on the place of marriage, three deals on the smuggler's. */

import { Amounts, AnyOf, STONES } from '../../../ui/Pieces.tsx'
import { phrasesOf } from '../../../ui/pictures.ts'
import type { Drawn } from '../../../ui/props.ts'
import { Spot } from '../../../ui/Spot.tsx'
import { HOUSES, MARRY_TIME, RANKS, SMUGGLER } from '../board.ts'
import { Couple, inhabited, Points, RankBonus, RankPip, Standing } from './Pieces.tsx'
import { dealSpot, houseSpot, rankSpot } from './spots.ts'
import { wordsOf } from './words.ts'

/** What it costs to send somebody there, in the sign of the place. */
export function Price({ props }: { props: Drawn }) {
  return (
    <span className="v-deal">
      <Amounts of={{ time: MARRY_TIME }} props={props} />
      <AnyOf things={STONES} n={1} label={phrasesOf(props).nouns.stone[0]} props={props} />
    </span>
  )
}

export function Ceremony({ props }: { props: Drawn }) {
  const { Icon } = props.kit
  const w = wordsOf(props)
  return (
    <>
      <ol className="v-ranks">
        {Array.from({ length: RANKS }, (_, i) => i + 1).map((rank) => (
          <li key={rank} aria-label={w.rank(rank)}>
            <b className="v-rankno">{rank}</b>
            <RankPip rank={rank} props={props} />
            <span className="v-stand">
              <Standing place={`rank${rank}`} props={props} />
            </span>
            <RankBonus rank={rank} props={props} />
            <Spot at={rankSpot(rank)} props={props} />
          </li>
        ))}
      </ol>
      <ul className="v-homes">
        {([...HOUSES, 'bliss'] as const).map((area) => (
          <li key={area}>
            <Icon name={area} />
            <b>{w.areas[area]}</b>
            {inhabited(props, area).map((place) => (
              <Couple key={place} place={place} props={props} />
            ))}
            {area !== 'bliss' && <Spot at={houseSpot(area)} props={props} />}
          </li>
        ))}
      </ul>
    </>
  )
}

export function Smuggler({ props }: { props: Drawn }) {
  const { Icon } = props.kit
  const w = wordsOf(props)
  const { nouns } = phrasesOf(props)
  const arrow = <Icon name="arrow" className="i16" />
  const ware = (thing: 'bread' | 'tool') => (
    <span className="v-ware">
      <Icon name={thing === 'tool' ? 'tools' : thing} label={nouns[thing][0]} />
      <Spot at={dealSpot(thing)} props={props} />
    </span>
  )
  return (
    <ol className="v-deals">
      <li>
        <Amounts of={{ green: SMUGGLER.green, time: SMUGGLER.time }} bare props={props} />
        {arrow}
        <small className="it-s">{w.labels.each}</small>
        {ware('bread')}
        <small>/</small>
        {ware('tool')}
        <Points n={SMUGGLER.points} props={props} />
      </li>
      <li>
        <AnyOf things={STONES} n={1} label={nouns.stone[0]} props={props} />
        {arrow}
        <small className="it-s">{w.labels.fromQueue}</small>
      </li>
      <li>
        <Amounts of={{ time: SMUGGLER.takeTime }} props={props} />
        {arrow}
        <AnyOf things={STONES} n={SMUGGLER.take} label={nouns.stone[1]} props={props} />
        <small className="it-s">{w.labels.twoColours}</small>
        <Spot at={dealSpot('stones')} props={props} />
      </li>
    </ol>
  )
}
