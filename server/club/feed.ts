/** What has happened in the club as a feed, in both forms that readers know. */

export interface FeedItem {
  /** Stays the same for ever. */
  readonly id: string
  readonly title: string
  /** Plain lines. */
  readonly lines: readonly string[]
  readonly at: number
  readonly link: string
}

export interface Feed {
  readonly title: string
  readonly lang: string
  /** The page it is about, and its own address. */
  readonly home: string
  readonly self: string
  readonly items: readonly FeedItem[]
}

const ESCAPES: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Signs that no XML may hold, in whatever form. */
const FORBIDDEN = /[^\P{Cc}\n\t]|[\ufffe\uffff]/gu

export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '')

const stamp = (at: number): string => new Date(at).toISOString()
const newest = ({ items }: Feed): number => Math.max(0, ...items.map(({ at }) => at))

export function atomOf(feed: Feed): string {
  const x = escapeXml
  const entries = feed.items.map(
    ({ id, title, lines, at, link }) => `  <entry>
    <id>${x(id)}</id>
    <title>${x(title)}</title>
    <updated>${stamp(at)}</updated>
    <link rel="alternate" href="${x(link)}"/>
    <content type="text">${x(lines.join('\n'))}</content>
  </entry>
`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${x(feed.lang)}">
  <id>${x(feed.home)}</id>
  <title>${x(feed.title)}</title>
  <updated>${stamp(newest(feed))}</updated>
  <author><name>Dorfplatz</name></author>
  <link rel="alternate" type="text/html" href="${x(feed.home)}"/>
  <link rel="self" type="application/atom+xml" href="${x(feed.self)}"/>
${entries.join('')}</feed>
`
}

export function jsonFeedOf(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    language: feed.lang,
    home_page_url: feed.home,
    feed_url: feed.self,
    authors: [{ name: 'Dorfplatz' }],
    items: feed.items.map(({ id, title, lines, at, link }) => ({
      id,
      url: link,
      title,
      content_text: lines.join('\n'),
      date_published: stamp(at),
    })),
  })
}
