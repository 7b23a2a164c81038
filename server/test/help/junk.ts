/** Bad input of every kind we could think of: for frames and for requests. Repeatable from its words. */

import { type Random, randomFrom } from '@dorfplatz/kernel'
import { newCommand } from './client.ts'

export interface Targets {
  /** A table the sender sits at, one it does not, one that is over. */
  readonly tables: readonly string[]
}

const WORDS = [
  '',
  'a',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '0.1',
  '1.1',
  'anytime',
  'null',
  '../../etc/passwd',
  "'; DROP TABLE entries; --",
  '<script>alert(1)</script>',
  '\u0000',
  '\ud800',
  '🐑'.repeat(50),
  'x'.repeat(600),
  '%00%2e%2e%2f',
  'lantern#000',
]
const NUMBERS = [
  '0',
  '-0',
  '-1',
  '1',
  '9',
  '10',
  '1e309',
  '-1e309',
  '9007199254740993',
  '1e-400',
  '0.5',
  '123456789012345678901234567890',
]
/** Texts that are no JSON, or no JSON of ours. */
const BROKEN = [
  '',
  ' ',
  '{',
  '}',
  '[',
  'NaN',
  'Infinity',
  'undefined',
  '{"type":"hello",}',
  "{'type':'ping'}",
  '{"type":"ping"}{"type":"ping"}',
  '\ufeff{"type":"ping"}',
  '"hello"',
  '[[[[[[[[[[[[]]]]]]]]]]]]',
  '{"type":"ping","type":"command"}',
  '{"__proto__":{"type":"ping"}}',
  '{"type":"__proto__"}',
  '{"type":"ping","t":NaN}',
]

export function junkFrom(words: string, { tables }: Targets) {
  const random: Random = randomFrom(words)
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T

  /** Any JSON text, sometimes deep, sometimes wide, sometimes poisoned. */
  const value = (depth = 0): string => {
    const kind = random(depth > 5 ? 5 : 9)
    if (kind === 0) return pick(NUMBERS)
    if (kind === 1) return pick(['null', 'true', 'false'])
    if (kind <= 4) return JSON.stringify(pick(WORDS))
    if (kind === 5) return `[${Array.from({ length: random(4) }, () => value(depth + 1)).join(',')}]`
    if (kind === 6) return `${'['.repeat(60)}${']'.repeat(60)}`
    const pairs = Array.from({ length: random(4) }, () => `${JSON.stringify(pick(WORDS))}:${value(depth + 1)}`)
    return `{${pairs.join(',')}}`
  }

  const TYPES = [
    'hello',
    'command',
    'preview',
    'ask',
    'undo',
    'propose',
    'vote',
    'concede',
    'chat',
    'bye',
    'pong',
    'full',
  ]
  /** Nearly one of our messages: right names, wrong contents. */
  const nearly = (): string => {
    const fields: [string, string][] = [
      ['type', JSON.stringify(pick(TYPES))],
      ['table', JSON.stringify(pick([...tables, 'zzzzzzzzzzzz', pick(WORDS)]))],
      ['commandId', JSON.stringify(pick([newCommand(), 'same-command-id', pick(WORDS)]))],
      ['seat', pick(['0', '1', '2', '9', '-1', '1.5', 'null', '"0"'])],
      ['id', JSON.stringify('i')],
      ['back', pick(NUMBERS)],
      ['agree', pick(['1', '"yes"', 'null'])],
      ['text', value()],
      ['lastSeq', pick(NUMBERS)],
      ['seats', value()],
      [
        'answers',
        pick([
          value(),
          `[{"to":${JSON.stringify(pick(WORDS))},"choice":${value()}}]`,
          `[${'{"choice":"x"},'.repeat(60)}{"choice":1}]`,
        ]),
      ],
      ['answer', `{"choice":${value()}}`],
    ]
    // Concessions and undos would be legal acts of one's own: never for the own seat.
    const kept = fields.filter(([name]) => name === 'type' || random(8) > 0)
    return `{${kept.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`
  }

  const PATHS = [
    '',
    '/view',
    '/decisions',
    '/answers',
    '/preview',
    '/why',
    '/undo',
    '/log',
    '/record',
    '/chat',
    '/join',
    '/leave',
    '/bot',
    '/free',
    '/start',
    '/rematch',
    '/moment',
    '/sequel',
    '/colour',
  ]
  return {
    random,
    pick,
    frame: (): string => (random(5) === 0 ? pick(BROKEN) : random(6) === 0 ? value() : nearly()),
    request: (): { method: string; path: string; body: string | null; headers: Record<string, string> } => {
      const method = pick(['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS'])
      const table = encodeURIComponent(pick([...tables, 'zzzzzzzzzzzz', 'a', '__proto__', '%00']))
      const query =
        random(3) === 0
          ? `?seat=${encodeURIComponent(pick(NUMBERS))}&after=${encodeURIComponent(pick(WORDS.slice(0, 8)))}&game=${encodeURIComponent('x'.repeat(random(80)))}`
          : ''
      const path = pick([
        `/api/tables/${table}${pick(PATHS)}${query}`,
        `/api/tables${query}`,
        '/api/guest',
        '/api/me/push',
        '/api/me/tokens/x',
        '/api/auth/sign-in/email',
        '/api/auth/sign-up/email',
        `/api/auth/${encodeURIComponent(pick(WORDS.slice(0, 8)))}`,
        `/${encodeURIComponent(pick(WORDS.filter((w) => w !== '\ud800')))}`,
      ])
      const body =
        method === 'GET' || method === 'OPTIONS'
          ? null
          : random(3) === 0
            ? pick(BROKEN)
            : random(2) === 0
              ? value()
              : nearly()
      return {
        method,
        path,
        body,
        headers: {
          'content-type': pick([
            'application/json',
            'application/json',
            'text/plain',
            'application/xml',
            'multipart/form-data',
          ]),
          ...(random(10) === 0 ? { authorization: `Bearer ${'x'.repeat(random(300))}` } : {}),
          ...(random(10) === 0 ? { cookie: `dorfplatz=${'y'.repeat(random(300))}; dorfplatz.session_token=%zz` } : {}),
        },
      }
    },
  }
}
