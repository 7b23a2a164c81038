/** Nothing is dealt daily here. */

import type { DailyMode } from '@dorfplatz/kernel'

export const daily: readonly DailyMode[] = []
