/** Codes and links as people write, paste and type them. */

import { expect, test } from 'vitest'
import { tableIn } from '../link/server/invited.ts'

const id = 'e6e6w0odgcu7'

test('a code is taken in any case, with gaps', () => {
  for (const written of [id, id.toUpperCase(), ` ${id} `, 'e6e6 w0od gcu7', 'E6E6-W0OD-GCU7']) {
    expect(tableIn(written)).toEqual({ id })
  }
})

test('a short code is known by its length', () => {
  for (const written of ['k7m4xq', 'K7M 4XQ', ' k7m-4xq ']) expect(tableIn(written)).toEqual({ code: 'k7m4xq' })
})

test('a link keeps its invitation as it is', () => {
  const invite = 'Ab_c-9'
  for (const link of [
    `https://example.org/table/${id}?invite=${invite}`,
    `/table/${id}/?invite=${invite}`,
    `https://example.org/table/${id.toUpperCase()}?utm=x&invite=${invite}#there`,
  ]) {
    expect(tableIn(link)).toEqual({ id, invite })
  }
  expect(tableIn(`https://example.org/table/${id}`)).toEqual({ id })
})

test('what is neither is neither', () => {
  for (const written of ['', 'hallo', 'k7m4x', 'e6e6w0odgcu', 'https://example.org/rules/hallertau', `${id}x`]) {
    expect(tableIn(written)).toBeNull()
  }
})
