/** A server in a process of its own, to be killed: takes the environment, says `ready` when it listens. */

import { testServer } from './server.ts'

const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => name !== 'NODE_OPTIONS'))
const server = await testServer({ ...env, HOST: '127.0.0.1' })
process.send?.('ready')
process.on('SIGTERM', () => {
  server.close().then(() => process.exit(0))
})
