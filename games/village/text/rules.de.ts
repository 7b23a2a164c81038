/** The rule catalogue of Village in German: the base set, and the expansions beside it. */

export { base as rules, baseSections as sections } from './rules/base.de.ts'
export { expansionSections, expansions as expansionRules } from './rules/expansions.de.ts'
