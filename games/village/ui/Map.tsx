/** The map of castles: every road with its price as it is printed, who is where, and which castles a family has seen. */

import { CASTLE_POINTS } from '../cards/board.ts'
import { type Castle, facts, type Path } from '../cards/facts.ts'
import { isThing } from '../text/parts.ts'
import { AnyOf, Figures, figuresAt, numbered, STONES } from './Pieces.tsx'
import { Prints } from './Prints.tsx'
import { iconOf, labelsOf, phrasesOf } from './pictures.ts'
import type { Drawn, Props } from './props.ts'
import { Spot } from './Spot.tsx'
import { castleSpot, roadSpot } from './spots.ts'

/** Where the village and castles 1 to 6 stand, in percent of the map. */
const AT: readonly (readonly [x: number, y: number])[] = [
  [11, 84],
  [16, 44],
  [47, 84],
  [39, 17],
  [56, 50],
  [85, 84],
  [87, 25],
]
const at = (place: number) => AT[place] ?? [50, 50]
const placed = ([x, y]: readonly [number, number]) => ({ left: `${x}%`, top: `${y}%` })

function Toll({ path, props }: { path: Path; props: Drawn }) {
  const { Icon } = props.kit
  const w = labelsOf(props)
  const { a, b, ...price } = path
  const [ax, ay] = at(a)
  const [bx, by] = at(b)
  const style = placed([(ax + bx) / 2, (ay + by) / 2])
  const stones = Object.entries(price).flatMap(([colour, n]) => Array.from({ length: n ?? 0 }, () => colour))
  const { nouns } = phrasesOf(props)
  const pictures = numbered(stones).map(({ key, item }) => (
    <Icon key={key} name={iconOf(item)} label={isThing(item) ? nouns[item][0] : undefined} />
  ))
  const ours = facts.paths.find(({ value }) => value.a === a && value.b === b)
  const title = ours?.origin === 'reconstructed' ? `${w.road(a, b)} (${w.reconstructed})` : w.road(a, b)
  return (
    <span className="v-toll" style={style} title={title}>
      {pictures}
      <Spot at={roadSpot(a, b)} props={props} />
    </span>
  )
}

function Reward({ castle, props }: { castle: Castle; props: Props }) {
  const { Icon } = props.kit
  const { nouns, rewards } = phrasesOf(props)
  return (
    <span className="v-reward">
      {castle.reward === 'points' ? (
        <span className="vpn">
          <Icon name="vp" label={nouns.point[1]} />
          <b>{CASTLE_POINTS}</b>
        </span>
      ) : castle.reward === 'coin' ? (
        <Icon name="coin" label={nouns.coin[0]} />
      ) : (
        <AnyOf things={STONES} n={2} label={rewards.stones.join('')} props={props} />
      )}
    </span>
  )
}

export function TravelMap({ props }: { props: Drawn }) {
  const { Icon, SeatShape } = props.kit
  const w = labelsOf(props)
  const { families } = props.view.table
  const { box } = phrasesOf(props)
  return (
    <>
      <div className="v-map">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className="v-river" d="M0 60C12 56 20 66 34 66S58 72 72 66 92 58 100 60" />
          {box.paths.map(({ a, b }) => (
            <path key={`${a} ${b}`} className="v-road" d={`M${at(a).join(' ')}L${at(b).join(' ')}`} />
          ))}
        </svg>
        <span className="v-castle" style={placed(at(0))}>
          <Icon name="home" label={w.village} />
        </span>
        {box.castles.map((value, i) => {
          const castle = i + 1
          return (
            <span className="v-castle" key={castle} style={placed(at(castle))} title={w.castle(castle)}>
              <Figures list={figuresAt(props, `castle${castle}`)} props={props} highlights={props.highlights} />
              <Icon name="castle" label={w.castle(castle)} />
              <b className="v-no">{castle}</b>
              <Reward castle={value} props={props} />
              <span className="v-seen">
                {families.map((family, seat) =>
                  family.castles.includes(castle) ? (
                    <SeatShape key={props.names[seat]} seat={seat} className="i16" />
                  ) : null,
                )}
              </span>
              <Spot at={castleSpot(castle)} props={props} />
            </span>
          )
        })}
        {box.paths.map((path) => (
          <Toll key={`${path.a} ${path.b}`} path={path} props={props} />
        ))}
      </div>
      <p className="rule v-note">
        {w.everyRoad} <Prints space="travel" props={props} /> {w.andStones}
      </p>
    </>
  )
}
