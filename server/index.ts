/** The server's entry: start it, back it up, speak with it. */

export * from '@dorfplatz/protocol'
export { type Config, type Environment, readConfig } from './config.ts'
export { type RunningServer, type ServerOptions, serve, startServer } from './server.ts'
export { listAdmins, setAdmin } from './storage/admins.ts'
export { backup, restore, storedSecret } from './storage/backup.ts'
