/** `npm run test:unit`, `npm run test:watch`: what needs neither browser nor database, without the long random games. */

import { testing } from './vitest.config.ts'

export default testing([
  'e2e/**',
  'server/**',
  'bench/**',
  'cli/**',
  'scripts/mutate/**',
  '**/conformance.test.ts',
  '**/invariants.test.ts',
  '**/stress.test.ts',
])
