/** The check of undo: it and its redo give the same match, and it never crosses a draw or a reveal. */

import {
  effective,
  fingerprint,
  type Kernel,
  randomFrom,
  replay,
  toAnswer,
  undo,
  undoneTo,
  undoTarget,
} from '../index.ts'
import type { ConformanceConfig } from './check.ts'
import { MAX_FAULTS } from './faults.ts'
import { randomGame } from './simulate.ts'

export function undone<S, V>(k: Kernel<S, V>, setups: ConformanceConfig['setups'], words: string): string[] {
  const faults: string[] = []
  for (const setup of setups) {
    const name = `${words} ${JSON.stringify(setup)} undo`
    const random = randomFrom(name)
    const { journal } = randomGame(k, { game: k.game.id, ...setup }, name)
    const all = effective(journal.record.entries)
    for (let at = 1; at <= all.length && faults.length < MAX_FAULTS; at++) {
      if (random(Math.max(1, Math.ceil(all.length / 24))) !== 0) continue
      const record = { ...journal.record, entries: all.slice(0, at), hashes: {} }
      const entry = all[at - 1]
      if (entry === undefined) continue
      const target = undoTarget(k, record, entry[0])
      if (typeof target !== 'number') continue
      const { match, fault } = replay(k, record)
      if (fault !== null) {
        faults.push(`${name} ${at}: ${fault.problem}`)
        continue
      }
      const back = undo(k, { match, record }, entry[0], target)
      if (back.match.seq !== target) faults.push(`${name} ${at}: undo led to ${back.match.seq}, not ${target}`)
      if (undoneTo(back.record.entries.at(-1) ?? [0, null]) !== target)
        faults.push(`${name} ${at}: undo is not in the log`)
      const redone = k.clone(back.match)
      const stream = JSON.stringify(redone.streams)
      if (k.play(redone, entry[0], toAnswer(entry)) !== null) faults.push(`${name} ${at}: redo is refused`)
      if (fingerprint(redone) !== fingerprint(match)) faults.push(`${name} ${at}: redo leads elsewhere`)
      if (JSON.stringify(redone.streams) !== stream) faults.push(`${name} ${at}: undo crossed a draw`)
      for (let seat = 0; seat < match.seats; seat++) {
        const seen = new Set([...k.game.known(back.match, seat), ...k.game.known(back.match, entry[0])])
        if (k.game.known(redone, seat).some((s) => !seen.has(s))) faults.push(`${name} ${at}: undo crossed a reveal`)
      }
    }
  }
  return faults
}
