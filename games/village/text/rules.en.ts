/** The rule catalogue of Village in English: the base set, and the expansions beside it. */

export { expansionSections, expansions as expansionRules } from '../modules/rules.en.ts'
export { base as rules, baseSections as sections } from './rules/base.en.ts'
