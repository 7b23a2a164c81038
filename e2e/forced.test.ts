/** Where the system chooses the colours, what is chosen, running, lit or touched last is still told from the rest. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Scene, sitAt } from './scenes.ts'
import { openStage } from './stage.ts'
import { settle, visit } from './visit.ts'

const stage = openStage()

/** Pairs of the same kind, of which the first is told from the second. */
type Pair = readonly [one: string, other: string]

/** A table in regions. */
const REGIONS: readonly Pair[] = [
  ['.rounds i.now', '.rounds i:not(.now)'],
  ['.sidetabs2 [data-state="active"]', '.sidetabs2 [data-state="inactive"]'],
  ['.filter [aria-pressed="true"]', '.filter [aria-pressed="false"]'],
]
const FRAME: readonly Pair[] = [
  ['.rounds i.now', '.rounds i:not(.now)'],
  [':is(.sidetabs, .sidetabs2) [data-state="active"]', ':is(.sidetabs, .sidetabs2) [data-state="inactive"]'],
  ['.filter [aria-pressed="true"]', '.filter [aria-pressed="false"]'],
]
const TABLES: readonly { readonly scene: Scene; readonly pairs: readonly Pair[] }[] = [
  {
    scene: { id: 'f-turn', game: 'hallertau', seats: 3, asked: 'turn', after: 130 },
    pairs: [
      ['.space[data-last]', '.space:not([data-last])'],
      ['.rows .next .worker-free', '.rows span:not(.next) > .worker-free'],
      ['.ticks .now', '.ticks :not(.now)'],
    ],
  },
  {
    scene: { id: 'f-place', game: 'agricola', seats: 3, asked: 'place', after: 100 },
    pairs: [['.space.can:not([data-last])', '.space.cannot']],
  },
  {
    scene: { id: 'f-plow', game: 'agricola', seats: 2, asked: 'plow', after: 40 },
    pairs: [['.ycell.highlighted', '.ycell:not(.highlighted)']],
  },
  {
    scene: { id: 'f-stones', game: 'village', seats: 3, asked: 'turn', after: 60 },
    pairs: [['.v-place[data-last]', '.v-place:not([data-last])']],
  },
]
const PAGES: readonly { readonly path: string; readonly pairs: readonly Pair[] }[] = [
  { path: '/new?game=agricola', pairs: [['.btn.is-chosen', '.choice .btn:not(.is-chosen)']] },
  { path: '/settings', pairs: [['.btn.is-chosen', '.choice .btn:not(.is-chosen)']] },
]

const frameOf = async (page: Page): Promise<readonly Pair[]> =>
  (await page.locator('.framed').count()) > 0 ? REGIONS : FRAME

/** Pairs that are missing, or look alike but for what the system takes away: shadows and colours of the page's own. */
async function alike(page: Page, pairs: readonly Pair[]): Promise<string[]> {
  await settle(page)
  return page.evaluate(
    (all) =>
      all.flatMap(([one, other]) => {
        const [a, b] = [one, other].map((selector) => {
          const element = document.querySelector(selector)
          if (element === null) return null
          const style = getComputedStyle(element)
          const edges = ['top', 'right', 'bottom', 'left'].map((side) =>
            ['width', 'style', 'color'].map((what) => style.getPropertyValue(`border-${side}-${what}`)).join(' '),
          )
          const outline = style.outlineStyle === 'none' ? 'none' : style.outline
          // Nothing on the page's ground is the page's ground.
          const bare = /, 0\)$/.test(style.backgroundColor)
          const ground = getComputedStyle(bare ? document.documentElement : element).backgroundColor
          return [ground, ...edges, outline].join('; ')
        })
        if (a === null || b === null || a === undefined || b === undefined) return [`not there: ${one}, ${other}`]
        return a === b ? [`${one} looks like ${other}: ${a}`] : []
      }),
    pairs,
  )
}

test.each(TABLES)('at a table of $scene.game', async ({ scene, pairs }) => {
  const { page, close } = await sitAt(stage, scene)
  // Marks of others' moves come a moment after the table is drawn.
  for (const [one] of pairs) await page.locator(one).first().waitFor({ state: 'attached' })
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    for (const line of await alike(page, [...(await frameOf(page)), ...pairs])) found.push(`${colorScheme}: ${line}`)
  }
  await close()
  expect(found).toEqual([])
})

test.each(PAGES)('on $path', async ({ path, pairs }) => {
  const { page, close } = await visit(stage.browser)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(stage.url + path)
  await page.locator('h1').first().waitFor()
  const found = await alike(page, pairs)
  await close()
  expect(found).toEqual([])
})

test('the look itself sees what is wrong: without the rules for it, what is chosen looks like the rest', async () => {
  const { page, close } = await sitAt(stage, { id: 'f-bare', game: 'hallertau', seats: 3, asked: 'turn', after: 130 })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.evaluate(() => {
    const switchOff = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSLayerBlockRule) switchOff(rule.cssRules)
        else if (rule instanceof CSSMediaRule && rule.conditionText.includes('forced-colors'))
          rule.media.mediaText = 'not all'
      }
    }
    for (const { cssRules } of document.styleSheets) switchOff(cssRules)
  })
  const found = await alike(page, FRAME)
  await close()
  expect(found.join('\n')).toMatch(/looks like \.rounds/)
  expect(found.join('\n')).toMatch(/looks like :is\(\.sidetabs/)
  expect(found.join('\n')).toMatch(/looks like \.filter/)
})
