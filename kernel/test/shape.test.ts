/** Shapes of answers: one declaration gives type, check, canonical form and schema. */

import { describe, expect, expectTypeOf, test } from 'vitest'
import { type Json, kernel, kernelRefusal, PASS, type ShapedBy, seedFrom, shape, toText } from '../index.ts'
import { fair, orchard } from './games/index.ts'

const SOW = shape.fields(
  { sow: shape.id('crop', ['barley', 'hops']), column: shape.number(1, 8) },
  { by: shape.id('card') },
)
const PAY = shape.fields({ pay: shape.counts(['barley', 'hops'], 9) })
const ANSWER = shape.either(SOW, PAY, shape.list(shape.number(0, 3), 2), shape.value(PASS, true))

/** Where a value departs from the shape, or null. */
const fieldOf = (value: Json): string | null => shape.faultOf(ANSWER, value)?.field ?? null

describe('a shape', () => {
  test('is the type of its values', () => {
    expectTypeOf<ShapedBy<typeof SOW>>().toEqualTypeOf<{
      readonly sow: 'barley' | 'hops'
      readonly column: number
      readonly by?: string
    }>()
    expectTypeOf<ShapedBy<typeof PAY>>().toEqualTypeOf<{
      readonly pay: { readonly barley?: number; readonly hops?: number }
    }>()
    expectTypeOf<ShapedBy<typeof ANSWER>>().toExtend<Json>()
  })

  test('accepts what it describes', () => {
    const good: Json[] = [
      { sow: 'hops', column: 8 },
      { sow: 'barley', column: 1, by: '313' },
      { pay: {} },
      { pay: { hops: 9 } },
      [],
      [0, 3],
      PASS,
      true,
    ]
    for (const value of good) expect(shape.faultOf(ANSWER, value)).toBeNull()
  })

  test('names the field that is wrong', () => {
    const field = (part: typeof SOW | typeof PAY, value: Json): string | undefined => shape.faultOf(part, value)?.field
    expect(field(SOW, { sow: 'rye', column: 1 })).toBe('sow')
    expect(field(SOW, { sow: 'hops' })).toBe('column')
    expect(field(SOW, { sow: 'hops', column: 0 })).toBe('column')
    expect(field(SOW, { sow: 'hops', column: 9 })).toBe('column')
    expect(field(SOW, { sow: 'hops', column: 1.5 })).toBe('column')
    expect(field(SOW, { sow: 'hops', column: 1, by: 3 })).toBe('by')
    expect(field(SOW, { sow: 'hops', column: 1, row: 2 })).toBe('row')
    expect(field(SOW, [])).toBe('')
    expect(field(PAY, { pay: { rye: 1 } })).toBe('pay.rye')
    expect(field(PAY, { pay: { hops: -1 } })).toBe('pay.hops')
    expect(field(PAY, { pay: { hops: 10 } })).toBe('pay.hops')
    expect(field(PAY, { pay: 3 })).toBe('pay')
    expect(shape.faultOf(shape.list(shape.number(0, 3), 2), [0, 4])?.field).toBe('1')
    expect(shape.faultOf(shape.list(shape.number(0, 3), 2), [0, 1, 2])?.field).toBe('')
  })

  test('of several names the field of the one that was meant, where that is plain', () => {
    expect(fieldOf([5])).toBe('0')
    expect(fieldOf('no')).toBe('')
  })

  test('gives equal answers equal text', () => {
    const text = (value: Json): string => JSON.stringify(shape.canonical(ANSWER, value))
    expect(text({ column: 2, sow: 'hops' })).toBe('{"sow":"hops","column":2}')
    expect(text({ pay: { hops: 1, barley: 2 } })).toBe('{"pay":{"barley":2,"hops":1}}')
    expect(text([1, 0])).toBe('[1,0]')
    expect(text(PASS)).toBe('"pass"')
    const list = shape.list(shape.fields({ sow: shape.id('crop', ['barley', 'hops']), column: shape.number(1, 8) }), 2)
    expect(JSON.stringify(shape.canonical(list, [{ column: 2, sow: 'hops' }]))).toBe('[{"sow":"hops","column":2}]')
  })

  test('is a JSON schema', () => {
    expect(shape.jsonSchema(ANSWER)).toEqual({
      anyOf: [
        {
          type: 'object',
          properties: {
            sow: { type: 'string', description: 'id of a crop', enum: ['barley', 'hops'] },
            column: { type: 'integer', minimum: 1, maximum: 8 },
            by: { type: 'string', description: 'id of a card' },
          },
          required: ['sow', 'column'],
          additionalProperties: false,
        },
        {
          type: 'object',
          properties: {
            pay: {
              type: 'object',
              properties: {
                barley: { type: 'integer', minimum: 0, maximum: 9 },
                hops: { type: 'integer', minimum: 0, maximum: 9 },
              },
              additionalProperties: false,
            },
          },
          required: ['pay'],
          additionalProperties: false,
        },
        { type: 'array', items: { type: 'integer', minimum: 0, maximum: 3 }, maxItems: 2 },
        { enum: ['pass', true] },
      ],
    })
    expect(shape.jsonSchema(shape.value('yes'))).toEqual({ const: 'yes' })
    expect(shape.jsonSchema(shape.any)).toEqual({})
    expect(shape.jsonSchema(shape.id('card'))).toEqual({ type: 'string', description: 'id of a card' })
  })
})

describe('at the door', () => {
  const k = kernel(orchard)

  test('an answer of another shape is refused in words that name the field', () => {
    const refusals = [shape.any, SOW, PAY, ANSWER, shape.value('yes'), shape.list(shape.any, 2)].map((expected) => ({
      ok: false as const,
      rule: 'K-SHAPE',
      args: { field: 'pay.hops', expected },
    }))
    for (const lang of ['en', 'de'] as const) {
      for (const refusal of refusals) expect(toText(kernelRefusal(lang, refusal) ?? [])).toContain('pay.hops')
    }
    const refusal = shape.misshapen(PAY, { pay: { hops: 12 } })
    expect(refusal === null ? '' : toText(kernelRefusal('en', refusal) ?? [])).toBe(
      '“pay.hops” must be a whole number from 0 to 9.',
    )
  })

  test('an equal answer is replaced by the listed value, and that is what the record keeps', () => {
    const m = k.create({ game: 'orchard', seats: 1, seed: seedFrom('shared') })
    while (k.open(m)[0]?.frame.op === 'offer') k.play(m, 0, { choice: PASS })
    const [o] = k.open(m)
    const listed = o === undefined ? null : k.choices(m, o)
    const kept = k.canonical(m, 0, { choice: { bid: 1 } })
    expect(kept.choice).toBe(listed?.[1])
    expect(Object.isFrozen(kept.choice)).toBe(true)
    const refused = { choice: { bid: 4 } }
    expect(k.canonical(m, 0, refused)).toBe(refused)
  })

  test('a structured answer is kept in its declared order', () => {
    const house = kernel(fair)
    const m = house.create({ game: 'fair', seats: 2, seed: seedFrom('house') })
    const flow = [{ op: 'asked', seat: 0, id: 1, question: { op: 'payHouse', seat: 0 } }]
    m.flow.splice(0, m.flow.length, ...flow)
    house.edit(m, (state) => {
      state.goods[0] = { wood: 4, coin: 4, sheep: 0 }
    })
    const [ask] = house.decisions(m)
    expect(ask?.shape).toEqual(house.shapes.payHouse)
    expect(ask?.form).toEqual([{ pay: { coin: 2, wood: 3 } }])
    const { choice } = house.canonical(m, 0, { choice: { pay: { coin: 2, wood: 3 } } })
    expect(JSON.stringify(choice)).toBe('{"pay":{"wood":3,"coin":2}}')
    expect(house.whyNot(m, 0, { choice: { pay: { wood: 4, coin: 2 } } })?.rule).toBe('F-HOUSE-01')
    expect(house.whyNot(m, 0, { choice: { pay: { wood: 'all' } } })).toMatchObject({
      rule: 'K-SHAPE',
      args: { field: 'pay.wood' },
    })
  })

  test('games say what answers look like', () => {
    expect(Object.keys(kernel(fair).shapes)).toEqual(
      expect.arrayContaining(['visit', 'payHouse', 'chooseEffect', 'mayEffect']),
    )
  })
})
