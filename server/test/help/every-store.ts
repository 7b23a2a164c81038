/** The same tests on every store, each with a server of its own. */

import { afterAll, beforeAll, describe } from 'vitest'
import type { RunningServer } from '../../server.ts'
import { type Store, stores, testServer } from './server.ts'

/** There as soon as the tests run. */
export type TestedServer = Pick<RunningServer, 'url' | 'context'>

export function onEveryStore(tests: (server: TestedServer) => void): void {
  for (const { name, open } of stores) {
    describe(name, () => {
      let store: Store
      let server: RunningServer
      beforeAll(async () => {
        store = await open()
        server = await testServer(await store.fresh())
      })
      afterAll(async () => {
        await server.close()
        await store.stop()
      })
      tests({
        get url() {
          return server.url
        },
        get context() {
          return server.context
        },
      })
    })
  }
}
