/**
 * A bot in a few lines: plays one seat of one table over the HTTP API, choosing by chance.
 *
 *   DORFPLATZ=http://127.0.0.1:8700 TOKEN=dp_… TABLE=… node docs/api-bot.mjs
 *
 * TOKEN comes from POST /api/me/tokens ("Account, API tokens" in the browser); the table must have a seat of yours.
 */

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

const { DORFPLATZ = 'http://127.0.0.1:8700', TOKEN, TABLE } = process.env

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

const { table } = await api('GET', '')
const seat = table.seats.find((s) => s.mine).seat
for (;;) {
  const { seq, decisions } = await api('GET', `/decisions?seat=${seat}`)
  const [decision] = decisions
  if (decision === undefined) {
    const { view } = await api('GET', `/view?seat=${seat}&after=${seq}&wait=20`)
    if (view.over) {
      console.log('over:', view.result.scores.map((s) => s.total).join(' : '))
      break
    }
    continue
  }
  // A decision lists its choices, or describes in `form` what an answer is made of and gives one as a `sample`.
  const { choices, sample } = decision
  const choice = choices === null ? sample : choices[Math.floor(Math.random() * choices.length)]
  console.log(decision.text, '→', JSON.stringify(choice))
  // The command id makes a retry safe: the same id takes effect once.
  const command = { commandId: randomUUID(), seat, answers: [{ to: decision.id, choice }] }
  await api('POST', '/answers', command).catch((error) => {
    if (error.code !== 'refused' && error.code !== 'stale') throw error
  })
}
