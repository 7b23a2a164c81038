/** The solo game's rules that only matter with Port or Marriage, in English. */

export const soloWithExpansions = {
  'V-SOLO-93':
    'With Port, a quill brought on by a stone from travel puts her member into the travel section, otherwise on an empty sea-burial space. Taking the last one triggers the end.',
  'V-SOLO-94': 'Points printed on a sea-burial space are lost when Conny’s member takes it.',
  'V-SOLO-95': 'With Port, Conny has no ship and sells no cocoa or tea.',
  'V-SOLO-96': 'With Marriage, three pink members are in play, and the solo side of the wedding card applies.',
  'V-SOLO-98':
    'At a wedding the die is rolled twice and a pink member placed for each roll, if the rank is free. If none is in the supply, one comes from parental bliss.',
  'V-SOLO-99': 'If two pink members marry each other, both go back to the supply.',
} as const satisfies Record<string, string>
