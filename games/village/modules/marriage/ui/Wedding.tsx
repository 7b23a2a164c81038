/** The leaf of the wedding: how far it has come, the ceremony area from top to bottom, and the three houses. */

import { Amounts, figuresAt, nameOf } from '../../../ui/Pieces.tsx'
import { phrasesOf } from '../../../ui/pictures.ts'
import type { Drawn } from '../../../ui/props.ts'
import { Spot } from '../../../ui/Spot.tsx'
import { FAVOURS, HOUSES, type House, RANKS } from '../board.ts'
import { brideAt, Couple, inhabited, RankBonus, RankPip, Standing } from './Pieces.tsx'
import { buySpot, favourSpot, houseSpot, rankSpot } from './spots.ts'
import { wordsOf } from './words.ts'

const STEPS = ['mass', 'die', 'couples', 'favours'] as const
const ICONS = { mass: 'church', die: 'die', couples: 'rings', favours: 'bliss' } as const

/** The course of a wedding; what is done is ticked, what comes is faint. */
function Course({ props }: { props: Drawn }) {
  const { Icon } = props.kit
  const w = wordsOf(props)
  const wedding = props.view.table.more.marriage?.wedding ?? null
  if (wedding === null) return null
  const now = wedding.step === 'house' ? 'couples' : 'favours'
  return (
    <ol className="v-course">
      {STEPS.map((step) => {
        const state = step === now ? 'now' : STEPS.indexOf(step) < STEPS.indexOf(now) ? 'done' : 'todo'
        return (
          <li key={step} className={state} aria-current={state === 'now' ? 'step' : undefined}>
            <Icon name={ICONS[step]} />
            <b>{w.labels.step[step]}</b>
            {state === 'done' && <Icon name="check" className="i16" />}
          </li>
        )
      })}
    </ol>
  )
}

/** Ranks that marry each other now, the higher one first. */
function bonds(props: Drawn): readonly (readonly [number, number])[] {
  return props.view.table.more.marriage?.wedding?.couples ?? []
}

/** From the middle of one row to the middle of the other. */
const bracketOf = (a: number, b: number): React.CSSProperties => ({
  top: `${((Math.min(a, b) - 0.5) / RANKS) * 100}%`,
  bottom: `${((RANKS - Math.max(a, b) + 0.5) / RANKS) * 100}%`,
})

function Altar({ props }: { props: Drawn }) {
  const { Icon } = props.kit
  const w = wordsOf(props)
  const couples = bonds(props)
  return (
    <section className="sheet v-altar">
      <h3 className="heading-4">
        <Icon name="rings" />
        {w.areas.ceremony} <small className="it-s">{w.labels.highestMarry}</small>
      </h3>
      <div className="v-rowsbox">
        <ol className="v-rows">
          {Array.from({ length: RANKS }, (_, i) => i + 1).map((rank) => {
            const place = `rank${rank}`
            const figures = figuresAt(props, place)
            const bride = brideAt(props, place)
            const free = figures.length === 0 && bride === null
            const higher = couples.some(([first]) => first === rank)
            return (
              <li key={rank} className={free ? 'v-free' : undefined}>
                <b className="v-rankno">{rank}</b>
                <RankPip rank={rank} props={props} />
                <span className="v-who">
                  <Standing place={place} props={props} />
                  <b>{bride ?? figures.map((figure) => nameOf(figure, props)).join(', ')}</b>
                  <small className="it-s">
                    {free ? w.labels.free : bride !== null ? w.labels.brideByDie : higher ? w.labels.chooses : ''}
                  </small>
                </span>
                <RankBonus rank={rank} props={props} />
                <Spot at={rankSpot(rank)} props={props} />
              </li>
            )
          })}
        </ol>
        {couples.map(([a, b]) => (
          <span className="v-bracket" key={`${a} ${b}`} style={bracketOf(a, b)}>
            <Icon name="rings" label={w.labels.married} />
          </span>
        ))}
      </div>
    </section>
  )
}

function HouseSheet({ house, props }: { house: House; props: Drawn }) {
  const { Icon } = props.kit
  const w = wordsOf(props)
  const living = inhabited(props, house)
  return (
    <section className="sheet v-house">
      <h3 className="heading-4">
        <Icon name={house} />
        {w.areas[house]}
      </h3>
      <p className="v-favours">
        {FAVOURS[house].map((favour, n) => (
          <span key={Object.keys(favour).join()} className="v-favour">
            {n > 0 && <em className="it-s">{w.labels.or}</em>}
            <span className="v-deal">
              <Amounts of={{ ...favour }} props={props} />
              <Spot at={favourSpot(house, n)} props={props} />
            </span>
          </span>
        ))}
      </p>
      <p className="v-live">
        {living.length === 0 && <small className="it-s">{w.labels.nobody}</small>}
        {living.map((place) => (
          <Couple key={place} place={place} props={props} />
        ))}
      </p>
      <Spot at={houseSpot(house)} props={props} />
    </section>
  )
}

/** Bread or a tool for whoever came home unmarried. */
function Offer({ props }: { props: Drawn }) {
  const { Icon } = props.kit
  const { nouns } = phrasesOf(props)
  if (props.view.table.more.marriage?.wedding?.step !== 'home') return null
  return (
    <p className="v-offer">
      {(['bread', 'tool'] as const).map((ware) => (
        <span className="v-deal" key={ware}>
          <Icon name={ware === 'tool' ? 'tools' : ware} label={nouns[ware][0]} />
          <b>{nouns[ware][0]}</b>
          <Spot at={buySpot(ware)} props={props} />
        </span>
      ))}
    </p>
  )
}

export function WeddingLeaf({ props }: { props: Drawn }) {
  const { Icon } = props.kit
  const w = wordsOf(props)
  return (
    <div className="v-wedding">
      <Course props={props} />
      <Offer props={props} />
      <div className="v-wed">
        <Altar props={props} />
        <div className="v-houses">
          {HOUSES.map((house) => (
            <HouseSheet key={house} house={house} props={props} />
          ))}
          <section className="sheet v-house">
            <h3 className="heading-4">
              <Icon name="bliss" />
              {w.areas.bliss} <small className="it-s">{w.labels.oneChild}</small>
            </h3>
            <p className="v-live">
              {inhabited(props, 'bliss').map((place) => (
                <Couple key={place} place={place} props={props} />
              ))}
            </p>
          </section>
        </div>
      </div>
    </div>
  )
}
