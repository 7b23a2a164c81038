/** A server in a process of its own, to be killed: takes the environment, says `ready` when it listens. */

import { testServer } from './server.ts'

// A clock that is wrong, where a test wants one.
const { now } = Date
const skew = Number(process.env.SKEW_MS ?? 0)
Date.now = () => now() + skew

const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => name !== 'NODE_OPTIONS'))
const server = await testServer({ ...env, HOST: '127.0.0.1' })
process.send?.('ready')
// Without the test that started it a server is of no use.
process.on('disconnect', () => process.exit(1))
process.on('SIGTERM', () => {
  server.close().then(() => process.exit(0))
})
