/** How much a check tells. */

/** Enough to see a fault, not so many that it cannot be read. */
export const MAX_FAULTS = 5
