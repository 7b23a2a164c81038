/** The end of a game in pictures: everything a scene names is drawn on a sheet, and it shows what the winner has. */

import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { kernel, replay } from '@dorfplatz/kernel'
import { drawPanel, symbolsOf } from '@dorfplatz/ui'
import { describe, expect, test } from 'vitest'
import { featured } from '../app/games.ts'
import { loadRules } from '../app/rules.ts'
import { played } from '../dev/scenes.ts'
import { sheetOf } from '../parts/sheets.ts'
import { heroOf } from '../table/result/hero.ts'

const PICTURES = join(import.meta.dirname, '../look/pictures')
const sheets = new Map(
  globSync('*.svg', { cwd: PICTURES }).map((file) => [
    basename(file, '.svg'),
    [...readFileSync(join(PICTURES, file), 'utf8').matchAll(/<symbol id="([^"]*)"/g)].map(([, id = '']) => id),
  ]),
)

describe.each(featured.map(({ id, ending }) => [id, ending] as const))('%s', (id, ending) => {
  const drawn = new Set(['places', 'people', 'things', id].flatMap((sheet) => sheets.get(sheet) ?? []))
  const isDrawn = (name: string) => (name.startsWith('i-') ? sheetOf(name.slice(2)) !== undefined : drawn.has(name))

  test.each(['random', 'greedy'])('after a game of %s bots every seat has a scene that can be drawn', async (bot) => {
    const [rules, scene] = await Promise.all([loadRules(id), ending?.()])
    const record = played(rules, { id: `end of ${id} ${bot}`, game: id, seats: 3, asked: null, bot })
    const k = kernel(rules)
    const { match } = replay(k, record)
    if (match === null) throw new Error('the game does not replay')
    const over = k.view(match, 'spectator')
    for (const seat of [0, 1, 2]) {
      const panels = scene?.panels(over, seat, seat + 1) ?? []
      expect(panels).toHaveLength(3)
      const names = panels.flatMap((panel) => symbolsOf(drawPanel(panel)))
      expect(names.filter((name) => !isDrawn(name))).toEqual([])
      // People wear their seat's color.
      expect(panels[0]?.people?.[0]?.wear[0]).toBe(`seat-${seat + 1}`)
    }
    expect(over.result?.winners).toContain(heroOf(over, null))
  })
})
