/** The check of views: dealt anew, what a viewer may not know changes nothing that is shown to them. */

import { collectEvents, eventsFor, jsonEqual, type Kernel } from '../index.ts'
import type { GameEvent, Match, Viewer } from '../types.ts'
import type { Move } from './simulate.ts'

export function interference<S, V>(
  k: Kernel<S, V>,
  m: Match<S>,
  other: Match<S>,
  viewer: Viewer,
  move: Move,
): string[] {
  const picture = (match: Match<S>): string => {
    const { commitment: _, seed: __, ...rest } = k.view(match, viewer)
    return JSON.stringify(rest)
  }
  const mine = picture(m)
  if (mine.includes(m.seed)) return [`the view of ${viewer} holds the seed`]
  if (mine !== picture(other))
    return [`the view of ${viewer} depends on what it may not know: ${firstDifference(mine, picture(other))}`]
  if (viewer === 'spectator') return []
  const wrong = { to: 'anytime', choice: 'no such thing' } as const
  const refusals = [k.whyNot(m, viewer, wrong), k.whyNot(other, viewer, wrong)].map((r) => JSON.stringify(r))
  if (refusals[0] !== refusals[1]) return [`a refusal to ${viewer} depends on what it may not know`]
  if (move.seat !== viewer) return []
  const step = (match: Match<S>): { match: Match<S>; events: GameEvent[]; refused: boolean } => {
    const copy = k.clone(match)
    let refused = false
    const events = collectEvents(() => {
      refused = k.play(copy, move.seat, move.answer) !== null
    })
    return { match: copy, events: eventsFor(events, viewer), refused }
  }
  const a = step(m)
  const b = step(other)
  if (a.refused !== b.refused) return [`what ${viewer} may do depends on what it may not know`]
  const learned = (before: Match<S>, after: Match<S>): boolean => {
    if (!jsonEqual(before.streams, after.streams)) return true
    const knew = new Set(k.game.known(before, viewer))
    return k.game.known(after, viewer).some((secret) => !knew.has(secret))
  }
  if (learned(m, a.match) || learned(other, b.match)) return []
  // Without poker face (an option that games with such a choice call so) a pause may tell that somebody holds something
  // playable; that is the table's choice.
  if (m.options.pokerFace !== true && (pauses(k, a.match, viewer) || pauses(k, b.match, viewer))) return []
  if (JSON.stringify(a.events) !== JSON.stringify(b.events)) {
    return [`events told to ${viewer} depend on what it may not know`]
  }
  const after = picture(a.match)
  if (after === picture(b.match)) return []
  return [
    `after a move the view of ${viewer} depends on what it may not know: ${firstDifference(after, picture(b.match))}`,
  ]
}

/** Whether the table rests at a question to another seat that it does not even name. */
function pauses<S, V>(k: Kernel<S, V>, m: Match<S>, viewer: Viewer): boolean {
  return k.view(m, viewer).waiting.some(({ seat, kind }) => seat !== viewer && kind === null)
}

function firstDifference(a: string, b: string): string {
  let i = 0
  while (i < a.length && a[i] === b[i]) i++
  return `…${a.slice(Math.max(0, i - 60), i + 40)}… / …${b.slice(Math.max(0, i - 20), i + 40)}…`
}
