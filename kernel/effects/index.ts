/** The effect vocabulary: words, their four readings (can, do, say, draw), and prices. */

export * from './cost.ts'
export * from './count.ts'
export * from './draw.ts'
export * from './lexicon.ts'
export * from './read.ts'
export * from './run.ts'
export * from './speak.ts'
export * from './words.ts'
