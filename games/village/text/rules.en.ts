/** The rule catalogue of Village in English: the base set, and the expansions beside it. */

export { base as rules, baseSections as sections } from './rules/base.en.ts'
export { expansionSections, expansions as expansionRules } from './rules/expansions.en.ts'
