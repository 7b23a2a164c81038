/** Targets of the solitaire series (A-SOLO-10), apart from the rules: pages name them too. */

export const SOLO_TARGETS: readonly number[] = [50, 55, 59, 62, 64, 65, 66, 67]

export function targetOf(game: number): number {
  return SOLO_TARGETS[game - 1] ?? 50
}
