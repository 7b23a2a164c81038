/** The suite every game must pass. Framework-free: each check runs and returns what it found wrong. */

export * from './check.ts'
export * from './playthrough.ts'
export * from './simulate.ts'
