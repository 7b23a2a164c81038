/** Agricola in English: all sentences, the quick reference, and the values that no rulebook prints. */

import { houseSheet } from '../text/house.ts'

export { en as text } from '../text/en.ts'
export { quick } from '../text/quick.en.ts'
export const sheet = () => houseSheet('en')
