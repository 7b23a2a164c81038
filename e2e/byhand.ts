/** Hallertau played by hand as a person does: on the boards, with counters and drawers; every input is counted. */

import { answerOf, bots } from '@dorfplatz/bots'
import {
  type Answer,
  type Json,
  kernel,
  type MatchRecord,
  type OpenQuestion,
  randomFrom,
  replay,
} from '@dorfplatz/kernel'
import type { Locator, Page } from 'playwright-core'
import { hallertau } from '../games/hallertau/index.ts'
import { CRAFTS } from '../games/hallertau/rules/facts.ts'
import { goOn, stepOf } from './play.ts'

const k = kernel(hallertau)
const CRAFT_LIST: readonly string[] = CRAFTS

export interface Inputs {
  /** What was decided. */
  choices: number
  confirmations: number
  /** Windows for cards that were let pass. */
  refusals: number
  /** Presses that only opened a list. */
  opened: number
}

export const inputsIn = ({ choices, confirmations, refusals, opened }: Inputs): number =>
  choices + confirmations + refusals + opened

type Plain = { readonly [key: string]: Json }
const isPlain = (v: Json | undefined): v is Plain => typeof v === 'object' && v !== null && !Array.isArray(v)

/** The table as this page has it: what is confirmed, and what is staged. */
async function standing(page: Page, table: string) {
  const { record, staged } = await page.evaluate(
    (id) =>
      new Promise<{ record: string; staged: string }>((resolve, reject) => {
        const request = indexedDB.open('dorfplatz')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const found = request.result.transaction('tables').objectStore('tables').get(id)
          found.onsuccess = () => {
            request.result.close()
            resolve({
              record: JSON.stringify(found.result.record),
              staged: sessionStorage.getItem(`dorfplatz.draft.${id} 0`) ?? 'null',
            })
          }
        }
      }),
    table,
  )
  const { match: m } = replay(k, JSON.parse(record) as MatchRecord)
  if (m === null) throw new Error('the record does not replay')
  const draft = JSON.parse(staged) as { staged: readonly { answer: Answer }[] } | null
  for (const { answer } of draft?.staged ?? []) k.play(m, 0, answer)
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
  /** Confirms as soon as that is possible; otherwise only where nothing else can be done. */
  readonly eager: boolean
  /** A moment whose card is refused is not asked again. */
  readonly stops: boolean
}

/** What is done unasked is listed with the window that is open, if any. */
const optionFor = (page: Page, choice: Json): Locator =>
  page.locator(`[data-option$=${JSON.stringify(` ${JSON.stringify(choice)}`)}]`)

/** Presses what stands for a choice; how many presses it took, and how many of them only opened something. */
async function press({ page }: ByHand, kind: string, choice: Json): Promise<[presses: number, opening: number]> {
  const field = (column: Json | undefined) => page.locator(`button:has(> [data-piece="field:0:${String(column)}"])`)
  const visible = async (place: Locator) => (await place.count()) > 0 && (await place.first().isVisible())
  if (choice === 'done' || (choice === 'pass' && kind === 'playCards')) {
    await page.locator('.slots .have-enough').click()
    return [1, 0]
  }
  if (isPlain(choice)) {
    if (kind === 'turn' && typeof choice.space === 'string') {
      await page.locator(`.h-space.a-${choice.space}`).click()
      const doubt = page.locator('.popover .btn[data-option]')
      if (!(await visible(doubt))) return [1, 0]
      await doubt.click()
      return [2, 0]
    }
    if (kind === 'turn' && typeof choice.exchange === 'number') {
      await page.locator('.to-exchange').click()
      let presses = 2
      const fewer = page.locator('.exchange-row .stepper button').first()
      // All that are left are counted already.
      const counted = Number(await page.locator('.exchange-row .stepper .num').textContent())
      for (let n = counted; n > choice.exchange; n--, presses++) await fewer.click()
      await page.locator('.exchange-go').click()
      return [presses, 0]
    }
    if (isPlain(choice.crops)) {
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
  const inputs: Inputs = { choices: 0, confirmations: 0, refusals: 0, opened: 0 }
  const confirm = page.locator('.slots .confirm:not([disabled])')
  for (;;) {
    await page.locator('.result, .banner.mine, .slots .confirm:not([disabled])').first().waitFor()
    if ((await page.locator('.result').count()) > 0) return inputs
    const before = await stepOf(page)
    const m = await standing(page, table)
    const open = k.open(m).find(({ frame }) => frame.seat === 0)
    const waits = (await confirm.count()) > 0
    if (waits && (hand.eager || open === undefined || (await page.locator('.slots .glyph').count()) > 0)) {
      // A page that is not done with the last answer lets go of what is pressed: a person presses again.
      await goOn(page, () => confirm.click({ timeout: 2000 }).catch(() => undefined))
      inputs.confirmations++
    } else {
      if (open === undefined) throw new Error('nothing to do')
      const { to, choice } = hand.wish(m, open)
      const { decisions } = k.view(m, 0)
      const decision = decisions.find(({ kind }) => kind === open.frame.op)
      if (decision === undefined) throw new Error(`no question ${open.frame.op}`)
      const refuses = choice === 'pass' && decision.kind === 'playCards'
      if (refuses && hand.stops) {
        await page.locator('.window-stops .btn').click()
        inputs.refusals++
      } else {
        const [presses, opening] = await (to === 'anytime'
          ? press(hand, 'playCards', choice)
          : press(hand, decision.kind, choice))
        inputs.opened += opening
        if (refuses) inputs.refusals += presses
        else inputs.choices += presses
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
