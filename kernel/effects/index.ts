/** The effect vocabulary: words, their three readings, prices, and what cards leave behind. */

export * from './cost.ts'
export * from './count.ts'
export * from './lexicon.ts'
export * from './run.ts'
export * from './speak.ts'
export * from './upkeep.ts'
export * from './words.ts'
