/** The commands of package.json: each finds Node 24, also where npm does not link the one that comes along (npm 10). */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  scripts: { readonly [name: string]: string }
}

test.each(Object.entries(scripts).filter(([, command]) => /\.ts\b|vitest/.test(command)))(
  'npm run %s goes through the file that finds Node 24',
  (_, command) => {
    expect(command).toMatch(/(^|=write )node scripts\/run\.mjs /)
  },
)
