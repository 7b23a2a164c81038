/** The shared board: printed spaces and action cards, round cards as they come up, and the major improvements. */

import { type Seat, toText } from '@dorfplatz/kernel'
import type { ReactNode } from 'react'
import { LAST_MAJOR } from '../cards/registry.ts'
import { named } from '../rules/asked.ts'
import { PLACE } from '../rules/choices.ts'
import { LAST_ROUND, SPACES, stagesOf } from '../rules/work/spaces.ts'
import { aloud } from './aloud.ts'
import { breakable } from './breakable.ts'
import { laidOn, ownerOf } from './laid.ts'
import { Major } from './Major.tsx'
import { goodIcon, jobPrice, printsOf } from './prints.ts'
import type { Option, Props } from './props.ts'

const ROUND_CARDS = [...stagesOf(false), ...stagesOf(true)].flat()
/** The stage each round belongs to, 1 to 6. */
const STAGE_OF = stagesOf(false).flatMap((cards, stage) => cards.map(() => stage + 1))
const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI']

function Inside({ space, lies, by, props }: { space: number; lies: number; by: readonly Seat[]; props: Props }) {
  const { Icon, SeatIcon, SeatShape, Signs } = props.kit
  const owner = ownerOf(props.view.table, space)
  const w = props.text.board
  const spec = SPACES[space]
  if (spec === undefined) return null
  const price = jobPrice(spec)
  const more = (props.view.seats === 1 ? spec.pile?.solo : spec.pile?.n) ?? 0
  return (
    <span className="a-fx" aria-hidden="true">
      {/* A pile that never grows is none (A-FAMILYGAME-03, alone). */}
      {spec.pile !== null && (more > 0 || lies > 0) && (
        <span className="quantity a-pile" data-at={`space:${space}`} data-of={goodIcon(spec.pile.good)} data-n={lies}>
          <b className="num">{lies}</b>
          <Icon name={goodIcon(spec.pile.good)} label={w.goods[spec.pile.good]} />
          {more > 0 && <i className="a-more">+{more}</i>}
        </span>
      )}
      <Signs line={printsOf(space)} or="/" />
      {laidOn(props.view.table, space).map(([good, n]) => (
        <span className="quantity a-laid" key={good} data-at={`space:${space}`} data-of={goodIcon(good)} data-n={n}>
          <b className="num">+{n}</b>
          <Icon name={goodIcon(good)} label={w.goods[good]} />
        </span>
      ))}
      {owner !== null && (
        <span className="quantity a-owner" title={w.fee(props.names[owner.seat] ?? '', owner.fee)}>
          <SeatShape seat={owner.seat} className="i16" />
          {owner.fee > 0 && (
            <>
              <b className="num">{owner.fee}</b>
              <Icon name="food" label={w.goods[6]} />
            </>
          )}
        </span>
      )}
      {price !== null && price[1] > 0 && (
        <span className="quantity a-price" title={w.jobPrice}>
          <b className="num">{price[0] === price[1] ? price[0] : `${price[0]}–${price[1]}`}</b>
          <Icon name="food" label={w.goods[6]} />
        </span>
      )}
      {by.length > 0 && (
        <span className="a-people" data-at={`space:${space}`} data-of="person" data-n={by.length} data-each="">
          {by.map((seat) => (
            <SeatIcon key={seat} seat={seat} name="person" label={props.names[seat]} />
          ))}
        </span>
      )}
    </span>
  )
}

function Tile(props: {
  board: Props
  space: number
  lies: number
  by: readonly Seat[]
  round: number | null
  /** Turned up before its round by somebody's card. */
  early: boolean
  option: Option | undefined
  asked: string | null
  staged: boolean
}) {
  const { board, space, by, option, asked } = props
  const { Icon } = board.kit
  const { spaces } = board.text.board
  const name = spaces.title(space)
  const does = toText(spaces.sentence(space))
  const state = {
    space,
    lies: props.lies,
    by: by.map((seat) => board.names[seat] ?? ''),
    asked: asked !== null,
    free: option !== undefined,
    chosen: props.staged,
  }
  const w = board.text.board
  const label = `${name}: ${props.early ? `${w.early}; ` : ''}${aloud(state, w)}`
  const inside: ReactNode = (
    <>
      {props.staged && (
        <span className="stamp">
          <Icon name="check" />
        </span>
      )}
      <span className="sr-only">{label}</span>
      <b className="space-name" aria-hidden="true">
        {props.round !== null && <i className="a-round">{props.round}</i>}
        {breakable(name)}
      </b>
      <Inside space={space} lies={props.lies} by={by} props={board} />
    </>
  )
  const pile = `space:${space}`
  const look = `space a-space${by.length > 0 ? ' taken' : ''}${props.early ? ' a-early' : ''}${props.staged ? ' is-chosen' : ''}`
  if (option !== undefined) {
    return (
      <button
        type="button"
        className={`${look} can`}
        title={does}
        data-pile={pile}
        onClick={() => board.choose(option.answer)}
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
        title={does}
        data-pile={pile}
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
    <div className={look} title={does} data-pile={pile}>
      {inside}
    </div>
  )
}

export function Board(props: Props) {
  const { view } = props
  const { Icon } = props.kit
  const w = props.text.board
  const { table } = view
  const asking = view.decisions.find((d) => d.kind === 'place')?.id ?? null
  const staged = props.staged[0]?.choice
  const tile = (s: (typeof table.spaces)[number], round: number | null, early = false) => {
    const option = props.options.find(
      (o) => o.decision?.kind === 'place' && named(o.answer.choice, 'place') === SPACES[s.space]?.key,
    )
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
        asked={asking}
        staged={placed || option?.chosen === true}
        option={option}
      />
    )
  }
  const printed = table.spaces.filter((s) => !ROUND_CARDS.includes(s.space))
  const rounds = table.spaces.filter((s) => ROUND_CARDS.includes(s.space))
  const early = table.ahead.map((space, i) => ({ space, round: rounds.length + i + 1 }))
  const known = rounds.length + early.length
  const later = Array.from({ length: LAST_ROUND - known }, (_, i) => known + i + 1)
  const waiting = (round: number) =>
    table.farms.flatMap((farm, seat) => {
      const lies = new Map<number, number>()
      for (const [at, good = 0, n = 0] of farm.future) if (at === round) lies.set(good, (lies.get(good) ?? 0) + n)
      return [...lies].map(([good, n]) => ({ seat, good, n }))
    })
  return (
    <div className="hold a-hold">
      <section className="frame a-board">
        <div className="a-grid a-printed" style={{ '--cols': Math.ceil(printed.length / 2) } as React.CSSProperties}>
          {printed.map((s) => tile(s, null))}
        </div>
        <h2 className="heading-4">
          {w.roundCards} <span className="it-s">{w.roundHint}</span>
        </h2>
        <div className="a-grid a-rounds">
          {rounds.map((s, i) => tile(s, i + 1))}
          {early.map(({ space, round }) => tile({ space, by: [], lies: 0 }, round, true))}
          {later.map((round) => (
            <div className="a-later" key={round}>
              <i className="a-round">{round}</i>
              <span className="it-s">
                <span className="a-stage">{w.stage} </span>
                {ROMAN[STAGE_OF[round - 1] ?? 0]}
              </span>
              {waiting(round).map(({ seat, good, n }) => (
                <span className="quantity" key={`${seat} ${good}`}>
                  <props.kit.SeatShape seat={seat} className="i16" />
                  <b className="num">{n}</b>
                  <Icon name={goodIcon(good)} label={w.goods[good]} />
                </span>
              ))}
            </div>
          ))}
        </div>
      </section>
      <section className="sheet a-majors">
        <h2 className="heading-4">{w.majors}</h2>
        <ul>
          {Array.from({ length: LAST_MAJOR }, (_, i) => i + 1).map((no) => (
            <Major key={no} no={no} props={props} />
          ))}
        </ul>
      </section>
    </div>
  )
}
