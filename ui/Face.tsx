/**
 * A card's face as all games draw it: picture, price, icon line, the whole sentence, points. A tile stands in galleries
 * and drafts, the zoom is the card in the reader's hand; in the hand on the table a card has no room for its picture.
 */

import type { IconLine, Sentence, TierLine } from '@dorfplatz/kernel'
import type { ReactNode } from 'react'
import type { CardSize, Kit } from './index.ts'
import type { Frame } from './pictures/draw.ts'

/** One field of the strip between picture and words: a price, or what one must have. */
export interface Need {
  readonly label: string
  readonly shown: ReactNode
}

export interface FaceProps {
  readonly kit: Kit
  readonly size: CardSize
  /** The deck's class, from which it has its color. */
  readonly look: string
  readonly dim: boolean
  readonly label: string
  readonly sign: { readonly icon: string; readonly label?: string }
  readonly name: string
  readonly number: string
  /** Printed on the picture, for cards whose name is that of their deck. */
  readonly title?: string | null
  /** Shown in the hand, too, where that has a page of its own. */
  readonly pictured?: boolean
  readonly picture: { readonly game: string; readonly card: string; readonly frame: Frame }
  readonly needs: readonly Need[]
  readonly line: IconLine | null
  /** The rows of a slash group, drawn side by side. */
  readonly tiers: readonly TierLine[] | null
  /** In the hand: who or what it is stands beside few words. */
  readonly thumb?: boolean
  /** The row that the reader has reached, and its mark. */
  readonly mine?: { readonly row: number; readonly label: string } | undefined
  /** The word between alternatives of the icon line. */
  readonly or: string
  readonly points: { readonly n: number; readonly label: string } | null
  /** Kind, number and for how many seats, under the words. */
  readonly foot: string
  /** How much there is to read: letters, and three for each icon. */
  readonly weight: number
  readonly children: ReactNode
}

const ICON_WEIGHT = 3

/** How much there is to read in a sentence. */
export function weightOf(sentence: Sentence): number {
  return sentence.reduce(
    (sum, part) => sum + (typeof part === 'string' ? part.length : 'icon' in part ? ICON_WEIGHT : 8),
    0,
  )
}

/** Longer words than these are set smaller in a zoom, and get two columns in a gallery. */
const MUCH_TO_READ = { tile: 165, zoom: 190, hand: Number.POSITIVE_INFINITY }
/** So little to read leaves room for a picture in the hand. */
const FEW_WORDS = 110
/** Names with more letters are set smaller. */
const LONG_NAME = 12
const VERY_LONG_NAME = 17

/** Places where it may be parted are no letters. */
function nameClass(name: string): string {
  const { length } = name.replaceAll('\u00ad', '')
  return length > VERY_LONG_NAME ? ' very-long' : length > LONG_NAME ? ' long' : ''
}

function Points({ kit, points }: Pick<FaceProps, 'kit' | 'points'>) {
  if (points === null) return null
  return (
    <span className="points-badge vpn">
      <kit.Icon name="vp" label={points.label} />
      <b>{points.n}</b>
    </span>
  )
}

interface TierGridProps extends Pick<FaceProps, 'kit' | 'or' | 'mine'> {
  readonly tiers: readonly TierLine[]
}

function TierGrid({ kit, tiers, or, mine }: TierGridProps) {
  return (
    <div className="tiers">
      {tiers.map(({ need, gives }, i) => (
        // Rows stand in the card's own order and never move.
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name than its place
        <div key={i} className={i === mine?.row ? 'tier-mine' : undefined}>
          {i === mine?.row && <i className="tier-own">{mine.label}</i>}
          <div className="tier-need">
            <kit.Signs line={need} or={or} />
          </div>
          <div className="tier-gives">
            <kit.Signs line={gives} or={or} />
          </div>
        </div>
      ))}
    </div>
  )
}

export function Face(props: FaceProps) {
  const { kit, size, picture, needs, line } = props
  const { Icon, Picture, Signs } = kit
  const wordy = props.weight > MUCH_TO_READ[size] ? ' wordy' : ''
  return (
    <article className={`card ${props.look} ${size}${wordy}${props.dim ? ' dim' : ''}`} aria-label={props.label}>
      <header>
        <Icon name={props.sign.icon} label={props.sign.label} />
        <span className={`card-name${nameClass(props.name)}`}>{props.name}</span>
        <span className="card-number">{props.number}</span>
      </header>
      {(size !== 'hand' || props.pictured === true) && (
        <div className="card-picture">
          <Picture {...picture} view={wordy !== '' && size === 'tile' ? 'square' : 'wide'} />
          {props.title != null && <b className="card-title">{props.title}</b>}
        </div>
      )}
      {needs.length > 0 && (
        <div className="req">
          {needs.map(({ label, shown }) => (
            <div key={label}>
              <span className="kind">{label}</span>
              {shown}
            </div>
          ))}
        </div>
      )}
      {props.tiers !== null && <TierGrid kit={kit} tiers={props.tiers} or={props.or} mine={props.mine} />}
      {line !== null && line.length > 0 && (
        <div className="card-does">
          <Signs line={line} or={props.or} />
        </div>
      )}
      <div className="txt">
        {size === 'hand' && props.thumb === true && props.weight < FEW_WORDS && (
          <span className="card-thumb">
            <Picture {...picture} view="face" />
          </span>
        )}
        {props.children}
      </div>
      {size === 'hand' ? (
        <Points kit={kit} points={props.points} />
      ) : (
        <footer>
          {props.foot}
          <Points kit={kit} points={props.points} />
        </footer>
      )}
    </article>
  )
}
