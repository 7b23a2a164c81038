/** The action board: four Quadrants of five spaces, the rows of Workers on each, and what it would cost me now. */

import { type Answer, type IconLine, OR } from '@dorfplatz/kernel'
import { memo, useState } from 'react'
import { isCardSpace, PER_QUADRANT, quadrantOf, rowsOf, SPACES, type Space as SpaceName } from '../rules/facts.ts'
import { ACTION_SPACES } from '../rules/spaces.ts'
import type { HallertauView } from '../rules/view.ts'
import { aloud } from './aloud.ts'
import { type Either, eitherAt, printsOf } from './drawings.ts'
import { idleInFull, idleText, type Missing, missingAt, missingFrom } from './idle.ts'
import { nextRow, wishFor } from './nextRow.ts'
import { askedAt, Picks, takenAt } from './Picks.tsx'
import { picked } from './picked.ts'
import type { Option, Props } from './props.ts'
import { wishAt } from './wishes.ts'
import { DECK_ICONS, DECK_LOOKS, wordsOf } from './words.ts'

/** What is printed on a space: signs one after the other, alternatives to be paid for line by line. */
function Printed(of: { space: number; either: Either | null; option: Option | undefined; props: Props }) {
  const { space, either, option, props } = of
  const { Signs } = props.kit
  const w = wordsOf(props.lang)
  const prints = printsOf(space, props.lang, props.view.table.round)
  // Where more follows, a slash takes less room than a word.
  const or = prints.length > 1 ? '/' : w.or
  return prints.flatMap((ways, part) =>
    part === either?.part ? (
      <Picks key="either" space={space} either={either} props={props} option={option} or={or} />
    ) : twiceOf(ways) ? (
      <span key="twice" className="line">
        <Signs line={ways[0] ?? []} or={w.or} /> <i className="alternative">{w.upToTwice}</i>
      </span>
    ) : (
      ways.map((line, i) =>
        ways.length === 1 ? (
          <Signs key={keyOf(line)} line={line} or={or} />
        ) : (
          <span key={keyOf(line)} className="line">
            <Signs line={i < ways.length - 1 ? [...line, OR] : line} or={w.or} />
          </span>
        ),
      )
    ),
  )
}

/** The second of two ways is the first one twice: one line says both. */
function twiceOf([first, second, ...more]: readonly IconLine[]): boolean {
  if (first === undefined || second === undefined || more.length > 0 || first.length !== second.length) return false
  return first.every((sign, i) => {
    const other = second[i]
    if ('sign' in sign || other === undefined || 'sign' in other) return true
    return sign.icon === other.icon && 2 * (sign.n ?? 1) === other.n
  })
}

/** No two lines of a space show the same. */
const keyOf = (line: IconLine): string =>
  line.map((sign) => ('sign' in sign ? sign.sign : `${sign.n} ${sign.icon}`)).join(' ')

function Rows({
  table,
  space,
  next,
  Icon,
}: {
  table: HallertauView
  space: number
  next: number
  Icon: Props['kit']['Icon']
}) {
  const rows = Array.from({ length: rowsOf(space) }, (_, r) => r)
  const all = rows.reduce((n, r) => n + (table.board[3 * space + r] ?? 0), 0)
  return (
    <span className="rows" data-at={`space:${space}`} data-of="worker" data-n={all} data-each="">
      {rows.map((r) => {
        const workers = table.board[3 * space + r] ?? 0
        const places = Array.from({ length: Math.max(r + 1, workers) }, (_, i) => i)
        return (
          <span key={r} className={r === next ? 'next' : ''}>
            {places.map((i) =>
              i < workers ? (
                <Icon key={i} name="worker" className="worker-here" />
              ) : (
                <i key={i} className="worker-free" />
              ),
            )}
          </span>
        )
      })}
    </span>
  )
}

interface SpaceProps {
  readonly space: number
  readonly props: Props
  readonly option: Option | undefined
  readonly staged: boolean
  readonly asked: boolean
  /** Why it would bring nothing now; null where it brings something. */
  readonly idle: string | null
  /** Where it stands in the grid of the board. */
  readonly area: string
  /** The turn that would take the place of the one that is chosen; null where none is, or this space cannot. */
  readonly instead: Answer | null
  /** A space that brings nothing asks once whether it is meant. */
  readonly doubt: (space: number) => void
}

/** Everything a space shows or answers, in short: as long as this is the same, it need not be drawn again. */
function gist({ space, props, option, staged, asked, idle, instead }: SpaceProps): string {
  const { table, decisions } = props.view
  const rows = table.board.slice(3 * space, 3 * space + 3).join()
  const deck = isCardSpace(space) ? table.decks[quadrantOf(space)] : ''
  const turn = asked ? decisions.find((d) => d.kind === 'turn')?.id : ''
  return `${props.lang} ${table.round} ${rows} ${deck} ${option?.key} ${staged} ${asked} ${turn} ${idle} ${instead === null ? '' : JSON.stringify(instead)} ${eitherGist(space, props)}`
}

/** What a space from which one thing is taken shows besides: which may be taken now, and which was. */
function eitherGist(space: number, props: Props): string {
  const either = eitherAt(space)
  if (either === null) return ''
  const { table } = props.view
  const lacks = either.of.map((given) => props.me === null || missingFrom(given, table, props.me) !== null)
  const asked = askedAt(space, props).map(({ key }) => key)
  return `${lacks} ${asked} ${takenAt(space, props)}`
}

const sameSpace = (a: SpaceProps, b: SpaceProps): boolean =>
  a.props.choose === b.props.choose && a.props.why === b.props.why && gist(a) === gist(b)

const Space = memo(PlainSpace, sameSpace)

function PlainSpace({ space, props, option, staged, asked, idle, instead, area, doubt }: SpaceProps) {
  const { Icon } = props.kit
  const { table } = props.view
  const w = wordsOf(props.lang)
  const name = w.spaces[SPACES[space] ?? 'farming']
  const next = nextRow(table, space)
  const taken = Array.from({ length: rowsOf(space) }, (_, r) => table.board[3 * space + r] ?? 0).reduce(
    (a, b) => a + b,
    0,
  )
  const deck = isCardSpace(space) ? quadrantOf(space) : null
  const either = eitherAt(space)
  // Cards that ask for a space without placing there ask for no workers either.
  const placing = option === undefined || option.decision?.kind === 'turn'
  const cost = placing && next >= 0 ? next + 1 : null
  const label = aloud(
    {
      space,
      round: table.round,
      workers: taken,
      cards: deck === null ? null : (table.decks[deck] ?? 0),
      full: next < 0,
      cost,
      asked,
      free: option !== undefined || instead !== null,
      chosen: staged,
    },
    props.lang,
  )
  const said = <span className="sr-only">{idle === null ? label : `${label}; ${w.bringsNothing}: ${idle}`}</span>
  const inside = (
    <>
      {staged && (
        <span className="stamp">
          <Icon name="check" />
        </span>
      )}
      <b className="space-name" aria-hidden="true">
        {name}
      </b>
      {deck !== null && (
        <span
          className="pile"
          aria-hidden="true"
          data-at={`deck:${deck}`}
          data-of="card"
          data-n={table.decks[deck] ?? 0}
        >
          <span className={`cback ${DECK_LOOKS[deck] ?? ''}`}>
            <Icon name={DECK_ICONS[deck] ?? 'cards'} />
          </span>
          <span className="cap">{w.cards(table.decks[deck] ?? 0)}</span>
        </span>
      )}
      <span className="effects" aria-hidden={either === null ? true : undefined}>
        <Printed space={space} either={either} option={idle === null ? option : undefined} props={props} />
        {deck !== null && <span className="cap">{w.firstShort}</span>}
      </span>
      <span className="foot" aria-hidden="true">
        {idle === null ? (
          <Rows table={table} space={space} next={asked ? next : -1} Icon={Icon} />
        ) : (
          <span className="idle-why">{idle}</span>
        )}
        {option !== undefined && cost !== null && (
          <span className="cost" title={w.costs(cost)}>
            {cost}
            <Icon name="worker" label={w.worker} />
          </span>
        )}
        {option === undefined && asked && (
          <span className="why">
            <Icon name="whynot" label={w.why} />
          </span>
        )}
      </span>
    </>
  )
  const look = `space h-space${deck === null ? '' : ' cardspace'}${idle === null ? '' : ' idle'} a-${SPACES[space]}${staged ? ' is-chosen' : ''}`
  const place = { style: { gridArea: area }, 'data-explain': `space:${space}` }
  const decision = props.view.decisions.find((d) => d.kind === 'turn')
  const can = option !== undefined || instead !== null
  const press = can
    ? () =>
        option === undefined
          ? exchanged()
          : idle === null
            ? props.choose(option.answer, wishAt(space, null))
            : doubt(space)
    : asked && decision !== undefined
      ? () => props.why({ to: decision.id, choice: wishFor(table, SPACES[space] ?? 'farming') })
      : null
  const exchanged = () => {
    if (instead === null) return
    if (idle === null) props.choose(instead, wishAt(space, null))
    else doubt(space)
  }
  const looks = press === null ? look : `${look} ${can ? 'can' : 'cannot'}`
  if (press === null || either !== null) {
    return (
      <div className={looks} {...place}>
        {press === null ? (
          said
        ) : (
          // Buttons do not lie in one another: what takes the whole space lies below what takes one of its things.
          <button type="button" className={can ? 'space-press can' : 'space-press'} onClick={press}>
            {said}
          </button>
        )}
        {inside}
      </div>
    )
  }
  return (
    <button type="button" className={looks} {...place} onClick={press}>
      {said}
      {inside}
    </button>
  )
}

/** Where each space lies: the centre spaces of the Quadrants touch the middle of the board. */
const PLACES: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4],
  [6, 7, 8, 9, 5],
  [10, 11, 12, 13, 14],
  [16, 17, 18, 19, 15],
]

/** The board as one grid: two Quadrants beside each other, an alley between them, two below. */
function areaOf(space: number): string {
  const [q, at] = [quadrantOf(space), space % PER_QUADRANT]
  const [right, below] = [q % 2, Math.floor(q / 2)]
  const row = below === 0 ? 1 : 4
  if (at === 0) return `${row} / ${right === 0 ? 1 : 7} / span 2`
  const column = (right === 0 ? 2 : 5) + ((at - 1) % 2)
  return `${row + Math.floor((at - 1) / 2)} / ${column}`
}

const PICKS = ['turn', 'pickSpace', 'clearRows']

/** The space that an option is about, or null. */
function spaceIn(option: Option): SpaceName | null {
  const c = picked(option)
  if (c?.kind !== 'turn' && c?.kind !== 'pickSpace') return null
  return typeof c.choice === 'object' && 'space' in c.choice ? c.choice.space : null
}

/** While a turn waits for confirmation, or is asked on, another space takes its place. */
function insteadOf({ staged, stagedKinds, view }: Props): (space: number) => Answer | null {
  const placed = staged[stagedKinds.lastIndexOf('turn')]
  const chosen = placed?.choice
  if (view.decisions.some((d) => PICKS.includes(d.kind))) return () => null
  const to = placed?.to
  if (to === undefined || typeof chosen !== 'object' || chosen === null || !('space' in chosen)) return () => null
  return (space) => {
    const name = SPACES[space] ?? 'farming'
    return chosen.space === name ? null : { to, choice: wishFor(view.table, name) }
  }
}

/** Asked once before Workers go where they bring nothing. */
function Doubt({ space, why, answer, props, onClose }: DoubtProps) {
  const { Popover, Words } = props.kit
  const rule = ACTION_SPACES[space]?.rule
  const w = wordsOf(props.lang)
  const name = SPACES[space] ?? 'farming'
  return (
    <Popover
      at={() => document.querySelector(`.h-space.a-${name}`)}
      title={`${w.spaces[name]}: ${w.bringsNothing}`}
      onClose={onClose}
    >
      <p className="doubt-why">
        <Words sentence={rule === undefined ? [why] : [why, ' ', { rule }]} />
      </p>
      <button
        type="button"
        className="btn small"
        data-option={`${answer.to} ${JSON.stringify(answer.choice)}`}
        onClick={() => {
          onClose()
          props.choose(answer)
        }}
      >
        {w.placeAnyway}
      </button>
    </Popover>
  )
}

interface DoubtProps {
  readonly space: number
  readonly why: string
  readonly answer: Answer
  readonly props: Props
  readonly onClose: () => void
}

export function ActionBoard(props: Props) {
  const { view, me } = props
  const w = wordsOf(props.lang)
  /** The question at hand and the space it is doubted for. */
  const [doubted, setDoubted] = useState<{ readonly space: number; readonly asked: string } | null>(null)
  const turn = view.decisions.find((d) => d.kind === 'turn')
  const asked = view.decisions.some((d) => PICKS.includes(d.kind))
  const optionOf = (space: number) => props.options.find((o) => spaceIn(o) === SPACES[space])
  const chosen = props.staged[props.stagedKinds.findLastIndex((kind) => PICKS.includes(kind ?? ''))]?.choice
  const chosenSpace = typeof chosen === 'object' && chosen !== null && 'space' in chosen ? chosen.space : undefined
  const instead = insteadOf(props)
  const lacking = (space: number): Missing | null => {
    if (me === null) return null
    const isOffered = turn !== undefined && optionOf(space) !== undefined
    if (!isOffered && instead(space) === null) return null
    // What the chosen space has brought is not there for the one that takes its place.
    return missingAt(standing(isOffered), me, space)
  }
  const standing = (isOffered: boolean) => (isOffered ? view : props.before).table
  const idleAt = (space: number): string | null => {
    const missing = lacking(space)
    return missing === null ? null : idleText(missing, props.lang)
  }
  const inFull = (space: number): string => {
    const missing = lacking(space)
    const seen = standing(turn !== undefined && optionOf(space) !== undefined)
    return missing === null || me === null ? '' : idleInFull(missing, seen, me, props.lang)
  }
  const moment = `${turn?.id} ${props.staged.length}`
  const doubt = (space: number) => setDoubted({ space, asked: moment })
  const open = doubted !== null && doubted.asked === moment ? doubted.space : null
  const meant = open === null ? null : (optionOf(open)?.answer ?? instead(open))
  return (
    <div className="hold">
      <section className={`frame aboard${asked ? '' : ' quiet'}`} aria-label={`${w.round} ${view.table.round}`}>
        {PLACES.map((list, q) => (
          <div className={`quad quarter-${q + 1}`} key={list[0]}>
            {list.map((space) => (
              <Space
                key={space}
                space={space}
                props={props}
                option={optionOf(space)}
                staged={chosenSpace === SPACES[space]}
                asked={asked}
                idle={idleAt(space)}
                area={areaOf(space)}
                instead={instead(space)}
                doubt={doubt}
              />
            ))}
          </div>
        ))}
        <div className="medal" aria-hidden="true">
          <b>{view.table.round}</b>
        </div>
      </section>
      {open !== null && meant !== null && (
        <Doubt space={open} why={inFull(open)} answer={meant} props={props} onClose={() => setDoubted(null)} />
      )}
    </div>
  )
}
