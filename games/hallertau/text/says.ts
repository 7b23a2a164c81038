/** What each action space does, in one short line. */

import type { Lang } from '@dorfplatz/kernel'
import * as deWords from './de.words.ts'
import * as enWords from './en.words.ts'
import { spaceWords as de } from './spaces.de.ts'
import { spaceWords as en } from './spaces.en.ts'
import { type SpaceLines, spaceLines } from './spaces.ts'

const all: { readonly [L in Lang]: SpaceLines } = { de: spaceLines(deWords, de), en: spaceLines(enWords, en) }

export const saysOf = (lang: Lang): SpaceLines => all[lang]
