import type { Corner } from '@dorfplatz/ui'

export const corners: readonly Corner[] = []
