/** The solo game's rules that only matter with Port or Marriage, in German. */

import type { soloWithExpansions as english } from './solo-expansions.en.ts'

export const soloWithExpansions = {
  'V-SOLO-93':
    'Mit Port kommt ihr Familienmitglied durch einen Stein von der Reise in den Bereich „Reise“, sonst auf ein leeres Seebestattungsfeld. Das letzte davon läutet das Ende ein.',
  'V-SOLO-94': 'Punkte auf einem Seebestattungsfeld verfallen, wenn Connys Familienmitglied es belegt.',
  'V-SOLO-95': 'Mit Port hat Conny kein Schiff und verkauft weder Kakao noch Tee.',
  'V-SOLO-96':
    'Mit Marriage sind drei pinke Familienmitglieder im Spiel, und es gilt die Solo-Seite der Übersichtskarte „Hochzeit“.',
  'V-SOLO-98':
    'Bei der Hochzeit wird zweimal gewürfelt und je ein pinkes Familienmitglied platziert, wenn der Rang frei ist. Ist keines im Vorrat, kommt eines aus dem Elternglücksbereich.',
  'V-SOLO-99': 'Heiraten zwei pinke Familienmitglieder einander, kommen beide zurück in den Vorrat.',
} as const satisfies Record<keyof typeof english, string>
