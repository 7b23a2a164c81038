/** Lines of the chat that wait to be read. */

import { expect, test } from 'vitest'
import { tableTitle } from '../app/title.ts'
import { unreadIn } from '../table/chat/unread.ts'

const line = (at: number, seat: number | null) => ({ id: String(at), at, name: 'Anna', seat, text: 'Moin' })
const chat = [line(10, 0), line(20, 1), line(30, 0), line(40, null)]

test('what others and spectators said later counts, one’s own words never', () => {
  expect(unreadIn(chat, 0, 1)).toBe(3)
  expect(unreadIn(chat, 10, 1)).toBe(2)
  expect(unreadIn(chat, 40, 1)).toBe(0)
  expect(unreadIn(chat, 0, null)).toBe(4)
})

test('the browser’s tab tells of it', () => {
  expect(tableTitle('Hallertau', null, 'Bertram', 2)).toBe('(2) Hallertau – Bertram')
  expect(tableTitle('Hallertau', 'Du bist dran', '', 0)).toBe('● Du bist dran – Hallertau')
})
