/** One's deadlines as a calendar that programs subscribe to (RFC 5545). */

export interface CalendarEvent {
  /** Stays the same for one deadline. */
  readonly id: string
  readonly title: string
  readonly about: string
  readonly link: string
  readonly at: number
}

const escapeText = (text: string): string =>
  text
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, '\\n')

const utf8 = new TextEncoder()
const LINE = 75

/** No line is longer than 75 bytes; what follows on the next one begins with a space. No letter is cut in two. */
export function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const letter of line) {
    const size = utf8.encode(letter).length
    if (bytes + size > LINE) {
      parts.push(part)
      part = ' '
      bytes = 1
    }
    part += letter
    bytes += size
  }
  return [...parts, part].join('\r\n')
}

/** `20261116T185400Z` */
const stamp = (at: number): string =>
  new Date(at)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replace(/[-:]/g, '')

/** It is announced an hour before. */
const eventLines = ({ id, title, about, link, at }: CalendarEvent, now: number): string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeText(id)}@dorfplatz`,
  `DTSTAMP:${stamp(now)}`,
  `DTSTART:${stamp(at)}`,
  `DTEND:${stamp(at)}`,
  'TRANSP:TRANSPARENT',
  `SUMMARY:${escapeText(title)}`,
  `DESCRIPTION:${escapeText(about)}`,
  `URL:${link}`,
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER:-PT1H',
  `DESCRIPTION:${escapeText(title)}`,
  'END:VALARM',
  'END:VEVENT',
]

export function calendarOf(name: string, events: readonly CalendarEvent[], now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dorfplatz//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}
