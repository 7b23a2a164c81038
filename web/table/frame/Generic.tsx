/** A plain but decent table for any game: what lies on it in labelled sections, made from the game's own sentences. */

import type { Part, Sentence } from '@dorfplatz/kernel'
import type { BoardProps, GameUi } from '@dorfplatz/ui'
import { keyed } from '../../parts/keyed.ts'
import { SeatShape } from '../../parts/Seat.tsx'
import { Words } from '../../parts/Words.tsx'

interface Section {
  readonly seat: number | null
  readonly head: Sentence
  readonly lines: readonly Sentence[]
}

/**
 * A line that begins with a seat opens that seat's section, words ending in a colon open a section, an empty line closes
 * one; what stands indented belongs to what is above it.
 */
export function sections(lines: readonly Sentence[]): Section[] {
  const out: { seat: number | null; head: Sentence; lines: Sentence[] }[] = []
  let open = false
  for (const line of lines) {
    const first: Part | undefined = line[0]
    const seat = typeof first === 'object' && 'seat' in first ? first.seat : null
    const heading = line.length === 1 && typeof first === 'string' && first.endsWith(':')
    const last = out[out.length - 1]
    if (line.every((part) => part === '')) open = false
    else if (seat !== null || heading) {
      const rest: Part[] = seat === null ? [] : line.slice(1)
      if (typeof rest[0] === 'string') rest[0] = rest[0].replace(/^[:\s]+/, '')
      out.push({
        seat,
        head: heading && typeof first === 'string' ? [first.slice(0, -1)] : [],
        lines: rest.some((p) => p !== '') ? [rest] : [],
      })
      open = true
    } else {
      const indented = typeof first === 'string' && first.startsWith(' ')
      const belongs = open && last !== undefined && (last.seat === null || indented || isPicture(line))
      if (belongs) last.lines.push(line)
      else out.push({ seat: null, head: [], lines: [line] })
      open = true
    }
  }
  return out
}

/** A line that is a picture made of letters, for terminals. */
function isPicture(line: Sentence): boolean {
  const text = line.filter((part) => typeof part === 'string').join('')
  return line.length > 0 && line.every((part) => typeof part === 'string') && /^\s*[+|]|\S\s{3,}|^\s{4,}/.test(text)
}

/** Pictures are left out where the game draws its boards itself. */
export function GenericBoard(props: BoardProps & { readonly pictures?: boolean }) {
  const lines = props.text.table(props.view)
  const all = sections(props.pictures === false ? lines.filter((line) => !isPicture(line)) : lines)
  const lastSeat = all.findLastIndex((section) => section.seat !== null)
  // After the seats comes what only the viewer sees (hand, legend): the frame shows that already.
  const common = all.filter((section, i) => section.seat === null && (i < lastSeat || lastSeat < 0))
  const owned = all.filter((section) => section.seat !== null)
  return (
    <div className="generic">
      <Column list={common} names={props.names} />
      <Column list={owned} names={props.names} />
    </div>
  )
}

function Column({ list, names }: { list: readonly Section[]; names: readonly string[] }) {
  return (
    <div className="gcolumn">
      {keyed(list, (s) => JSON.stringify([s.seat, s.head])).map(({ key, item: section }) => (
        <section
          className={`sheet gsec${section.seat === null ? '' : ` seat-${(section.seat % 5) + 1} owned`}`}
          key={key}
        >
          {section.seat !== null ? (
            <h2 className="seat">
              <SeatShape seat={section.seat} className="i24" />
              <span className="seat-name">{names[section.seat]}</span>
            </h2>
          ) : (
            section.head.length > 0 && (
              <h2 className="heading-4">
                <Words sentence={section.head} />
              </h2>
            )
          )}
          <ul className={section.lines.length > 9 && section.seat === null ? 'twofold' : ''}>
            {keyed(section.lines, JSON.stringify).map(({ key: lineKey, item: line }) => (
              <li key={lineKey} className={isPicture(line) ? 'mono' : ''}>
                <Words sentence={line} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Cards in hand, where a view names them in the usual place. */
export function handIn(props: Pick<BoardProps, 'view' | 'me' | 'card'>): readonly string[] {
  const { table } = props.view
  if (typeof table !== 'object' || table === null || Array.isArray(table)) return []
  const own = table as { readonly hand?: unknown; readonly players?: unknown }
  const player =
    Array.isArray(own.players) && props.me !== null
      ? (own.players[props.me] as { hand?: unknown } | undefined)
      : undefined
  const hand = Array.isArray(own.hand) ? own.hand : Array.isArray(player?.hand) ? player.hand : []
  return hand.map(String).filter((id) => props.card(id) !== undefined)
}

export const genericUi: GameUi = {}
