/** Hallertau in German: all sentences. */

export { cites } from '../text/cites.ts'
export { de as text } from '../text/de.ts'
