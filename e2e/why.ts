/** What a "why not?" note says once the rule behind its sign is shown, too. */

import type { Page } from 'playwright-core'

export async function ruleTold(page: Page): Promise<string> {
  const note = page.locator('.whynote')
  await note.locator('button.rule-sign').click()
  await note.locator('.note').waitFor()
  // Players read that it is a rule; which one, its link knows.
  const link = await note.locator('.note a').first().getAttribute('title')
  return `${await note.innerText()} ${link}`
}
