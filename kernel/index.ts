/** The kernel's door: everything other rooms may use. */

export * from './builtin.ts'
export * from './flow.ts'
export * from './hash.ts'
export * from './kernel.ts'
export * from './plain.ts'
export * from './random.ts'
export * from './refusal.ts'
export * from './scribe.ts'
export * from './sha256.ts'
export type * from './types.ts'
