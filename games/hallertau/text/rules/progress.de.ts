/** Rules of Hallertau in German: the Community Center board, progress, boulders and the end of the game. */

import type { progress as english } from './progress.en.ts'

export const progress = {
  'H-CC-01':
    'Dein Hausplan hat fünf Zeilen, eine je Handwerk. Die Handwerke rücken nach rechts, und das Hausplättchen rückt ihnen nach.',
  'H-CC-02': 'Ein Handwerk kann zehnmal vorrücken, dann ist es am Rand des Plans.',
  'H-CC-03':
    'Auf seinem Weg zeigt das Fenster 6, 7, 8, 9, 10, 11 und 12 Arbeiter und danach 18, 34, 50 und 70 Siegpunkte. Auch mit Punkten im Fenster hast du 12 Arbeiter.',
  'H-CC-04':
    'Nach jedem Schritt rückt das Hausplättchen so weit wie möglich nach rechts: bis an das hinterste deiner fünf Handwerke. Zurück geht es nie.',
  'H-CC-05': 'Zusätzliche Arbeiter bekommst du erst in der nächsten Phase 2.',
  'H-CC-06': 'Fragt eine Karte nach der Zahl im Fenster, ist die Zahl der Arbeiter gemeint, höchstens 12.',
  'H-CC-07':
    'Am Ende zählt jedes „3 SP“-Symbol, das zwischen Hausplättchen und Handwerk zu sehen ist, 3 Punkte. Symbole rechts von einem Handwerk zählen nicht.',
  'H-CC-08':
    'Symbole, die das Hausplättchen verdeckt oder hinter sich gelassen hat, zählen nicht; an ihre Stelle tritt die Zahl im Fenster.',
  'H-CC-09': 'In jeder Zeile tragen die vier Felder vor dem letzten je ein „3 SP“-Symbol.',
  'H-CC-10': 'Dein Hausplan bringt die Punkte im Fenster und je 3 für jedes offene Symbol links von seinem Handwerk.',
  'H-PH9-01':
    'In Phase 9 darfst du deine Handwerke beliebig oft vorrücken, jeweils ein Feld nach rechts und in beliebiger Reihenfolge, solange du zahlen kannst und die Findlinge es zulassen. Du musst aber nicht.',
  'H-PH9-02': 'Jeder einzelne Schritt kostet entweder genau 1 Schmuck oder eine Kombination von Waren.',
  'H-PH9-03':
    'Der volle Preis sind so viele Waren, wie die Rundenzahl angibt, alle von Sorten, die das Handwerk annimmt. Nicht jede Sorte muss dabei sein.',
  'H-PH9-04': 'Die Zimmerei nimmt Lehm und Roggen. Jede Zahlung muss mehr Lehm als Roggen enthalten.',
  'H-PH9-05': 'Das Brauhaus nimmt Gerste und Hopfen. Jede Zahlung muss mehr Gerste als Hopfen enthalten.',
  'H-PH9-06': 'Das Kühlhaus nimmt Fleisch und Milch, beliebig gemischt.',
  'H-PH9-07': 'Das Backhaus nimmt Flachs, Gerste und Roggen, aber höchstens 1 Flachs je Zahlung.',
  'H-PH9-08': 'Die Manufaktur nimmt Flachs, Felle und Wolle, beliebig gemischt.',
  'H-PH9-09': 'Diese Einschränkungen gelten nur für die einzelne Zahlung, nie für deinen Vorrat.',
  'H-PH9-10':
    'Ab Runde 3 kostet ein Schritt 1 Ware weniger, wenn du tatsächlich Waren von mindestens 2 Sorten abgibst.',
  'H-PH9-11':
    'In den Runden 5 und 6 kostet ein Schritt 2 Waren weniger, wenn du tatsächlich 3 Sorten abgibst. Das können nur Backhaus und Manufaktur.',
  'H-PH9-12':
    'Je Schritt darfst du einen Rabatt nutzen oder keinen. Die verringerte Zahlung muss die Sorten enthalten und die Einschränkung einhalten; Zimmerei und Brauhaus sparen deshalb erst ab Runde 4.',
  'H-PH9-13':
    'Du zahlst genau den Preis, mehr geht nicht. Alle erlaubten Zahlungen werden dir angeboten; am günstigsten sind meist solche mit vielen verschiedenen Sorten.',
  'H-PH9-14':
    'Mit 1 Schmuck bezahlst du einen Schritt eines beliebigen Handwerks in jeder Runde, so oft du willst. Einschränkungen und Rabatte spielen dann keine Rolle, Findlinge schon. Das geht nur in Phase 9.',
  'H-PH9-15': 'Ein Handwerk auf dem letzten Feld kann nicht weiter vorrücken.',
  'H-PH9-16':
    'Ein Handwerk darf kein Feld mit einem Findling betreten, und auf einem Feld liegt höchstens ein Findling.',
  'H-PH9-17':
    'Ein Gerät schiebt einen Findling ein Feld nach rechts. Liegt dort der andere Findling, muss erst dieser weichen – mit einem weiteren Gerät.',
  'H-PH9-18':
    'Ein Findling, der über den Rand geschoben wurde, stört nicht mehr und braucht keine Geräte, bis Phase 10 ihn vielleicht zurückholt.',
  'H-PH9-19':
    'Aus der üblichen Stellung braucht der erste Schritt eines Handwerks kein Gerät, der zweite 1 und jeder weitere in derselben Phase 2. Liegen Findlinge neben dem Plan, wird es weniger.',
  'H-PH9-20':
    'In den Runden 1 bis 5 ist ein benutztes Gerät nur für diese Phase verbraucht: In der nächsten Phase 9 stehen dir alle wieder zur Verfügung. Jedes Gerät schiebt pro Phase einen Findling um ein Feld.',
  'H-PH9-21': 'In Runde 6 geht jedes benutzte Gerät kaputt und kommt in den allgemeinen Vorrat zurück.',
  'H-PH9-22':
    'Verbrauchte Geräte gehören dir weiterhin: Sie zählen für Voraussetzungen und bezahlen Karten. Zahlst du mit Geräten, gehen die verbrauchten zuerst.',
  'H-PH9-23': 'Geräte, die du in Phase 9 erhältst, kannst du noch in derselben Phase nutzen.',
  'H-PH9-24': 'In Phase 9 darfst du Findlinge mit Geräten schieben, auch ohne das Handwerk danach vorzurücken.',
  'H-PH10-01':
    'Am Ende der Runden 1 bis 5 liegen die Findlinge jeder Zeile wieder 2 und 4 Felder rechts von ihrem Handwerk; ist dort kein Feld mehr, liegt der Findling neben dem Plan. Findlinge können so auch nach links rücken oder zurückkommen.',
  'H-PH10-02': 'In Runde 6 entfällt diese Phase.',
  'H-END-01':
    'Eine Runde endet nach Phase 10, Runde 6 schon nach Phase 9. Nach den Runden 1 bis 5 beginnt die nächste mit Phase 1.',
  'H-END-02':
    'Nach Runde 6 haben alle eine letzte Gelegenheit, beliebig viele Handkarten auszuspielen, im Zweifel ab der Startspielermarke im Uhrzeigersinn. Danach wird gewertet.',
  'H-END-03':
    'Die letzte Gelegenheit gehört zu keiner Phase: Karten „Nur in Phase …“ kannst du nicht mehr spielen, Karten „Nicht in Phase …“ schon.',
  'H-END-04':
    'Auch Karten, die du bei dieser Gelegenheit ziehst, darfst du ausspielen. Sie endet, wenn alle verzichtet haben.',
  'H-END-05': 'Bei der letzten Gelegenheit gilt noch die Rundenzahl 6.',
} as const satisfies Record<keyof typeof english, string>
