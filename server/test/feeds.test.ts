/** Feeds and calendars as text: whatever people call themselves, readers get what was meant. */

import { describe, expect, test } from 'vitest'
import { atomOf, escapeXml, type Feed, jsonFeedOf } from '../club/feed.ts'
import { calendarOf, fold } from '../club/ical.ts'

const NASTY = `</title><script>alert("x")</script> & 'Söhne' \u0007\ud83c`
const feed: Feed = {
  title: 'Verein & Co',
  lang: 'de',
  home: 'https://example.org/club',
  self: 'https://example.org/api/club/feed.atom?token=a&b',
  items: [
    {
      ...{ id: 'tag:x,2026:1', title: NASTY, lines: [NASTY, '2. Bert'], at: 1_700_000_000_000 },
      link: 'https://example.org/daily?game=a&mode=b',
    },
  ],
}

describe('Atom', () => {
  test('what people write stays text, and signs that XML forbids are gone', () => {
    const text = atomOf(feed)
    expect(text).not.toContain('<script>')
    expect(text).toContain('&lt;/title&gt;&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;Söhne&#39;')
    expect(text).toContain('href="https://example.org/daily?game=a&amp;mode=b"')
    expect(text).not.toMatch(/[^\P{Cc}\n]/u)
    expect(text.isWellFormed()).toBe(true)
    expect(text).toContain('<updated>2023-11-14T22:13:20.000Z</updated>')
    expect(escapeXml('a\u0000b\tc')).toBe('ab\tc')
  })

  test('an empty one is whole, too', () => {
    expect(atomOf({ ...feed, items: [] })).toContain('<updated>1970-01-01T00:00:00.000Z</updated>')
  })
})

test('JSON Feed says the same', () => {
  expect(JSON.parse(jsonFeedOf(feed))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Verein & Co',
    feed_url: feed.self,
    items: [{ id: 'tag:x,2026:1', content_text: `${NASTY}\n2. Bert`, date_published: '2023-11-14T22:13:20.000Z' }],
  })
})

describe('iCal', () => {
  const text = calendarOf(
    'Fristen',
    [
      {
        id: 'abc',
        title: 'Hallertau; dein Zug, bitte\\',
        about: `Am Tisch: ${'Ä'.repeat(60)}\r\nBEGIN:VEVENT`,
        link: 'https://example.org/table/x',
        at: 1_700_000_000_000,
      },
    ],
    1_699_999_999_000,
  )

  test('lines end and are folded as the format wants: no letter in two, nothing longer than 75 bytes', () => {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    const lines = text.split('\r\n')
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(lines.some((line) => line.includes('\n'))).toBe(false)
    expect(text.replaceAll('\r\n ', '')).toContain('Ä'.repeat(60))
    expect(fold('a'.repeat(75))).toBe('a'.repeat(75))
    expect(fold('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`)
  })

  test('signs with a meaning of their own are marked, and nobody writes an event of theirs into it', () => {
    expect(text).toContain('SUMMARY:Hallertau\\; dein Zug\\, bitte\\\\\r\n')
    expect(text.split('\r\n').filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
    expect(text).toContain('DTSTART:20231114T221320Z\r\n')
    expect(text).toContain('TRIGGER:-PT1H\r\n')
  })
})
