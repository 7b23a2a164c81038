/** A number of points as it is written: with a true minus. */
export const signed = (points: number): string => `${points < 0 ? '−' : ''}${Math.abs(points)}`
