/** Hallertau played by hand as a person does: on the boards, with counters and drawers; every input is counted. */

import { answerOf, bots } from '@dorfplatz/bots'
import { type Answer, type Json, kernel, type OpenQuestion, randomFrom, replay, reveals } from '@dorfplatz/kernel'
import type { Locator, Page } from 'playwright-core'
import { hallertau } from '../games/hallertau/index.ts'
import { CRAFTS } from '../games/hallertau/rules/facts.ts'
import { goOn, stepOf } from './play.ts'
import { standingAt } from './scenes.ts'

export const k = kernel(hallertau)
const CRAFT_LIST: readonly string[] = CRAFTS

export interface Inputs {
  /** What was decided. */
  choices: number
  confirmations: number
  /** Windows for cards that were let pass. */
  refusals: number
  /** Presses that only opened a list. */
  opened: number
  /** What they were, one by one: round and phase, the question, and how it was answered. */
  readonly told: string[]
}

export const inputsIn = ({ choices, confirmations, refusals, opened }: Inputs): number =>
  choices + confirmations + refusals + opened

/** How many of each, and of which questions the choices were. */
export function summary({ told, ...inputs }: Inputs): string {
  const kinds = new Map<string, number>()
  for (const line of told) {
    const kind = line.split(' ').slice(1, 3).join(' ')
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  const parts = [...kinds].toSorted((a, b) => b[1] - a[1]).map(([kind, n]) => `${n} ${kind}`)
  return `${inputsIn({ told, ...inputs })} inputs ${JSON.stringify(inputs)}: ${parts.join(', ')}`
}

type Plain = { readonly [key: string]: Json }
const isPlain = (v: Json | undefined): v is Plain => typeof v === 'object' && v !== null && !Array.isArray(v)

/** The table as this page has it, with what is staged. */
async function standing(page: Page, table: string) {
  const { record, staged } = await standingAt(page, table)
  const { match: m } = replay(k, record)
  if (m === null) throw new Error('the record does not replay')
  for (const answer of staged) k.play(m, 0, answer)
  return m
}

/** What somebody wants to do, asked a question. */
export type Wish = (m: Awaited<ReturnType<typeof standing>>, open: OpenQuestion) => Answer

const random = randomFrom('by hand')

/** As the greedy bot plays. */
export const greedily: Wish = (m, open) => {
  const { greedy } = bots
  if (greedy === undefined) throw new Error('no bot')
  return answerOf(greedy, k, k.imagine(m, 0, random), open, random)
}

export interface ByHand {
  readonly page: Page
  readonly table: string
  readonly wish: Wish
  /** Whoever refuses a card is not asked again before the end. */
  readonly stops: boolean
}

type Match = Awaited<ReturnType<typeof standing>>

/** Whether an answer draws or reveals something, or what lies behind windows that are passed over. */
function shows(m: Match, answer: Answer, passing: boolean): boolean {
  const next = k.clone(m)
  if (k.play(next, 0, answer) !== null) return false
  if (reveals(k, m, next, 0)) return true
  const [asked] = k.view(next, 0).decisions
  const passes = passing && asked?.kind === 'playCards' && momentOf(asked.args) !== 'final'
  return passes && shows(next, { to: asked.id, choice: 'pass' }, passing)
}

function momentOf(args: unknown): unknown {
  const { chance } = args as { readonly chance?: { readonly moment: string } }
  return chance?.moment
}

/** Nobody has looked at an eye sooner than that, in ms. */
const LOOKED_AT_MS = 600

/** What reveals something says so with an eye, and is pressed by whoever has seen it. */
async function untilSeen(button: Locator): Promise<void> {
  await button.locator('.glyph').waitFor()
  await button.page().waitForTimeout(LOOKED_AT_MS)
}

/** What is done unasked is listed with the window that is open, if any. */
const optionFor = (page: Page, choice: Json): Locator =>
  page.locator(`[data-option$=${JSON.stringify(` ${JSON.stringify(choice)}`)}]`)

/**
 * Presses what stands for a choice; how many presses it took, and how many of them only opened something. `eye`: it ends
 * something, and reveals what is behind.
 */
async function press(
  { page }: ByHand,
  kind: string,
  choice: Json,
  eye: boolean,
): Promise<[presses: number, opening: number]> {
  const field = (column: Json | undefined) => page.locator(`button:has(> [data-piece="field:0:${String(column)}"])`)
  const visible = async (place: Locator) => (await place.count()) > 0 && (await place.first().isVisible())
  if (choice === 'done' || (choice === 'pass' && kind === 'playCards')) {
    const button = page.locator('.slots .have-enough')
    if (eye) await untilSeen(button)
    await button.click()
    return [1, 0]
  }
  if (isPlain(choice)) {
    if (kind === 'turn' && typeof choice.space === 'string') {
      // On its name: elsewhere a thing of the space might be pressed with it.
      await page.locator(`.h-space.a-${choice.space}`).click({ position: { x: 20, y: 10 } })
      const doubt = page.locator('.popover .btn[data-option]')
      if (!(await visible(doubt))) return [1, 0]
      await doubt.click()
      return [2, 0]
    }
    if (kind === 'turn' && typeof choice.exchange === 'number') {
      const all = page.locator('.exchange-all')
      if ((await all.getAttribute('data-option'))?.endsWith(JSON.stringify(choice)) === true) {
        if (eye) await untilSeen(all)
        await all.click()
        return [1, 0]
      }
      await page.locator('.exchange-some').click()
      let presses = 2
      const fewer = page.locator('.exchange-row .stepper button').first()
      // All that are left are counted already.
      const counted = Number(await page.locator('.exchange-row .stepper .num').textContent())
      for (let n = counted; n > choice.exchange; n--, presses++) await fewer.click()
      if (eye) await untilSeen(page.locator('.exchange-go'))
      await page.locator('.exchange-go').click()
      return [presses, 0]
    }
    if (isPlain(choice.crops) && (await visible(page.locator('.counters')))) {
      let presses = 0
      for (const [crop, n] of Object.entries(choice.crops)) {
        for (let i = 0; i < Number(n); i++, presses++)
          await page.locator(`.counter[data-count="${crop}"] .counter-add`).click()
      }
      return [presses, 0]
    }
    if (kind === 'progress' && typeof choice.advance === 'string') {
      const craft = CRAFT_LIST.indexOf(choice.advance)
      // Boulders of the row have places of their own.
      await page.locator(`.adv[data-craft="${craft}"]`).click({ position: { x: 12, y: 12 } })
      return [1, 0]
    }
    if (kind === 'sow' && choice.copies === undefined) {
      const seed = page.locator('.seeds .seed', { has: page.locator(`.i-${String(choice.sow)}`) }).first()
      const chosen = await seed.evaluate((label) => label.classList.contains('chosen'))
      if (!chosen) await seed.click()
      await field(choice.column).click()
      return [chosen ? 1 : 2, 0]
    }
    const column = choice.harvest ?? choice.raise ?? choice.column
    if (column !== undefined && (await visible(field(column)))) {
      await field(column).click()
      return [1, 0]
    }
    if (kind === 'playCards' && typeof choice.play === 'string' && choice.option === undefined) {
      await page.locator(`.hand-part [data-piece="card:${choice.play}"] .strip.can`).click()
      return [1, 0]
    }
  }
  const shown = optionFor(page, choice)
  for (const one of await shown.all()) {
    if (!(await one.isVisible())) continue
    await one.click()
    return [1, 0]
  }
  await page.locator('.sidetabs2 button').nth(1).click()
  await shown.locator('visible=true').first().click()
  return [1, 1]
}

/** Plays until the score sheet; what it took. */
export async function playByHand(hand: ByHand): Promise<Inputs> {
  const { page, table } = hand
  const inputs: Inputs = { choices: 0, confirmations: 0, refusals: 0, opened: 0, told: [] }
  const confirm = page.locator('.slots .confirm:not([disabled])')
  let passing = false
  for (;;) {
    await page.locator('.result, .banner.mine, .slots .confirm:not([disabled])').first().waitFor()
    if ((await page.locator('.result').count()) > 0) return inputs
    const before = await stepOf(page)
    const m = await standing(page, table)
    const tell = (what: 'choices' | 'confirmations' | 'refusals' | 'opened', n: number, which: string) => {
      inputs[what] += n
      for (let i = 0; i < n; i++) inputs.told.push(`${m.state.round}.${m.state.phase} ${what} ${which}`)
    }
    const open = k.open(m).find(({ frame }) => frame.seat === 0)
    const waits = (await confirm.count()) > 0
    if (waits && (open === undefined || (await page.locator('.slots .glyph').count()) > 0)) {
      // A page that is not done with the last answer lets go of what is pressed: a person presses again.
      await goOn(page, () => confirm.click({ timeout: 2000 }).catch(() => undefined))
      tell('confirmations', 1, open?.frame.op ?? 'end')
    } else {
      if (open === undefined) throw new Error('nothing to do')
      const { to, choice } = hand.wish(m, open)
      const { decisions } = k.view(m, 0)
      const decision = decisions.find(({ kind }) => kind === open.frame.op)
      if (decision === undefined) throw new Error(`no question ${open.frame.op}`)
      const refuses = choice === 'pass' && decision.kind === 'playCards'
      const passed = refuses && passing && momentOf(decision.args) !== 'final'
      const exchanges = isPlain(choice) && choice.exchange !== undefined
      // Where nothing is staged a refusal is final by itself, and what ends a step is confirmed by a press of its own.
      const ends = exchanges || ((choice === 'done' || refuses) && before?.endsWith('.0') === false)
      const eye = ends && shows(m, { to: decision.id, choice }, passing)
      if (passed) {
        // The page is about to pass over it.
      } else if (refuses && hand.stops && momentOf(decision.args) !== 'final') {
        if (eye) await untilSeen(page.locator('.slots .have-enough'))
        // Its list is opened, and the end of the game chosen in it.
        await page.locator('.window-stops select').selectOption('final')
        passing = true
        tell('refusals', 2, String(momentOf(decision.args)))
      } else {
        const [presses, opening] = await press(hand, to === 'anytime' ? 'playCards' : decision.kind, choice, eye)
        tell('opened', opening, decision.kind)
        tell(
          refuses ? 'refusals' : 'choices',
          presses,
          exchanges ? 'exchange' : choice === 'done' ? `enough-${decision.kind}` : decision.kind,
        )
      }
    }
    await page.waitForFunction((was) => {
      const step = document.querySelector('[data-step]')?.getAttribute('data-step')
      return (
        document.querySelector('.result') !== null ||
        (step !== was && document.querySelector('[data-pressed]') === null)
      )
    }, before)
    await page.waitForTimeout(60)
  }
}
