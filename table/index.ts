/** What a table is, wherever it stands: on a server or on a device. */

export * from './answers.ts'
export * from './deal.ts'
export * from './line.ts'
export * from './log.ts'
export * from './past.ts'
export * from './preview.ts'
export * from './record.ts'
export * from './round.ts'
export * from './undo.ts'
