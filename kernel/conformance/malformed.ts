/** Answers that no client of ours would send: wrong types, huge numbers, hostile keys, cycles. */

const cycle: { self?: unknown } = {}
cycle.self = cycle

const deep: unknown[] = []
{
  let at = deep
  for (let i = 0; i < 50; i++) {
    const inner: unknown[] = []
    at.push(inner)
    at = inner
  }
}

const trap = {
  get choice(): never {
    throw new Error('a getter that throws')
  },
}

export const MALFORMED: readonly unknown[] = [
  undefined,
  null,
  true,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  -0,
  0.5,
  2 ** 53,
  1n,
  '',
  '__proto__',
  'constructor',
  'x'.repeat(10_000),
  '🐑',
  Symbol('answer'),
  () => 0,
  [],
  [[]],
  [null],
  [-1, 2 ** 40],
  Array.from({ length: 5000 }, () => 0),
  deep,
  {},
  { choice: { choice: 0 } },
  { to: 17, choice: 0 },
  JSON.parse('{"__proto__": {"polluted": true}, "choice": 0}'),
  { constructor: { prototype: { polluted: true } } },
  Object.create(null),
  new Map([['choice', 0]]),
  new Date(0),
  cycle,
  trap,
]
