/** A card as a strip of the rack: its kind's color, its name, what it costs and asks for, what it brings. */

import { findCard, LAST_MAJOR } from '../cards/registry.ts'
import type { Card } from '../cards/types.ts'
import { kindOf } from './Card.tsx'
import { CardPrice } from './CardPrice.tsx'
import { gistOf } from './gist.ts'
import { housed } from './herd.ts'
import { lyingOn } from './laid.ts'
import { needsOf } from './needs.ts'
import { soften } from './parted.ts'
import type { CardProps, SeatProps } from './props.ts'

/** Longer names are set closer; every good of a price takes room from the name. */
const LONG = 11
/** These are set closer still where a strip has a line for its name, and the last ones have it alone. */
const LONGEST = 13
const WIDEST = 17
/** Shorter ones stand beside a picture as they are. */
const SHORT = 10
const WITH_PRICE = 12
const PRICE = 3

function nameLook(length: number, long: boolean): string {
  const looks = [long && 'long', length < SHORT && 'short', length > LONGEST && 'longest', length > WIDEST && 'widest']
  return ['strip-name', ...looks.filter((look) => look !== false)].join(' ')
}

/** What one must have besides the price: in signs, or else in words. */
function Need({ card, props }: { readonly card: Card; readonly props: CardProps }) {
  const { Signs, Words } = props.kit
  const line = needsOf(card)
  const said = line === null ? props.text.board.cardFace(card.no).needs : null
  if (line !== null ? line.length === 0 : said === null) return null
  return (
    <span className="strip-need">
      {line === null ? <Words sentence={said ?? []} still /> : <Signs line={line} or="/" />}
    </span>
  )
}

export function Strip(props: CardProps) {
  const { kit, lang } = props
  const entry = props.card(props.id)
  const card = findCard(Number(props.id))
  if (entry === undefined || card === undefined) return null
  const [cost = card.extraCost, other] = card.cost
  const { length } = entry.name[lang]
  const long = length > LONG || length + PRICE * Object.keys(cost ?? {}).length > WITH_PRICE
  const words = props.text.board
  const gist = gistOf(card)
  // Majors never need anything: what they may be built from is another price.
  const isMajor = card.no <= LAST_MAJOR
  return (
    <span className={`a-strip ${kindOf(card.no)}${props.dim ? ' strip-dim' : ''}`}>
      <i className="strip-deck" />
      {/* Where a rack leaves the height for it: who or what it is. */}
      <span className="a-strip-picture">
        <kit.Picture game="agricola" card={card.id} frame="rect" view="face" />
      </span>
      {/* What finds no room as a whole is not shown in parts: it stands in full on the card. */}
      <span className="a-strip-said" data-overflow="">
        <span className={nameLook(length, long)}>{soften(entry.name[lang], words)}</span>
        <span className="a-strip-line" data-overflow="">
          {cost !== undefined && (
            <span className="strip-price">
              <CardPrice
                card={card}
                cost={cost}
                farm={props.view?.table.farms[props.me ?? -1]}
                kit={kit}
                words={words}
              />
              {other !== undefined && (
                <>
                  <span className="alternative">/</span>
                  <CardPrice card={card} cost={other} farm={undefined} kit={kit} words={words} />
                </>
              )}
            </span>
          )}
          {!isMajor && <Need card={card} props={props} />}
          {gist.length > 0 && (
            <span className="a-strip-gist">
              <kit.Signs line={gist} or="/" />
            </span>
          )}
        </span>
        <span className="a-strip-words">
          <kit.Words sentence={words.cardFace(card.no).does} still />
        </span>
      </span>
    </span>
  )
}

/** So many things find room beside a name; of more, the first ones are drawn, the others counted where a strip stays narrow. */
const DRAWN = 3

/** What lies or stands on a played card. */
export function OnStrip(props: SeatProps & { readonly id: string }) {
  const { Icon, Signs } = props.kit
  const w = props.text.board
  const farm = props.view.table.farms[props.seat]
  const no = Number(props.id)
  if (farm === undefined) return null
  const line = lyingOn(farm, no, w)
  const animals = housed(farm).cards.get(no) ?? []
  if (line.length === 0 && animals.length === 0) return null
  const drawn = line.length > DRAWN ? DRAWN - 1 : line.length
  return (
    <span className="a-on-strip" data-pile={`card:${no}`}>
      <Signs line={line.slice(0, drawn)} or="/" />
      {drawn < line.length && (
        <>
          <span className="a-rest">
            <Signs line={line.slice(drawn)} or="/" />
          </span>
          <b className="a-others">+{line.length - drawn}</b>
        </>
      )}
      {animals.map(({ icon, n }) => (
        <span className="quantity a-pen" key={icon}>
          {n > 1 && <b>{n}</b>}
          <Icon name={icon} />
        </span>
      ))}
    </span>
  )
}
