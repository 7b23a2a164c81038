/**
 * Makes the fonts anew; see README.md beside it. Run in a folder where `subset-font` and the two variable fonts are
 * installed; they are no part of the project.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(join(process.cwd(), 'index.js'))
const subsetFont = require('subset-font')

/** Code points of our own sentences, as the ranges of tokens.css name them. */
const OWN =
  'U+20-21, U+25-29, U+2B-3B, U+3E-3F, U+41-5A, U+61-7A, U+A0, U+A7, U+AD, U+B7, U+C4, U+D6, U+D7, U+DC, U+DF, U+E4, U+F6, U+FC, U+2013-2014, U+2018-201A, U+201C-201E, U+2026, U+2191, U+2193, U+2212'
/** What else the fonts have, for names of people and what they write: fetched when somebody does. */
const MORE =
  'U+22-24, U+2A, U+3C-3D, U+40, U+5B-60, U+7B-7E, U+A1-A6, U+A8-AC, U+AE-B6, U+B8-C3, U+C5-D5, U+D8-DB, U+DD-DE, U+E0-E3, U+E5-F5, U+F7-FB, U+FD-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+2000-2012, U+2015-2017, U+201B, U+201F-2025, U+2027-206F, U+20AC, U+2122, U+2215, U+FEFF, U+FFFD'

/** What the start page says in italics: a whole face would be the third largest thing on it. */
const MOTTO = 'U+20, U+2C, U+2E, U+41, U+44, U+4C, U+50, U+52-55, U+5A, U+61-7A, U+DF, U+E4, U+F6, U+FC'

/** `lnum`, because every figure of ours stands on the line; the rest is what our own sentences need. */
const OWN_FEATURES = ['kern', 'liga', 'lnum']
/** What a browser does unasked: other people's letters carry marks. */
const MORE_FEATURES = [...OWN_FEATURES, 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'clig', 'calt']

const FACES = [
  ['vollkorn', 'normal', { min: 500, max: 900, default: 500 }],
  ['vollkorn', 'italic', 500, ['motto', MOTTO, OWN_FEATURES]],
  ['source-sans-3', 'normal', { min: 400, max: 700, default: 400 }],
  ['source-sans-3', 'italic', 400],
]

function charactersOf(ranges) {
  return ranges
    .split(', ')
    .flatMap((range) => {
      const [first, last = first] = range
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16))
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
    })
    .join('')
}

for (const [family, style, wght, ...also] of FACES) {
  const whole = readFileSync(
    require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-${style}.woff2`),
  )
  for (const [part, ranges, keepFeatures] of [['own', OWN, OWN_FEATURES], ['more', MORE, MORE_FEATURES], ...also]) {
    const made = await subsetFont(whole, charactersOf(ranges), {
      targetFormat: 'woff2',
      keepFeatures,
      variationAxes: { wght },
    })
    writeFileSync(new URL(`${family}-${style}-${part}.woff2`, import.meta.url), made)
  }
}
