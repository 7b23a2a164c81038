/** The rule catalogue of Village in German: the base set, and the expansions beside it. */

export { expansionSections, expansions as expansionRules } from '../modules/rules.de.ts'
export { base as rules, baseSections as sections } from './rules/base.de.ts'
