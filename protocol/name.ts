/** What a person may be called. Needs nothing else, so that pages can look before they ask. */

export const NAME_LENGTH = 24

/**
 * Letters of any script with their marks, digits, and what people write between them; at least one letter or digit. Nothing
 * invisible (also no letter that shows nothing), nothing that turns the line around, no towers of marks: a name stands beside
 * others' names and must not pretend to be one.
 */
export const NAME =
  /^(?=.*[\p{L}\p{N}])(?!.*\p{Default_Ignorable_Code_Point})(?!.*\p{M}{4})[\p{L}\p{N}\p{M} ._'’&()!?+,-]+$/u

export function isName(name: string): boolean {
  const bare = name.trim()
  return bare.length <= NAME_LENGTH && NAME.test(bare)
}
