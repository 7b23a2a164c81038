/** The action board: four Quadrants of five spaces, the rows of Workers on each, and what it would cost me now. */

import { type IconLine, OR } from '@dorfplatz/kernel'
import { memo, useState } from 'react'
import { isCardSpace, PER_QUADRANT, quadrantOf, rowsOf, SPACES, type Space as SpaceName } from '../rules/facts.ts'
import type { HallertauView } from '../rules/view.ts'
import { aloud } from './aloud.ts'
import { printsOf } from './drawings.ts'
import { idleText, missingAt } from './idle.ts'
import { nextRow, wishFor } from './nextRow.ts'
import { picked } from './picked.ts'
import type { Option, Props } from './props.ts'
import { DECK_ICONS, DECK_LOOKS, wordsOf } from './words.ts'

/** What is printed on a space: signs one after the other, alternatives to be paid for line by line. */
function Printed({ space, props }: { space: number; props: Props }) {
  const { Signs } = props.kit
  const w = wordsOf(props.lang)
  const prints = printsOf(space, props.lang, props.view.table.round)
  // Where more follows, a slash takes less room than a word.
  const or = prints.length > 1 ? '/' : w.or
  return prints.flatMap((ways) =>
    twiceOf(ways) ? (
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
  /** A space that brings nothing asks once whether it is meant. */
  readonly doubt: (space: number) => void
}

/** Everything a space shows or answers, in short: as long as this is the same, it need not be drawn again. */
function gist({ space, props, option, staged, asked, idle }: SpaceProps): string {
  const { table, decisions } = props.view
  const rows = table.board.slice(3 * space, 3 * space + 3).join()
  const deck = isCardSpace(space) ? table.decks[quadrantOf(space)] : ''
  const turn = asked ? decisions.find((d) => d.kind === 'turn')?.id : ''
  return `${props.lang} ${table.round} ${rows} ${deck} ${option?.key} ${staged} ${asked} ${turn} ${idle}`
}

const sameSpace = (a: SpaceProps, b: SpaceProps): boolean =>
  a.props.choose === b.props.choose && a.props.why === b.props.why && gist(a) === gist(b)

const Space = memo(PlainSpace, sameSpace)

function PlainSpace({ space, props, option, staged, asked, idle, area, doubt }: SpaceProps) {
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
      free: option !== undefined,
      chosen: staged,
    },
    props.lang,
  )
  const inside = (
    <>
      {staged && (
        <span className="stamp">
          <Icon name="check" />
        </span>
      )}
      <span className="sr-only">{idle === null ? label : `${label}; ${w.bringsNothing}: ${idle}`}</span>
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
      <span className="effects" aria-hidden="true">
        <Printed space={space} props={props} />
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
  const look = `space h-space${deck === null ? '' : ' cardspace'}${idle === null ? '' : ' idle'} a-${SPACES[space]}`
  const style = { gridArea: area }
  if (option !== undefined) {
    return (
      <button
        type="button"
        className={`${look} can${staged ? ' is-chosen' : ''}`}
        style={style}
        data-explain={`space:${space}`}
        onClick={() => (idle === null ? props.choose(option.answer) : doubt(space))}
      >
        {inside}
      </button>
    )
  }
  const decision = props.view.decisions.find((d) => d.kind === 'turn')
  if (asked && decision !== undefined) {
    return (
      <button
        type="button"
        className={`${look} cannot`}
        style={style}
        data-explain={`space:${space}`}
        onClick={() => props.why({ to: decision.id, choice: wishFor(table, SPACES[space] ?? 'farming') })}
      >
        {inside}
      </button>
    )
  }
  return (
    <div className={`${look}${staged ? ' is-chosen' : ''}`} style={style} data-explain={`space:${space}`}>
      {inside}
    </div>
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

/** Asked once before Workers go where they bring nothing. */
function Doubt({ space, why, option, props, onClose }: DoubtProps) {
  const { Popover } = props.kit
  const w = wordsOf(props.lang)
  const name = SPACES[space] ?? 'farming'
  return (
    <Popover
      at={() => document.querySelector(`.h-space.a-${name}`)}
      title={`${w.spaces[name]}: ${w.bringsNothing}`}
      onClose={onClose}
    >
      <p className="doubt-why">{why}</p>
      <button
        type="button"
        className="btn small"
        data-option={option.key}
        onClick={() => {
          onClose()
          props.choose(option.answer)
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
  readonly option: Option
  readonly props: Props
  readonly onClose: () => void
}

export function ActionBoard(props: Props) {
  const { view, me } = props
  const w = wordsOf(props.lang)
  /** The question at hand and the space it is doubted for. */
  const [doubted, setDoubted] = useState<{ readonly space: number; readonly asked: string | undefined } | null>(null)
  const turn = view.decisions.find((d) => d.kind === 'turn')
  const asked = view.decisions.some((d) => PICKS.includes(d.kind))
  const optionOf = (space: number) => props.options.find((o) => spaceIn(o) === SPACES[space])
  const chosen = props.staged[props.stagedKinds.findLastIndex((kind) => PICKS.includes(kind ?? ''))]?.choice
  const chosenSpace = typeof chosen === 'object' && chosen !== null && 'space' in chosen ? chosen.space : undefined
  const idleAt = (space: number): string | null => {
    if (turn === undefined || me === null || optionOf(space) === undefined) return null
    const missing = missingAt(view.table, me, space)
    return missing === null ? null : idleText(missing, props.lang)
  }
  const doubt = (space: number) => setDoubted({ space, asked: turn?.id })
  const open = doubted !== null && doubted.asked === turn?.id ? doubted.space : null
  const option = open === null ? undefined : optionOf(open)
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
                doubt={doubt}
              />
            ))}
          </div>
        ))}
        <div className="medal" aria-hidden="true">
          <b>{view.table.round}</b>
        </div>
      </section>
      {open !== null && option !== undefined && (
        <Doubt space={open} why={idleAt(open) ?? ''} option={option} props={props} onClose={() => setDoubted(null)} />
      )}
    </div>
  )
}
