/** The server's door. */

export * from './protocol/index.ts'
