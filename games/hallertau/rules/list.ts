/** Reading lists at places that are known to exist. */

export const pick = <T>(list: readonly T[], i: number): T => list[i] as T

/** The same for numbers, which most lists of a state hold. */
export const at = (list: readonly number[], i: number): number => list[i] as number
