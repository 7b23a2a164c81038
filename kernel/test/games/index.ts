/** Two small games that live only in the kernel's tests and benches; together they use every kernel feature. */

export * from './fair.ts'
export * from './orchard.ts'
