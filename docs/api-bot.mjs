/**
 * A bot in a few lines: plays one seat of one table over the HTTP API, choosing by chance.
 *
 *   DORFPLATZ=http://127.0.0.1:8700 TOKEN=dp_… TABLE=… node docs/api-bot.mjs
 *
 * TOKEN comes from POST /api/me/tokens ("Settings, API tokens" in the browser); the table must have a seat of yours.
 */

import { randomUUID } from 'node:crypto'

const { DORFPLATZ = 'http://127.0.0.1:8700', TOKEN, TABLE } = process.env

async function api(method, path, body) {
  const response = await fetch(`${DORFPLATZ}/api/tables/${TABLE}${path}`, {
    method,
    headers: { authorization: `Bearer ${TOKEN}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const reply = await response.json()
  if (!response.ok) throw Object.assign(new Error(reply.error.text), { code: reply.error.code })
  return reply
}

const { table } = await api('GET', '')
const seat = table.seats.find((s) => s.mine).seat
for (;;) {
  const { seq, decisions } = await api('GET', `/decisions?seat=${seat}`)
  // A decision either lists its choices, or describes in `form` what an answer is made of.
  const decision = decisions.find((d) => d.choices !== null)
  if (decision === undefined) {
    const { view } = await api('GET', `/view?seat=${seat}&after=${seq}&wait=20`)
    if (view.over) {
      console.log('over:', view.result.scores.map((s) => s.total).join(' : '))
      break
    }
    continue
  }
  const choice = decision.choices[Math.floor(Math.random() * decision.choices.length)]
  console.log(decision.text, '→', JSON.stringify(choice))
  // The command id makes a retry safe: the same id takes effect once.
  const command = { commandId: randomUUID(), seat, answers: [{ to: decision.id, choice }] }
  await api('POST', '/answers', command).catch((error) => {
    if (error.code !== 'refused' && error.code !== 'stale') throw error
  })
}
