/** The rules, for servers, bots and workers. */

import type { Course } from '@dorfplatz/kernel'

export { rules } from '../rules/rules.ts'

export const courses: readonly Course[] = [{ name: '4 seats', seats: 4, options: {} }]
