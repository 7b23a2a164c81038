/** Arbeitszeit und Heimkehr auf Deutsch, mit allen Aktionsfeldern. */
import type { work as en } from './work.en.ts'

export const work = {
  'A-WORK-01':
    'Wer den Startspielerstein hat, beginnt; dann geht es im Uhrzeigersinn weiter. Bist du dran, nimmst du eine Person von deinem Hof, setzt sie auf ein freies Aktionsfeld und führst dessen Aktion sofort aus.',
  'A-WORK-02':
    'In jedem Zug setzt du eine Person ein. Es geht reihum, bis alle Personen eingesetzt sind; wer keine mehr hat, wird übersprungen.',
  'A-WORK-03': 'Du darfst nicht passen, solange du eine Person zu Hause hast und ein Feld nutzen kannst.',
  'A-WORK-04':
    'Hast du Personen, aber kein Feld, das du nutzen darfst, wirst du übersprungen und sie bleiben diese Runde zu Hause.',
  'A-WORK-05':
    'Jedes Aktionsfeld nimmt pro Runde eine Person auf. Nachwuchs, der bei seinem Elternteil liegt, gilt nicht als zweite Nutzung.',
  'A-WORK-06': 'Du darfst kein Aktionsfeld besetzen, ohne mindestens eine seiner Aktionen auszuführen.',
  'A-WORK-07':
    'Von einem Feld mit weißem Pfeil nimmst du alles, was dort liegt. Nur eine Karte kann dir erlauben, etwas liegen zu lassen.',
  'A-WORK-08': 'Liegt auf einem solchen Feld nichts, kann es nicht genutzt werden.',
  'A-WORK-09':
    'Werkstoffe, Getreide, Gemüse und NW kommen in deinen Vorrat; Tiere bringst du sofort unter. Tiere nehmen darfst du auch ohne Platz für sie.',
  'A-WORK-10': 'Felder mit „nehmen“ geben jedes Mal dieselbe Menge aus dem allgemeinen Vorrat.',
  'A-WORK-11': 'Ein neuer Startspieler beginnt ab der nächsten Runde. Die Reihenfolge der laufenden Runde bleibt.',
  'A-WORK-12':
    '„Und/oder“ heißt: das eine, das andere oder beides, mindestens aber eines. „Nach X auch Y“ heißt: X ist Pflicht, Y darf folgen. „Oder“ heißt: genau eines.',
  'A-WORK-13': 'Bei „und/oder“ wählst du die Reihenfolge, nur wird vor dem Aussäen gepflügt.',
  'A-WORK-14':
    'Was ein Feld einzeln anbietet (1 Ausbildung, 1 Acker …), gibt es nur einmal, außer eine Karte erlaubt mehr.',
  'A-WORK-15':
    'Bezahlt wird aus dem eigenen Vorrat in dem Moment, in dem du baust oder ausspielst; früher in derselben Aktion Erhaltenes darfst du nutzen. Was jederzeit getauscht werden kann, darf dazwischen getauscht werden.',
  'A-WORK-16': 'Was du ausspielst oder erwirbst, sehen alle.',
  'A-WORK-20':
    'Hausbauten und/oder Stallbauten: beliebig viele Räume und Ställe bauen (insgesamt 4 Ställe, je 2 Holz), mindestens einen Raum oder Stall.',
  'A-WORK-21':
    'Startspieler und/oder kleine Anschaffung: Startspielerstein nehmen oder behalten; danach darfst du 1 kleine Anschaffung ausspielen.',
  'A-WORK-22': '1 Getreide nehmen: 1 Getreide aus dem allgemeinen Vorrat.',
  'A-WORK-23': '1 Acker pflügen: 1 Acker auf den Hof legen.',
  'A-WORK-24': '1 Ausbildung: 1 Ausbildung ausspielen. Die erste ist kostenlos, jede weitere kostet 1 NW.',
  'A-WORK-25': 'Tagelöhner: 2 NW aus dem allgemeinen Vorrat.',
  'A-WORK-26': '3 Holz: Jede Runde kommen 3 Holz dazu (allein nur 2); du nimmst alles.',
  'A-WORK-27': '1 Lehm: Jede Runde kommt 1 Lehm dazu; du nimmst alles.',
  'A-WORK-28': '1 Schilf: Jede Runde kommt 1 Schilf dazu; du nimmst alles.',
  'A-WORK-29': 'Fischfang: Jede Runde kommt 1 NW dazu; du nimmst alles.',
  'A-WORK-30':
    'Aussäen und/oder Brot backen (Spielphase 1): mindestens einmal säen oder mindestens 1 Getreide verbacken, auch beides.',
  'A-WORK-31':
    '1 große oder kleine Anschaffung (Spielphase 1): 1 große erwerben oder 1 kleine aus der Hand ausspielen.',
  'A-WORK-32': '1 Schaf (Spielphase 1): Jede Runde kommt 1 Schaf dazu; du nimmst alle.',
  'A-WORK-33': 'Zäune (Spielphase 1): mindestens 1 Zaun bauen, je 1 Holz.',
  'A-WORK-34': '1 Stein (Spielphase 2): Jede Runde kommt 1 Stein dazu; du nimmst alles.',
  'A-WORK-35':
    'Nach Renovierung auch große oder kleine Anschaffung (Spielphase 2): renovieren; danach darfst du 1 große oder 1 kleine Anschaffung tätigen.',
  'A-WORK-36':
    'Nach Familienzuwachs auch kleine Anschaffung (Spielphase 2): Familie vergrößern, wofür ein freier Raum nötig ist; danach darfst du 1 kleine Anschaffung ausspielen.',
  'A-WORK-37': '1 Gemüse nehmen (Spielphase 3): 1 Gemüse aus dem allgemeinen Vorrat.',
  'A-WORK-38': '1 Wildschwein (Spielphase 3): Jede Runde kommt 1 Wildschwein dazu; du nimmst alle.',
  'A-WORK-39': '1 Stein (Spielphase 4, das zweite Steinfeld): Jede Runde kommt 1 Stein dazu; du nimmst alles.',
  'A-WORK-40': '1 Rind (Spielphase 4): Jede Runde kommt 1 Rind dazu; du nimmst alle.',
  'A-WORK-41':
    '1 Acker pflügen und/oder Aussäen (Spielphase 5): 1 Acker pflügen, danach säen; mindestens eines von beiden.',
  'A-WORK-42':
    'Familienzuwachs auch ohne Platz (Spielphase 5): Familie vergrößern, ohne einen freien Raum zu brauchen.',
  'A-WORK-43': 'Nach Renovierung auch Zäune (Spielphase 6): renovieren; danach darfst du Zäune bauen.',
  'A-WORK-44':
    'Auf „Startspieler“ nimmst oder behältst du immer den Startspielerstein, die kleine Anschaffung ist freiwillig. Das Feld steht also auch ohne Handkarten offen und dann, wenn du den Stein schon hast.',
  'A-WORK-45':
    'Eben genommenes Getreide oder Gemüse kommt in den Vorrat und lässt sich nicht mit derselben Aktion aussäen.',
  'A-WORK-50':
    'Karten zu dritt: 1 Werkstoff nach Wahl nehmen; 2 Holz und 1 Lehm, die sich ansammeln; 1 Ausbildung für immer 2 NW.',
  'A-WORK-51':
    'Karten zu viert: Es sammeln sich an 1 Holz, 2 Holz, 2 Lehm und bei der Kleinkunst 1 NW. Nimm 1 Schilf, 1 Stein und 1 NW. Spiele 1 Ausbildung aus: die ersten beiden für je 1 NW, spätere für 2 NW.',
  'A-WORK-52':
    'Karten zu fünft: Es sammeln sich an 4 Holz, 3 Lehm und 1 Schilf, zu dem du 1 Stein und 1 Holz nimmst. Nimm 1 Schaf und 1 NW oder 1 Wildschwein oder 1 Rind für 1 NW. Spiele 1 Ausbildung aus (1 oder 2 NW) oder bekomme ab Runde 5 Familienzuwachs. Baue 1 Raum oder nimm die NW der Kleinkunst.',
  'A-WORK-53':
    'Auf den Wahlkarten zu fünft sperrt eine Person die ganze Karte, gleich welche Möglichkeit genutzt wurde.',
  'A-WORK-54': 'Baut dort jemand einen Raum, bleiben die NW auf der Karte liegen, und nächste Runde kommt 1 dazu.',
  'A-WORK-55': 'Familienzuwachs auf der Karte zu fünft braucht einen freien Raum und bringt keine kleine Anschaffung.',
  'A-WORK-56': 'Den 1 NW für das Rind zahlst du, bevor du es bekommst; du kannst ihn nicht aus diesem Rind gewinnen.',
  'A-WORK-57': 'Für den Preis zählen alle Ausbildungen, die du wo und wie auch immer ins Spiel gebracht hast.',
  'A-WORK-58':
    'Für Kartentexte ist „1 Schilf, zusätzlich 1 Stein, 1 Holz“ ein Schilffeld, das außerdem genau 1 Holz und 1 Stein gibt; diese beiden sammeln sich nie an.',
  'A-WORK-59': 'Bei „1 Werkstoff nehmen“ wählst du jedes Mal frei zwischen Holz, Lehm, Schilf und Stein.',
  'A-HOME-01': 'Alle Personen kehren von den Spielplänen in ihre Wohnstätten zurück.',
  'A-HOME-02':
    'Auch der Nachwuchs kommt heim und arbeitet ab der nächsten Runde mit. Ohne eigenen Raum teilt er sich einen.',
  'A-HOME-03': 'Was an die Heimkehr gebunden ist, geschieht jetzt, noch vor einer Erntezeit.',
  'A-HOME-04': 'Wer in dieser Runde geboren wurde, gilt in der direkt folgenden Erntezeit noch als Nachwuchs.',
} as const satisfies Record<keyof typeof en, string>
