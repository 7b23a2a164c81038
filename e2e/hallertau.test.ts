/** Hallertau's table: everything in sight, amounts by counters, payments proposed, exchanges in a drawer, few inputs. */

import { DONE, type Json, PASS } from '@dorfplatz/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SPACES, type Space } from '../games/hallertau/rules/facts.ts'
import { missingAt } from '../games/hallertau/ui/idle.ts'
import { type ByHand, greedily, inputsIn, k, playByHand, summary, type Wish } from './byhand.ts'
import { notInSight } from './layout.ts'
import { goOn, stepOf, WHOLE_GAME_MS } from './play.ts'
import { type Scene, sitAt } from './scenes.ts'
import { shiftOf, watchShift } from './shift.ts'
import { openStage } from './stage.ts'
import { barriers, settle } from './visit.ts'

const stage = openStage()

const TURN: Scene = { id: 'h-turn', game: 'hallertau', seats: 4, asked: 'turn', after: 150 }
const ALONE: Scene = { id: 'h-hand', game: 'hallertau', seats: 1, asked: 'turn', after: 0 }
const PROGRESS: Scene = { id: 'h-prog2', game: 'hallertau', seats: 1, asked: 'progress', after: 110 }
const WINDOW: Scene = { id: 'h-window', game: 'hallertau', seats: 2, asked: 'playCards', after: 120 }

const SIGHT = ['.banner', '.aboard', '.supply', '.ccboard', '.fieldboard', '.stableboard', '.hand-part .strip', '.mate']

test.each([
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
])('boards, goods, hand and others are in sight at once and nothing moves, at $width × $height', async (size) => {
  const { page, errors, close } = await sitAt(stage, TURN, { ...size, confirm: true })
  await settle(page)
  const where = () =>
    page.evaluate(
      (parts) => parts.map((part) => JSON.stringify(document.querySelector(part)?.getBoundingClientRect())),
      SIGHT.slice(0, -2),
    )
  const before = await where()
  expect(await notInSight(page, SIGHT)).toEqual([])
  expect(await page.locator('.h-space').count()).toBe(20)
  await page.locator('.a-nursery .pick').nth(1).click()
  await page.locator('.counters').waitFor()
  expect(await where()).toEqual(before)
  expect(await notInSight(page, SIGHT)).toEqual([])
  expect(errors).toEqual([])
  await close()
})

const goods = (page: Page, icon: string) =>
  page.locator(`.supply [data-of="${icon}"]`).evaluate((good) => Number(good.getAttribute('data-n')))

test('[H-ACT-08] [H-ACT-12] one of two things of a space is pressed where it is drawn, and says the space with it', async () => {
  const { page, errors, close } = await sitAt(stage, ALONE, { confirm: true })
  const [clay, milk] = [await goods(page, 'clay'), await goods(page, 'milk')]
  const back = () => goOn(page, () => page.locator('.slots .take-back').click())
  await page.locator('.a-nursery .pick').first().click()
  await page.locator('.slots .confirm').waitFor()
  await expect.poll(() => goods(page, 'clay')).toBe(clay + 3)
  expect(await page.locator('.a-nursery .pick.is-chosen').count()).toBe(1)
  // One press is taken back by one press; a press beside the things only places Workers, and asks.
  await back()
  expect(await page.locator('.slots .confirm').count()).toBe(0)
  expect(await stepOf(page)).toMatch(/\.0$/)
  await page.locator('.a-nursery .space-press').click({ position: { x: 12, y: 8 } })
  await page.locator('.popover .opt').first().waitFor()
  await page.locator('.a-nursery .pick.is-asked').nth(1).click()
  await page.locator('.counters').waitFor()
  await back()
  await back()
  // What comes before it is asked in between.
  await page.locator('.a-smallTrade .pick').first().click()
  await page.locator('.counter[data-count="rye"] .counter-add').click()
  await page.locator('.counter[data-count="rye"] .counter-add').click()
  await page.locator('.slots .confirm').waitFor()
  await expect.poll(() => goods(page, 'milk')).toBe(milk + 1)
  // Elsewhere than on one of its things the space asks.
  while (!(await stepOf(page))?.endsWith('.0')) await back()
  await page.locator('.a-toolShed .space-press').click({ position: { x: 12, y: 8 } })
  await page.locator('.popover .opt').nth(1).waitFor()
  expect(errors).toEqual([])
  await close()
})

test('[H-ACT-08] three crops in any mixture are four counters at the space; keys count, too', async () => {
  const { page, errors, close } = await sitAt(stage, ALONE, { confirm: true })
  await page.locator('.a-nursery .pick').nth(1).click()
  await page.locator('.counters').waitFor()
  expect(await page.locator('.counter').count()).toBe(4)
  expect(await page.locator('.list [data-option*=crops]').count()).toBe(0)
  const [barley, hops] = [await goods(page, 'barley'), await goods(page, 'hops')]
  await page.locator('.counter[data-count="barley"] .counter-add').click()
  await page.keyboard.press('3')
  await page.keyboard.press('3')
  await page.locator('.slots .confirm').waitFor()
  expect(await page.locator('.counter .more:not([disabled])').count()).toBe(0)
  // The goods say what will be, and what was.
  await expect.poll(() => goods(page, 'hops')).toBe(hops + 2)
  await page
    .locator('.supply .changed', { hasText: `vorher ${hops}` })
    .first()
    .waitFor()
  await page.keyboard.press('Shift+Digit3')
  await expect.poll(() => page.locator('.slots .confirm').count()).toBe(0)
  await expect.poll(() => page.locator('.finish').innerText()).toContain('noch 1')
  await page.locator('.counter[data-count="barley"] .more').click()
  await page.locator('.slots .confirm').click()
  await expect.poll(() => page.locator('.popover').count()).toBe(0)
  await expect
    .poll(async () => [await goods(page, 'barley'), await goods(page, 'hops')])
    .toEqual([barley + 2, hops + 1])
  expect(errors).toEqual([])
  await close()
})

test('[H-PH9-10] [H-PH9-14] one press pays with the cheapest goods; counters change it, jewelry can stand in', async () => {
  const { page, errors, close } = await sitAt(stage, PROGRESS, { confirm: true })
  const tag = await page.locator('.ccrow').nth(1).locator('.price-tag').innerText()
  const before = [await goods(page, 'barley'), await goods(page, 'hops')]
  await page.locator('.adv[data-craft="1"]').click({ position: { x: 12, y: 12 } })
  await page.locator('.popover .amounts-sum.whole').waitFor()
  const [barley, hops] = [await goods(page, 'barley'), await goods(page, 'hops')]
  const paid = [(before[0] ?? 0) - barley, (before[1] ?? 0) - hops].filter((n) => n > 0)
  expect(tag.match(/\d+/g)?.map(Number)).toEqual(paid)
  expect(await page.locator('.popover .amounts-rule').innerText()).toContain('Der Schritt kostet')
  // Never at the price of a jewelry unless asked for.
  const jewelry = await goods(page, 'jewelry')
  await page.locator('.amounts-else .btn').first().click()
  await expect.poll(() => goods(page, 'jewelry')).toBe(jewelry - 1)
  await expect.poll(() => goods(page, 'barley')).toBe(before[0])
  await page.locator('.amounts-else .btn').first().click()
  await expect.poll(() => goods(page, 'jewelry')).toBe(jewelry)
  await page.keyboard.press('Escape')
  await page.locator('.popover').waitFor({ state: 'detached' })
  // The payment stays; taking back is one press.
  await page.keyboard.press('Backspace')
  await expect.poll(() => goods(page, 'barley')).toBe(before[0])
  expect(errors).toEqual([])
  await close()
})

test('[H-PH4-13] Workers become tools in the drawer at the goods, and by no key and no line of the list', async () => {
  const { page, errors, close } = await sitAt(stage, ALONE, { confirm: true })
  expect(await page.locator('.list [data-option*=exchange]').count()).toBe(0)
  const [tools, workers] = [await goods(page, 'tool'), await goods(page, 'worker')]
  await page.keyboard.press('t')
  await page.locator('.exchange-row').waitFor()
  expect(await barriers(page)).toEqual([])
  // All of them are counted at once: one is kept back.
  await page.locator('.exchange-row .stepper button').first().click()
  await page.locator('.exchange-go').click()
  await page.locator('.slots .confirm').click()
  await expect
    .poll(async () => [await goods(page, 'tool'), await goods(page, 'worker')])
    .toEqual([tools + workers - 1, 1])
  expect(errors).toEqual([])
  await close()
})

test('a space that brings nothing says so, comes last in the list, and asks once', async () => {
  const { page, errors, close } = await sitAt(stage, TURN, { confirm: true })
  const idle = page.locator('.h-space.idle').first()
  expect(await idle.locator('.idle-why').innerText()).not.toBe('')
  const listed = await page
    .locator('.turnform [data-option]')
    .evaluateAll((all) => all.map((one) => one.classList.contains('idle')))
  expect(listed).toEqual(listed.toSorted((a, b) => Number(a) - Number(b)))
  const step = await stepOf(page)
  await idle.click()
  await page.locator('.popover').waitFor()
  expect(await stepOf(page)).toBe(step)
  await page.locator('.popover .btn[data-option]').click()
  await expect.poll(() => stepOf(page)).not.toBe(step)
  expect(errors).toEqual([])
  await close()
})

test('on a lying phone and in an enlarged window nothing of a space lies over its name, its reason or its price', async () => {
  const early: Scene = { id: 'h-early', game: 'hallertau', seats: 2, asked: 'turn', after: 2 }
  const { page, close } = await sitAt(stage, early, { width: 844, height: 390 })
  const found: string[] = []
  for (const [width, height] of [
    [844, 390],
    [720, 450],
  ] as const) {
    await page.setViewportSize({ width, height })
    await settle(page)
    found.push(...(await overprinted(page)).map((line) => `${width}: ${line}`))
  }
  expect(await page.locator('.h-space.idle').count()).toBeGreaterThan(1)
  await close()
  expect(found).toEqual([])
})

/** Names, signs and reasons of spaces that lie over what stands below them; letters may touch the line above by a pixel. */
const overprinted = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const box = (part: Element) => part.getBoundingClientRect()
    return [...document.querySelectorAll('.h-space')].flatMap((space) => {
      const [name, reason] = [space.querySelector('.space-name'), space.querySelector('.idle-why')]
      const signs = [...space.querySelectorAll('.effects .icon, .effects b, .effects .alternative')]
        .map(box)
        .filter(({ height }) => height > 0)
      const what = name?.textContent ?? ''
      const under = name === null ? 0 : box(name).bottom
      const lines: string[] = []
      if (signs.some(({ top }) => top < under - 2)) lines.push(`signs over the name of ${what}`)
      const price = reason === null ? null : box(reason)
      if (price !== null && signs.some((sign) => sign.bottom > price.top + 2))
        lines.push(`signs over the reason of ${what}`)
      if (price !== null && price.bottom > box(space).bottom) lines.push(`${what} does not hold its reason`)
      return lines
    })
  })

test('a window names its moment; to go on needs no confirmation; a moment can be passed over from now on', async () => {
  const { page, errors, close } = await sitAt(stage, WINDOW, { confirm: true })
  expect(await page.locator('.banner .say').innerText()).toMatch(/Zwischen |Vor |Nach |Am Ende/)
  const answers = async () => Number((await stepOf(page))?.split('.')[0])
  const before = await answers()
  await page.locator('.slots .finish', { hasText: 'Weiter' }).click()
  await expect.poll(answers).toBeGreaterThan(before)
  await page.reload()
  await page.locator('.table').waitFor()
  expect(errors).toEqual([])
  await close()
  const again = await sitAt(stage, WINDOW, { confirm: true })
  await again.page.locator('.window-stops .btn').click()
  await expect.poll(async () => Number((await stepOf(again.page))?.split('.')[0])).toBeGreaterThan(before)
  const kept = await again.page.evaluate(() => localStorage.getItem('dorfplatz.stops.here-h-window'))
  expect(JSON.parse(kept ?? 'null')).toMatchObject({ never: [expect.any(String)] })
  expect(again.errors).toEqual([])
  await again.close()
})

type Placing = { readonly space: Space; readonly workers: number }
const places = (choice: Json): choice is Placing =>
  typeof choice === 'object' && choice !== null && !Array.isArray(choice) && 'space' in choice

/**
 * In a hurry: so many placements a round and the rest of the Workers for tools, so many steps of progress, no cards. Where
 * the bot would rather play a card, Workers go where they bring something and fewest are needed.
 */
function hurriedly(placements: number, most: number): Wish {
  let [round, turns, steps] = [0, 0, 0]
  return (m, open) => {
    if (m.state.round !== round) [round, turns, steps] = [m.state.round, 0, 0]
    const view = k.view(m, 0)
    const choices = view.decisions.find(({ kind }) => kind === open.frame.op)?.choices ?? []
    const wanted = greedily(m, open)
    switch (open.frame.op) {
      case 'turn': {
        if (++turns > placements) break
        if (places(wanted.choice)) return wanted
        const [cheapest] = choices
          .filter(places)
          .filter(({ space }) => missingAt(view.table, 0, SPACES.indexOf(space)) === null)
          .toSorted((one, other) => one.workers - other.workers)
        if (cheapest === undefined) break
        return { choice: cheapest }
      }
      case 'playCards':
        return { choice: PASS }
      case 'progress': {
        if (++steps > most) return { choice: DONE }
        const [first = DONE] = choices.filter(
          (choice) => typeof choice === 'object' && choice !== null && 'pay' in choice,
        )
        return wanted.to === 'anytime' ? { choice: first } : wanted
      }
      default: {
        const [first = PASS] = choices.filter((choice) => choice !== PASS && choice !== DONE)
        return wanted.to === 'anytime' ? { choice: first } : wanted
      }
    }
    return { choice: { exchange: m.state.players[0]?.workers ?? 1 } }
  }
}

const game = async (scene: Scene, how: Pick<ByHand, 'wish' | 'stops'>) => {
  const { page, errors, close } = await sitAt(stage, scene, { confirm: true })
  await settle(page)
  await watchShift(page)
  const inputs = await playByHand({ page, table: `here-${scene.id}`, ...how })
  const { shifted, parts } = await shiftOf(page)
  console.log(`${scene.id}: ${summary(inputs)}; shift ${shifted.toFixed(4)}`)
  expect(shifted, parts.join(', ')).toBeLessThan(0.02)
  expect(await page.locator('.score tfoot td').count()).toBe(1)
  expect(errors).toEqual([])
  await close()
  return inputs
}

test.each([
  // About as many choices as the game that was counted first took: 36, with 34 confirmations and 19 refusals.
  { id: 'h-hand', placements: 2, steps: 1, bound: 55 },
  { id: 'h-hurry-1', placements: 2, steps: 1, bound: 55 },
  { id: 'h-hurry-2', placements: 2, steps: 1, bound: 55 },
  { id: 'h-hurry-3', placements: 3, steps: 2, bound: 80 },
])(
  'a whole game alone in a hurry, with $placements placements and $steps of progress a round, takes fewer than $bound inputs, and nothing on the table shifts but lists: deal $id',
  async ({ id, placements, steps, bound }) => {
    const inputs = await game({ ...ALONE, id }, { wish: hurriedly(placements, steps), stops: true })
    expect(inputsIn(inputs), inputs.told.join('\n')).toBeLessThan(bound)
    // What is no decision: a card that is drawn, a last placement, the way to a list, and cards let pass twice.
    expect(inputs.confirmations + inputs.refusals + inputs.opened).toBeLessThan(16)
  },
  WHOLE_GAME_MS,
)

test('what others have answered keeps a move: the grey button says why, and more is offered beside it', async () => {
  const { page, errors, close } = await sitAt(stage, TURN, { confirm: true })
  const back = page.locator('.slots .take-back')
  expect(await back.getAttribute('data-grey')).toBe('true')
  await back.click()
  await page.locator('.refused .toast').waitFor()
  await page
    .locator('.consent')
    .getByRole('button', { name: /zurücknehmen/ })
    .waitFor()
  expect(errors).toEqual([])
  await close()
})

test('on a phone the tab behind which the next step is bears a mark, and the bar of a window is one row', async () => {
  const upright = await sitAt(stage, PROGRESS, { width: 390, height: 844 })
  const { page } = upright
  const asks = page.locator('.tabs [data-asks]')
  expect(await asks.count()).toBe(0)
  await page.locator('.tabs button', { hasText: 'Hand' }).click()
  expect(await asks.innerText()).toBe('Hof')
  await asks.click()
  expect(await asks.count()).toBe(0)
  await upright.close()
  const lying = await sitAt(stage, WINDOW, { width: 844, height: 390 })
  const bar = lying.page.locator('.step-sheet')
  await settle(lying.page)
  const [outer, go] = await Promise.all([bar.boundingBox(), bar.locator('.finish').boundingBox()])
  expect(go?.y ?? 0).toBeGreaterThanOrEqual(outer?.y ?? 1)
  expect((go?.y ?? 999) + (go?.height ?? 0)).toBeLessThanOrEqual(391)
  expect([...upright.errors, ...lying.errors]).toEqual([])
  await lying.close()
})
