/**
 * A bot in a few lines: plays one seat of one table over the HTTP API, choosing by chance.
 *
 *   DORFPLATZ=http://127.0.0.1:8700 TOKEN=dp_… TABLE=… node docs/api-bot.mjs
 *
 * TOKEN comes from POST /api/me/tokens ("Account, API tokens" in the browser); the table must have a seat of yours.
 */

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

const { DORFPLATZ = 'http://127.0.0.1:8700', TOKEN, TABLE, LANGUAGE = 'en' } = process.env

async function api(method, path, body) {
  const response = await fetch(`${DORFPLATZ}/api/tables/${TABLE}${path}`, {
    method,
    headers: { authorization: `Bearer ${TOKEN}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const reply = await response.json()
  if (response.ok) return reply
  // Servers have limits: wait a little and ask the same again.
  if (reply.error.code === 'too-many' || reply.error.code === 'unavailable') {
    await pause(1000)
    return api(method, path, body)
  }
  throw Object.assign(new Error(reply.error.text), { code: reply.error.code })
}

/** How a decision is answered: swap this for a better idea. Returns one `{ choice, text }`. */
function decide({ choices, sample }) {
  // Some answers are put together rather than listed (fences, payments): then the server gives a legal one.
  if (choices === null) return { choice: sample, text: JSON.stringify(sample) }
  // Declining is always 'pass', finishing always 'done': mostly, rather do something.
  const deeds = choices.filter(({ choice }) => choice !== 'pass' && choice !== 'done')
  const from = deeds.length > 0 && Math.random() < 0.9 ? deeds : choices
  return from[Math.floor(Math.random() * from.length)]
}

const { table } = await api('GET', '')
const { seat } = table.seats.find((s) => s.mine)
for (;;) {
  const { seq, decisions } = await api('GET', `/decisions?seat=${seat}&lang=${LANGUAGE}`)
  const [decision] = decisions
  if (decision === undefined) {
    // Nothing to decide: wait until the table has moved on.
    const { view } = await api('GET', `/view?seat=${seat}&after=${seq}&wait=20`)
    if (!view.over) continue
    console.log('over:', view.result.scores.map((s) => s.total).join(' : '))
    break
  }
  const { choice, text } = decide(decision)
  console.log(decision.text, '→', text)
  // The command id makes a retry safe: the same id takes effect once.
  const command = { commandId: randomUUID(), seat, answers: [{ to: decision.id, choice }] }
  await api('POST', '/answers', command).catch((error) => {
    // The table moved on in between: look again.
    if (error.code !== 'stale') throw error
  })
}
