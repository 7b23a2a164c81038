/** Hallertau in English: all sentences. */

export { cites } from '../text/cites.ts'
export { en as text } from '../text/en.ts'
