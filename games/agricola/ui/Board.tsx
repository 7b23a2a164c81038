/** The shared board: printed spaces and action cards, round cards as they come up, and the major improvements. */

import type { Seat } from '@dorfplatz/kernel'
import { Fragment, type ReactNode, useState } from 'react'
import { LAST_MAJOR } from '../cards/registry.ts'
import { named } from '../rules/asked.ts'
import { PLACE } from '../rules/choices.ts'
import type { AgricolaView } from '../rules/view.ts'
import { HARVESTS, LAST_ROUND, SPACES, spaceNumber, stagesOf } from '../rules/work/spaces.ts'
import { find } from '../rules/work/words.ts'
import { aloud } from './aloud.ts'
import { idle } from './idle.ts'
import { Later } from './Later.tsx'
import { laidOn, remarksOn } from './laid.ts'
import { Major } from './Major.tsx'
import { soften } from './parted.ts'
import { choiceOn, goodIcon, jobPrice, printsOf, SIGNS_IN_LINE, waysOf } from './prints.ts'
import type { Option, Props } from './props.ts'
import { Remarks, said } from './Remarks.tsx'
import { saidIn } from './said.ts'

const ROUND_CARDS = [...stagesOf(false), ...stagesOf(true)].flat()

/**
 * The signs of a space: what one of several ways asks and brings stays together where they need two lines, a price stands
 * beside what it pays; goods of which some are chosen stand close together, behind how many.
 */
function Printed({ space, price, props }: { space: number; price: ReactNode; props: Props }) {
  const { Icon, Signs } = props.kit
  const line = printsOf(space)
  const chosen = choiceOn(space)
  if (chosen === null) {
    if (line.length > SIGNS_IN_LINE)
      return waysOf(line).map((way, i) => (
        <span className="a-way" key={JSON.stringify(way)}>
          {i > 0 && <span className="alternative">/</span>}
          <Signs line={way} or="/" />
        </span>
      ))
    const paid = line.findIndex((one) => 'icon' in one && one.icon === 'scroll') + 1
    return (
      <>
        <Signs line={line.slice(0, paid)} or="/" />
        {price}
        <Signs line={line.slice(paid)} or="/" />
      </>
    )
  }
  const { at, n, of } = chosen
  return (
    <>
      <Signs line={line.slice(0, at)} or="/" />
      {at > 0 && <span className="alternative">+</span>}
      <span className="quantity a-any">
        {n > 1 && <b className="num">{n}</b>}
        {of.map((good, i) => (
          <Fragment key={good}>
            {i > 0 && '/'}
            <Icon name={good} />
          </Fragment>
        ))}
      </span>
      <Signs line={line.slice(at + of.length)} or="/" />
    </>
  )
}

/** What lies or is done there, in pictures. */
function Inside({ space, lies, props }: { space: number; lies: number; props: Props }) {
  const { Icon } = props.kit
  const w = props.text.board
  const spec = SPACES[space]
  if (spec === undefined) return null
  const price = jobPrice(spec, props.view.table.farms[props.me ?? -1]?.occupations.length)
  const more = (props.view.seats === 1 ? spec.pile?.solo : spec.pile?.n) ?? 0
  const job =
    price === null || (price[1] === 0 && price[0] !== price[1]) ? null : (
      <span className="quantity a-price" title={w.jobPrice}>
        <b className="num">{price[0] === price[1] ? price[0] : `${price[0]}–${price[1]}`}</b>
        <Icon name="food" label={w.goods[6]} />
      </span>
    )
  return (
    <span className="a-fx" aria-hidden="true">
      {more > 0 && <i className="a-more">+{more}</i>}
      {/* A pile that never grows is none (A-FAMILYGAME-03, alone). */}
      {spec.pile !== null && (more > 0 || lies > 0) && (
        <span className="quantity a-pile" data-at={`space:${space}`} data-of={goodIcon(spec.pile.good)} data-n={lies}>
          <b className="num">{lies}</b>
          <Icon name={goodIcon(spec.pile.good)} label={w.goods[spec.pile.good]} />
        </span>
      )}
      <Printed space={space} price={job} props={props} />
      {laidOn(props.view.table, space).map(([good, n]) => (
        <span className="quantity a-laid" key={good} data-at={`space:${space}`} data-of={goodIcon(good)} data-n={n}>
          <b className="num">+{n}</b>
          <Icon name={goodIcon(good)} label={w.goods[good]} />
        </span>
      ))}
    </span>
  )
}

const GROWTH = SPACES.flatMap(({ does }, space) => (find(does, 'grow') === null ? [] : [space]))

/** A child of this round lies beside its parent until both go home. */
function hasChild({ spaces, farms }: AgricolaView, space: number, seat: Seat): boolean {
  const grown = spaces.filter((one) => GROWTH.includes(one.space) && one.by.includes(seat))
  return grown.slice(0, farms[seat]?.newborn ?? 0).some((one) => one.space === space)
}

/** Whoever stands there. */
function People({ space, by, props }: { space: number; by: readonly Seat[]; props: Props }) {
  const { SeatIcon } = props.kit
  if (by.length === 0) return null
  const people = (
    <span
      className="a-people"
      aria-hidden="true"
      data-at={`space:${space}`}
      data-of="person"
      data-n={by.length}
      data-each=""
    >
      {by.map((seat) => (
        <SeatIcon key={seat} seat={seat} name="person" label={props.names[seat]} />
      ))}
    </span>
  )
  const children = by.filter((seat) => hasChild(props.view.table, space, seat))
  return (
    <>
      {children.length > 0 && (
        <span className="a-children" aria-hidden="true">
          {children.map((seat) => (
            <SeatIcon key={seat} seat={seat} name="person" />
          ))}
        </span>
      )}
      {people}
    </>
  )
}

/** Names of so many letters are set smaller where columns are narrow: of three lines, or of two beside the round's number. */
const LONG = 21
const LONGEST = 26

const lengthOf = (name: string): string => (name.length > LONGEST ? ' long longest' : name.length > LONG ? ' long' : '')

function Tile(props: {
  board: Props
  space: number
  lies: number
  by: readonly Seat[]
  round: number | null
  /** Turned up before its round by somebody's card. */
  early: boolean
  /** Came up in this round, and the viewer has placed nobody yet. */
  fresh: boolean
  option: Option | undefined
  asked: string | null
  staged: boolean
  /** A turn that waits to be confirmed: what could take its place is drawn like what is asked. */
  waits: boolean
  /** Asks once before a person goes where it would bring nothing. */
  doubt: (space: number) => void
}) {
  const { board, space, by, option, asked } = props
  const { Icon } = board.kit
  const w = board.text.board
  const name = w.spaces.title(space)
  const state = {
    space,
    lies: props.lies,
    by: by.map((seat) => board.names[seat] ?? ''),
    asked: asked !== null,
    free: option !== undefined,
    chosen: props.staged,
    played: board.view.table.farms[board.me ?? -1]?.occupations.length,
  }
  // What the chosen space has brought is not there for the one that takes its place.
  const nothing = option === undefined ? null : idle(props.waits ? board.before : board.view, option, board.lang)
  const remarks = remarksOn(board.view.table, space)
  const label = [
    name,
    ...(props.early ? [w.early] : []),
    aloud(state, w),
    ...remarks.map((remark) => said(remark, board)),
    ...(nothing === null ? [] : [nothing.why]),
  ]
  const inside: ReactNode = (
    <>
      {props.staged && (
        <span className="stamp">
          <Icon name="check" />
        </span>
      )}
      <span className="sr-only">{`${label[0]}: ${label.slice(1).join('; ')}`}</span>
      {props.round !== null && (
        <i className={`a-round${props.round === board.view.table.round ? ' now' : ''}`} aria-hidden="true">
          {props.round}
        </i>
      )}
      {props.fresh && (
        <i className="a-new" aria-hidden="true">
          {saidIn(board.lang).fresh}
        </i>
      )}
      <b className={`space-name${lengthOf(w.spaces.tile(space))}`} aria-hidden="true">
        {soften(w.spaces.tile(space), w)}
      </b>
      <Inside space={space} lies={props.lies} props={board} />
      <Remarks remarks={remarks} props={board} />
      <People space={space} by={by} props={board} />
      {nothing !== null && (
        <span className="a-nothing" aria-hidden="true">
          {nothing.why}
        </span>
      )}
    </>
  )
  const look = [
    'space a-space',
    SPACES[space]?.pile == null ? '' : 'a-piled',
    props.round === null ? '' : 'a-card',
    by.length > 0 && !props.staged ? 'taken' : '',
    props.early ? 'a-early' : '',
    props.staged ? 'is-chosen' : '',
    nothing?.all === true ? 'idle' : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
  const common = { 'data-explain': `space:${space}`, 'data-pile': `space:${space}` }
  if (option !== undefined) {
    return (
      <button
        type="button"
        className={`${look} can`}
        {...common}
        onClick={() => (nothing?.all === true ? props.doubt(space) : board.choose(option.answer))}
      >
        {inside}
      </button>
    )
  }
  if (asked !== null) {
    return (
      <button
        type="button"
        className={`${look} cannot`}
        {...common}
        onClick={() => board.why({ to: asked, choice: PLACE[space] ?? null })}
      >
        {inside}
        {by.length === 0 && (
          <span className="a-why">
            <Icon name="whynot" />
          </span>
        )}
      </button>
    )
  }
  return (
    <div className={look} {...common}>
      {inside}
    </div>
  )
}

/** Asked once before a person goes where it would bring nothing. */
function Doubt({ option, props, onClose }: { option: Option; props: Props; onClose: () => void }) {
  const { Popover } = props.kit
  const s = saidIn(props.lang)
  const space = spaceNumber(named(option.answer.choice, 'place') ?? '')
  const nothing = idle(props.view, option, props.lang)
  return (
    <Popover
      at={() => document.querySelector(`.a-space[data-pile="space:${space}"]`)}
      title={`${props.text.board.spaces.title(space)}: ${s.nothingNow}`}
      onClose={onClose}
    >
      <p className="a-doubt">{nothing?.why}</p>
      <button
        type="button"
        className="btn small"
        data-option={option.key}
        onClick={() => {
          onClose()
          props.choose(option.answer)
        }}
      >
        {s.placeAnyway}
      </button>
    </Popover>
  )
}

const HARVEST_ROUNDS = Array.from({ length: LAST_ROUND }, (_, i) => i + 1).filter((r) => ((HARVESTS >> r) & 1) === 1)
const ROWS = 4
/** From so many printed spaces on, the round cards keep two rows of their own. */
const MANY = 16

/** Six columns for one and two, seven for three, eight for four and five: always four rows. */
function columnsFor(printed: number): number {
  const least = printed <= 10 ? 6 : printed <= 14 ? 7 : 8
  return printed + LAST_ROUND > least * ROWS ? least + 1 : least
}

export function Board(props: Props) {
  const { view } = props
  const { Icon } = props.kit
  const w = props.text.board
  const { table } = view
  const waits = props.instead.length > 0
  const asking = (waits ? props.instead[0]?.decision : view.decisions.find((d) => d.kind === 'place'))?.id ?? null
  const staged = props.staged[0]?.choice
  const own = table.farms[props.me ?? -1]
  /** The question at hand and the space it is doubted for. */
  const [doubted, setDoubted] = useState<{ readonly space: number; readonly asked: string | null } | null>(null)
  const optionOf = (space: number) =>
    (waits ? props.instead : props.options).find(
      (o) => o.decision?.kind === 'place' && named(o.answer.choice, 'place') === SPACES[space]?.key,
    )
  const meant = doubted === null || doubted.asked !== asking ? undefined : optionOf(doubted.space)
  const tile = (s: (typeof table.spaces)[number], round: number | null, early = false) => {
    const option = optionOf(s.space)
    const placed =
      asking === null &&
      props.staged.length > 0 &&
      named(staged, 'place') === SPACES[s.space]?.key &&
      s.by.includes(props.me ?? -1)
    return (
      <Tile
        key={s.space}
        board={props}
        space={s.space}
        lies={s.lies}
        by={s.by}
        round={round}
        early={early}
        fresh={round === table.round && own !== undefined && own.home === own.people}
        asked={asking}
        staged={placed || option?.chosen === true}
        waits={waits}
        option={option}
        doubt={(space) => setDoubted({ space, asked: asking })}
      />
    )
  }
  const printed = table.spaces.filter((s) => !ROUND_CARDS.includes(s.space))
  const rounds = table.spaces.filter((s) => ROUND_CARDS.includes(s.space))
  const early = table.ahead.map((space, i) => ({ space, round: rounds.length + i + 1 }))
  const known = rounds.length + early.length
  const later = Array.from({ length: LAST_ROUND - known }, (_, i) => known + i + 1)
  const cards = [
    ...rounds.map((s, i) => tile(s, i + 1)),
    ...early.map(({ space, round }) => tile({ space, by: [], lies: 0 }, round, true)),
    ...later.map((round) => <Later key={`later ${round}`} round={round} props={props} />),
  ]
  const apart = printed.length === MANY
  const columns = columnsFor(printed.length)
  return (
    <section
      className={`frame a-board${asking === null ? ' quiet' : ''}`}
      data-columns={columns}
      style={{ '--cols': columns } as React.CSSProperties}
    >
      <div className="a-grid">
        {printed.map((s) => tile(s, null))}
        {apart ? cards.slice(0, LAST_ROUND / 2) : cards}
        {apart && (
          <div className="a-harvests">
            {saidIn(props.lang).harvestAfter(HARVEST_ROUNDS.join(', '))}
            <Icon name="harvest" />
          </div>
        )}
        {apart && cards.slice(LAST_ROUND / 2)}
      </div>
      <ul className="a-majors" aria-label={w.majors}>
        {Array.from({ length: LAST_MAJOR }, (_, i) => i + 1).map((no) => (
          <Major key={no} no={no} props={props} />
        ))}
      </ul>
      {meant !== undefined && <Doubt option={meant} props={props} onClose={() => setDoubted(null)} />}
    </section>
  )
}
