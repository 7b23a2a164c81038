/**
 * What has to move between two pictures of a table. Pictures are read from marks on the page: places that hold so many of
 * a kind, and pieces that stay themselves. What left one place and arrived at another of the same kind travels between
 * them; what has no counterpart comes from, or goes to, where the move happened. No game is known here.
 */

export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A place that holds `n` of a kind. */
export interface Count {
  readonly key: string
  /** Whose or which place: `seat:0`, `space:7`, `deck:2`. */
  readonly at: string
  readonly of: string
  readonly n: number
  readonly box: Box
  /** Where each one is drawn, when each is. */
  readonly spots: readonly Box[]
}

/** A thing with an identity: a building, a boulder, a card. */
export interface Piece {
  readonly id: string
  /** The board or pile it lies on, and where that is: a board that is shifted as a whole moves nothing. */
  readonly pile: string
  readonly ground: Box
  readonly box: Box
}

export interface Marks {
  readonly counts: ReadonlyMap<string, Count>
  readonly pieces: ReadonlyMap<string, Piece>
  readonly piles: ReadonlySet<string>
}

/** One thing on its way. `from` and `to` are boxes on the page; keys name what waits for it to arrive. */
export interface Flight {
  readonly of: string
  readonly from: Box
  readonly to: Box
  /** The mark whose picture travels. */
  readonly picture: string
  /** The place whose number changes when this arrives, or the spot that fills. */
  readonly target: { readonly key: string; readonly spot: number | null } | null
  /** A card or another piece with an identity, which travels as it is drawn. */
  readonly piece: string | null
  /** How many went before it on the same way. */
  readonly order: number
}

export interface Plan {
  readonly flights: readonly Flight[]
  /** Pieces that shift on their own board. */
  readonly shifts: readonly { readonly id: string; readonly dx: number; readonly dy: number }[]
  /** Numbers that changed. */
  readonly changed: readonly string[]
  /** Where it happened: a place or a piece, for what follows from it. */
  readonly focus: string | null
}

/** So many travel one by one; more of the same go together with the last. */
export const APART = 6
/** A move never sets more than so many pictures in motion. */
const MOST = 30
/** Pixels below which nothing has moved. */
const STILL = 3

interface Unit {
  readonly key: string
  readonly at: string
  readonly box: Box
  readonly spot: number | null
  readonly piece: string | null
}

const kindOf = (id: string): string => id.slice(0, id.indexOf(':'))
const isSeat = (at: string): boolean => at.startsWith('seat:')

/** The `n` units that were put on or taken from a place: the last spots, or the place itself. */
function units(count: Count, n: number): Unit[] {
  const each = count.spots.length === count.n
  return Array.from({ length: n }, (_, i) => {
    const spot = each ? count.n - n + i : null
    const box = (spot === null ? undefined : count.spots[spot]) ?? count.box
    return { key: count.key, at: count.at, box, spot, piece: null }
  })
}

function differences(before: Marks, after: Marks) {
  const gained = new Map<string, Unit[]>()
  const lost = new Map<string, Unit[]>()
  const changed: string[] = []
  const add = (map: Map<string, Unit[]>, kind: string, more: readonly Unit[]) =>
    map.set(kind, [...(map.get(kind) ?? []), ...more])
  for (const now of after.counts.values()) {
    const was = before.counts.get(now.key)
    // A place that was there and drew none of a kind held none of it.
    const had = was?.n ?? (before.piles.has(now.at) ? 0 : null)
    if (had === null || had === now.n) continue
    changed.push(now.key)
    if (now.n > had) add(gained, now.of, units(now, now.n - had))
    else if (was !== undefined) add(lost, now.of, units(was, had - now.n))
  }
  for (const was of before.counts.values()) {
    if (!after.counts.has(was.key) && after.piles.has(was.at)) add(lost, was.of, units(was, was.n))
  }
  for (const piece of after.pieces.values()) {
    if (before.pieces.has(piece.id) || !before.piles.has(piece.pile)) continue
    add(gained, kindOf(piece.id), [{ key: piece.id, at: piece.pile, box: piece.box, spot: null, piece: piece.id }])
  }
  for (const piece of before.pieces.values()) {
    if (after.pieces.has(piece.id) || !after.piles.has(piece.pile)) continue
    add(lost, kindOf(piece.id), [{ key: piece.id, at: piece.pile, box: piece.box, spot: null, piece: piece.id }])
  }
  return { gained, lost, changed }
}

/** Pieces that stand elsewhere now: on another board they travel, on their own they shift. */
function moved(before: Marks, after: Marks) {
  const flights: Flight[] = []
  const shifts: { id: string; dx: number; dy: number }[] = []
  for (const now of after.pieces.values()) {
    const was = before.pieces.get(now.id)
    if (was === undefined) continue
    if (was.pile !== now.pile) {
      const way = { of: kindOf(now.id), picture: now.id, piece: now.id, target: null, order: 0 }
      flights.push({ ...way, from: was.box, to: now.box })
      continue
    }
    const dx = was.box.x - was.ground.x - (now.box.x - now.ground.x)
    const dy = was.box.y - was.ground.y - (now.box.y - now.ground.y)
    if (Math.abs(dx) > STILL || Math.abs(dy) > STILL) shifts.push({ id: now.id, dx, dy })
  }
  return { flights, shifts }
}

/** Whether something may have gone straight from one place to the other: seats give each other nothing. */
const mayGo = (from: Unit, to: Unit): boolean => from.key !== to.key && !(isSeat(from.at) && isSeat(to.at))

/**
 * @param focus where the move happened as far as it is known without looking: what was pressed, or the last move's place
 * @param home where the mover sits, for what has no other origin
 */
export function plan(before: Marks, after: Marks, focus: string | null, home: Box | null): Plan {
  const { gained, lost, changed } = differences(before, after)
  const pieces = moved(before, after)
  const flights: Flight[] = [...pieces.flights]
  const rest: { gains: [string, Unit][]; losses: [string, Unit][] } = { gains: [], losses: [] }
  let here: { readonly name: string; readonly box: Box } | null = null

  const ways = new Map<string, number>()
  const fly = (of: string, from: Unit | null, to: Unit | null, a: Box, b: Box): void => {
    const way = `${from?.at ?? ''} ${to?.at ?? ''} ${of}`
    const order = ways.get(way) ?? 0
    ways.set(way, order + 1)
    // What goes together with the last one is not drawn by itself, unless it has a spot of its own to fill.
    if (order >= APART && (to === null || to.spot === null)) return
    flights.push({
      of,
      from: a,
      to: b,
      picture: from?.piece ?? to?.piece ?? to?.key ?? from?.key ?? '',
      piece: to?.piece ?? from?.piece ?? null,
      target: to === null || to.piece !== null ? null : { key: to.key, spot: to.spot },
      order: Math.min(order, APART - 1),
    })
  }

  for (const kind of new Set([...gained.keys(), ...lost.keys()])) {
    const losses = [...(lost.get(kind) ?? [])]
    for (const to of gained.get(kind) ?? []) {
      const i = losses.findIndex((from) => mayGo(from, to))
      const [from] = i < 0 ? [] : losses.splice(i, 1)
      if (from === undefined) {
        rest.gains.push([kind, to])
        continue
      }
      fly(kind, from, to, from.box, to.box)
      if (here === null && !isSeat(to.at) && to.piece === null) here = { name: to.key, box: to.box }
    }
    rest.losses.push(...losses.map((from): [string, Unit] => [kind, from]))
  }

  const named = (name: string | null) => {
    if (name === null) return null
    const box = after.counts.get(name)?.box ?? after.pieces.get(name)?.box
    return box === undefined ? null : { name, box }
  }
  const gone = rest.losses.find(([, unit]) => unit.piece !== null)?.[1]
  // A hand arranges itself: cards that make room are not where it happened.
  const stood = (id: string | null | undefined) => id != null && kindOf(id) !== 'card'
  const first = pieces.shifts.find((s) => stood(s.id))?.id ?? pieces.flights.find((f) => stood(f.piece))?.piece ?? null
  // On a narrow page the supply may be out of sight: then the place that filled is where it happened.
  const filled = rest.gains.filter(([, unit]) => !isSeat(unit.at) && unit.piece === null)
  const places = new Set(filled.map(([, unit]) => unit.at))
  const place =
    here ??
    (gone === undefined ? null : { name: gone.key, box: gone.box }) ??
    named(first) ??
    (places.size === 1 ? named(filled[0]?.[1].key ?? null) : null) ??
    named(focus)

  for (const [kind, to] of rest.gains) {
    if (to.key === place?.name) {
      if (home !== null) fly(kind, null, to, home, to.box)
    } else if (isSeat(to.at) || to.piece !== null) {
      const from = place?.box ?? home
      if (from !== null) fly(kind, null, to, from, to.box)
    }
  }
  for (const [kind, from] of rest.losses) {
    if (from.piece === null && !isSeat(from.at)) continue
    const to = from.key === place?.name ? home : (place?.box ?? home)
    if (to !== null) fly(kind, from, null, from.box, to)
  }
  return { flights: flights.slice(0, MOST), shifts: pieces.shifts, changed, focus: place?.name ?? null }
}
