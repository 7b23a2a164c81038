/** A number as it is printed: with a minus sign, not with a hyphen. */
export const printed = (n: number): string => String(n).replace('-', '−')
