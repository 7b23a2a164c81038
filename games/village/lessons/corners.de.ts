import type { corners as en } from './corners.en.ts'

export const corners: typeof en = {}
