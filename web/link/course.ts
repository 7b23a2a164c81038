/** The course of a finished game: what every seat's score would have been at evenly spaced moments. */

import { effective, type Kernel, type MatchRecord, toAnswer } from '@dorfplatz/kernel'

const SAMPLES = 24

/** One list of totals for each moment, from the beginning to the end. */
export function courseOf<S, V>(k: Kernel<S, V>, record: MatchRecord): readonly (readonly number[])[] {
  const answers = effective(record.entries)
  const match = k.create(record)
  const moments = new Set(Array.from({ length: SAMPLES + 1 }, (_, i) => Math.round((answers.length * i) / SAMPLES)))
  const course: number[][] = []
  const look = (): void => {
    if (moments.has(match.seq)) course.push(k.game.result(match).scores.map((score) => score.total))
  }
  look()
  for (const entry of answers) {
    if (k.play(match, entry[0], toAnswer(entry)) !== null) return []
    look()
  }
  return course
}
