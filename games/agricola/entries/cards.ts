/** Every card of Agricola as lists and galleries show it. */

export { entries as cards } from '../cards/entries.ts'
