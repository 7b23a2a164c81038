/** Was auf Deutsch gesagt wird. */

import { corners } from './corners.de.ts'
import type { text as en } from './en.ts'

export const text: typeof en = {
  chapters: {
    farm: {
      title: 'Zwei Leute, eine Hütte',
      can: ['deinen Hof und deine Leute finden', 'eine Person einsetzen', 'sehen, was eine neue Runde bringt'],
      steps: {
        yard: {
          say: 'Das ist dein Hof: 15 Hoffelder, zwei davon eine Holzhütte. In 14 Runden soll daraus ein Ort werden, an dem sich gut leben lässt.',
          why: 'Am Ende zählt alles: Äcker, Weiden, Saat, Tiere, Räume, Menschen. Was fehlt, kostet Punkte.',
        },
        people: { say: 'Du beginnst mit 2 Personen. Jede tut in jeder Runde eine Sache.' },
        board: {
          say: 'Jedes dieser Felder ist eine Aktion und hat nur für eine Person Platz. Wer zuerst da ist, hat es für diese Runde.',
        },
        wood: {
          say: 'Auf einem Hof ist alles aus {wood:Holz}.',
          task: 'Schick jemanden zu den 3 Holz.',
          why: 'Zäune, Räume und Ställe kosten Holz. Genug davon gibt es nie.',
        },
        taken: {
          say: 'Du hast jetzt 3 {wood:Holz}, und das Feld ist besetzt: Bis zum Ende der Runde kann dort niemand sonst hin.',
        },
        reed: {
          say: 'Knacks, der Bot am Tisch, ist zum Fischen gegangen. Du bist wieder dran.',
          task: 'Schick deine zweite Person zum Schilf.',
          why: 'Dächer sind aus Schilf. Jeder neue Raum braucht 2.',
        },
        round: {
          say: 'Alle sind heimgekommen, und eine neue Runde hat begonnen. Jede Runde deckt ein weiteres Feld auf, das bis zum Ende bleibt: diesmal eines mit einem Schaf.',
        },
      },
    },
    piles: {
      title: 'Was liegen bleibt, wird mehr',
      can: ['sehen, was sich angesammelt hat', 'einen ganzen Vorrat nehmen', 'warten oder nehmen abwägen'],
      steps: {
        grown: {
          say: 'Eine Runde weiter: In der ersten hast du 1 Getreide genommen und gepflügt. Das {wood:Holz} hat niemand genommen, darum kamen noch einmal 3 dazu: Jetzt sind es 6.',
          why: 'Solche Felder wachsen in jeder Runde, ob jemand da war oder nicht.',
        },
        take: { say: 'Wer hingeht, nimmt alles.', task: 'Nimm die 6 {wood:Holz}.' },
        have: { say: '6 {wood:Holz} mit einer Person. Darauf lohnt es sich zu warten, wenn niemand schneller ist.' },
        race: { say: 'Beim {reed:Schilf} ist es genauso: 2 liegen da. Nächste Runde wären es 3, oder keins.' },
        reed: { say: 'Lieber 2 in der Hand.', task: 'Nimm das {reed:Schilf}.' },
        anew: { say: 'Eine neue Runde. Beide leeren Felder beginnen wieder: mit 3 {wood:Holz} und 1 {reed:Schilf}.' },
      },
    },
    fields: {
      title: 'Pflügen, säen, warten',
      can: ['einen Acker pflügen', '{grain:Getreide} säen', 'sagen, was ein Acker bringt'],
      steps: {
        grain: {
          say: 'Wer ernten will, braucht etwas zum Säen.',
          task: 'Nimm 1 {grain:Getreide}.',
          why: 'Aus einem Korn werden drei. So kommt Essen auf den Tisch.',
        },
        plow: { say: 'Und einen Acker.', task: 'Schick jemanden zum Pflügen.' },
        where: {
          say: 'Jedes leere Feld ist recht; spätere Äcker müssen an diesen grenzen.',
          task: 'Wähle, wo der Acker liegen soll.',
          why: 'Lass auf einer Seite Platz für Weiden und neben der Hütte für Räume.',
        },
        field: { say: 'Dein erster Acker. Leer bringt er nichts, also wird gesät.' },
        sow: { say: 'Hier darfst du alle deine Äcker auf einmal besäen.', task: 'Schick jemanden zum Säen.' },
        seed: { say: 'Ein {grain:Getreide} kommt auf den Acker, zwei kommen dazu.', task: 'Säe {grain:Getreide}.' },
        three: {
          say: '3 {grain:Getreide} stehen jetzt da. Jede Erntezeit bringt eins davon ein; der Acker reicht für drei.',
          why: 'Mit Gemüse geht es genauso: Aus einem werden zwei.',
        },
      },
    },
    harvest: {
      title: 'Die erste Erntezeit',
      can: ['sagen, wann geerntet wird', 'deine Familie ernähren', 'Bettelkarten vermeiden'],
      steps: {
        when: {
          say: 'Es ist Runde 4, danach kommt die erste Erntezeit. Die anderen folgen nach den Runden 7, 9, 11, 13 und 14: immer schneller.',
        },
        food: {
          say: 'Jede Person isst 2 {food:Nährwerte}. Ihr seid zu zweit und habt 3: Einer fehlt.',
          why: 'Kinder, die in derselben Runde geboren sind, essen nur 1.',
        },
        last: {
          say: 'Den musst du nicht holen: Gleich bringt dein Acker {grain:Getreide}, und das könnt ihr essen. Deine letzte Person darf also etwas für ein Dach holen.',
          task: 'Nimm das {reed:Schilf}.',
        },
        field: { say: 'Zuerst die Äcker: 1 {grain:Getreide} kam von selbst herein.' },
        feed: {
          say: 'Jetzt die Familie: 1 {food:Nährwert} fehlt noch. Dafür ist schon 1 {grain:Getreide} vorgeschlagen, roh gegessen; mehr brauchst du nicht.',
          task: 'Ernähre deine Familie.',
          why: 'Viel ist das nicht für ein Getreide: Gebacken wären es 2 bis 5. „Zurückhalten“ heißt: Du behältst Nährwerte und nimmst dafür Bettelkarten.',
        },
        begging: {
          say: 'Alle sind satt. Für jeden fehlenden Nährwert gäbe es eine Bettelkarte: 3 Punkte weniger, für immer.',
          why: 'Nichts ist so teuer wie eine Erntezeit mit leeren Tellern. Plane sie zuerst.',
        },
        next: {
          say: 'Tiere hätten jetzt Junge bekommen. Spielphase II beginnt, und mit ihr ein Feld für Familienzuwachs.',
        },
      },
    },
    hearth: {
      title: 'Feuerstelle und Ofen',
      can: ['eine große Anschaffung kaufen', 'aus {grain:Getreide} Brot backen', 'sagen, womit man Tiere kocht'],
      steps: {
        majors: {
          say: 'Das sind die 10 großen Anschaffungen. Wer eine kauft, hat sie allein; nur Feuerstelle und Kochstelle gibt es zweimal.',
          why: 'Mit einer Feuerstelle lebt es sich besser: Sie macht {food:Nährwerte} aus Getreide, Gemüse und Tieren.',
        },
        buy: {
          say: 'Du hast 2 {clay:Lehm}: genug für eine Feuerstelle.',
          task: 'Schick jemanden zur Anschaffung.',
        },
        fireplace: { say: 'Da ist sie.', task: 'Kauf die Feuerstelle für 2 {clay:Lehm}.' },
        clay: {
          say: 'Knacks hat Holz geholt. Für eine Kochstelle brauchst du später mehr Lehm.',
          task: 'Nimm den {clay:Lehm}.',
        },
        bake: {
          say: 'Ein neues Feld ist da: Aussäen und/oder Brot backen. Du hast ein {grain:Getreide} und ein Feuer.',
          task: 'Schick jemanden zum Backen.',
          why: 'Backen ist eine Aktion: Du brauchst dafür dieses Feld. Ein Ofen backt auch einmal gleich beim Kauf.',
        },
        bread: {
          say: 'An der Feuerstelle wird aus jedem {grain:Getreide} 2 {food:Nährwerte}.',
          task: 'Back 1 {grain:Getreide}.',
        },
        food: {
          say: 'Brot! Tiere und Gemüse darfst du jederzeit kochen, ohne jemanden zu schicken.',
          why: 'Ein Schaf bringt 2 Nährwerte, ein Rind 3.',
        },
      },
    },
    child: {
      title: 'Ein Raum mehr, ein Kind mehr',
      can: ['einen Raum bauen', 'die Familie wachsen lassen', 'sagen, warum sich das lohnt'],
      steps: {
        room: {
          say: 'Ein Kind braucht einen Raum. In einer Holzhütte kostet er 5 {wood:Holz} und 2 {reed:Schilf}, und die hast du gespart.',
        },
        build: { say: 'Hier werden Räume gebaut.', task: 'Schick jemanden zum Bauen.' },
        where: {
          say: 'Ein Raum muss an deine Hütte grenzen.',
          task: 'Bau einen Raum.',
          why: 'Mit mehr Holz könntest du im selben Zug auch Ställe bauen.',
        },
        growth: {
          say: 'Jetzt ist Platz für drei.',
          task: 'Geh zum Familienzuwachs.',
          why: 'Vater oder Mutter steht dort, das Kind liegt daneben.',
        },
        born: { say: 'Ein Kind! Ab der nächsten Runde arbeitet es mit: drei Aktionen statt zwei.' },
        worth: {
          say: 'Es isst bei jeder Ernte 2 {food:Nährwerte} (in der Runde seiner Geburt nur 1), bringt aber 3 Punkte und vor allem mehr Aktionen. Je früher, desto besser.',
        },
      },
    },
    fences: {
      title: 'Zäune und Tiere',
      can: ['eine Weide einzäunen', 'sagen, wie viele Tiere hineinpassen', 'sagen, wann Tiere Junge bekommen'],
      steps: {
        wood: { say: 'Du hast 8 {wood:Holz}. Jeder {fence:Zaun} kostet 1.' },
        fence: {
          say: 'Hier darfst du Zäune bauen, so viele du zahlen kannst.',
          task: 'Schick jemanden zum Zäunebauen.',
        },
        pasture: {
          say: 'Eine Weide muss ringsum geschlossen sein. Zwei Felder nebeneinander brauchen 6 {fence:Zäune}.',
          task: 'Zäune eine Weide ein.',
          why: 'In einer Aktion darfst du auch mehrere Weiden einzäunen; sie müssen aneinander grenzen. Größere brauchen je Feld weniger Zäune.',
        },
        room: {
          say: 'Jedes Weidefeld fasst 2 Tiere einer Art. Ein Stall darin verdoppelt das; Ställe hast du 4 für das ganze Spiel.',
        },
        wait: {
          say: 'Tiere kommen erst mit einer neuen Rundenkarte. Bis dahin: {clay:Lehm} für eine Feuerstelle.',
          task: 'Nimm den {clay:Lehm}.',
        },
        sheep: { say: 'Die neue Rundenkarte bringt in jeder Runde 1 {sheep:Schaf}.', task: 'Hol das {sheep:Schaf}.' },
        breed: {
          say: 'Zwei Tiere einer Art bekommen in jeder Erntezeit ein Jungtier, wenn es Platz hat. Und ein Tier darf immer im Haus leben.',
        },
      },
    },
    herd: {
      title: 'Stall, Jungtiere, Lehmhütte',
      can: ['einen Stall bauen', 'Tiere sich vermehren lassen', 'dein Haus renovieren'],
      steps: {
        pasture: {
          say: 'Deine Weide hat 2 Felder und fasst 4 Tiere. Ein {sheep:Schaf} lebt schon dort; eins allein bekommt keine Jungen.',
        },
        stable: {
          say: 'Ein {stable:Stall} verdoppelt den Platz der Weide, in der er steht. Er kostet 2 {wood:Holz}.',
          task: 'Schick jemanden zum Stallbau.',
          why: 'Auf diesem Feld darfst du auch Brot backen. Ohne Feuerstelle oder Ofen geht das noch nicht.',
        },
        where: {
          say: 'Auch ohne Zaun ringsum hält ein Stall 1 Tier. In der Weide bringt er mehr.',
          task: 'Bau den Stall auf A5.',
        },
        room: { say: 'Jetzt ist auf der Weide Platz für 8 Tiere einer Art. Oben am Zaun steht, wie viele dort sind.' },
        sheep: {
          say: 'Nach dieser Runde ist Erntezeit. Bis dahin brauchst du 2 Schafe.',
          task: 'Hol die {sheep:Schafe}.',
          why: 'Auf dem Feld haben sich 2 angesammelt. Du nimmst beide.',
        },
        young: {
          say: 'In der Erntezeit hat deine Familie gegessen, und aus 3 {sheep:Schafen} sind 4 geworden: 1 Jungtier für jede Sorte, von der du 2 oder mehr hast.',
          why: 'Mehr als 1 Jungtier je Sorte gibt es nicht, auch nicht bei 6 Schafen. Ohne Platz wird keins geboren.',
        },
        clay: {
          say: 'Nun das Haus: Für eine Lehmhütte brauchst du je Raum 1 {clay:Lehm}, also 2, und 1 {reed:Schilf}. 1 Lehm hast du.',
          task: 'Hol den {clay:Lehm}.',
        },
        reed: { say: 'Fehlt noch das Dach.', task: 'Hol das {reed:Schilf}.' },
        renovate: { say: 'Die neue Rundenkarte ist die Renovierung.', task: 'Schick jemanden zur Renovierung.' },
        hut: {
          say: 'Aus der Holzhütte ist eine Lehmhütte geworden, alle Räume auf einmal. Jeder Lehmraum ist am Ende 1 Punkt wert, jeder Steinraum 2.',
          why: 'Neue Räume kosten jetzt 5 Lehm statt 5 Holz, dazu wie immer 2 Schilf.',
        },
      },
    },
    cards: {
      title: 'Ausbildung und Anschaffung',
      can: ['eine Ausbildung ausspielen', 'eine kleine Anschaffung ausspielen', 'Preis und Bedingung unterscheiden'],
      steps: {
        hand: {
          say: 'Das volle Spiel hat Karten: Ausbildungen und kleine Anschaffungen, für alle je sieben; hier probierst du es mit sechs. Auf der Hand tun sie nichts; ausgespielt wirken sie bis zum Ende.',
        },
        lessons: {
          say: 'Hier spielst du Ausbildungen aus. Die erste ist kostenlos, jede weitere kostet 1 {food:Nährwert}.',
          task: 'Schick jemanden zur Ausbildung.',
        },
        worker: {
          say: 'Der Saisonarbeiter bekommt bei jedem Tagelohn ein {grain:Getreide}.',
          task: 'Spiel den Saisonarbeiter aus.',
          why: 'Karten, die immer wieder etwas bringen, spielst du am besten früh aus.',
        },
        played: { say: 'Jetzt liegt er vor dir.' },
        labor: { say: 'Sehen wir, wozu er gut ist.', task: 'Geh zum Tagelöhner.' },
        effect: { say: '2 {food:Nährwerte} und dazu 1 {grain:Getreide}. So geht es jedes Mal.' },
        start: {
          say: 'Eine neue Runde. Auf diesem Feld wirst du Startspieler und darfst dazu 1 kleine Anschaffung ausspielen.',
          task: 'Geh zum Startspieler.',
        },
        scoop: {
          say: 'Die Kornschaufel kostet 1 {wood:Holz}. Andere Karten nennen eine Bedingung: Was sie verlangt, musst du haben, aber nicht abgeben.',
          task: 'Spiel die Kornschaufel aus.',
          why: 'Von nun an bringt das Getreidefeld 2.',
        },
      },
    },
    score: {
      title: 'Was am Ende zählt',
      can: ['die Punktetabelle lesen', 'Minuspunkte vermeiden', 'einen ganzen Hof planen'],
      steps: {
        minus: {
          say: 'Ein leerer Hof ist −14 Punkte wert. Unter „Stand“ siehst du immer, wie du stehst; auf dem Telefon liegt das hinter „Verlauf“.',
        },
        kinds: {
          say: 'Sieben Dinge werden gezählt: Äcker, Weiden, Getreide, Gemüse, Schafe, Wildschweine, Rinder. Keins einer Art ist −1, schon das erste 1, viel höchstens 4. Nur bei Äckern bringt erst der zweite 1 Punkt.',
          why: 'Besser also von allem etwas als von einem viel.',
        },
        grain: {
          say: 'Sieh, wie es geht.',
          task: 'Nimm 1 {grain:Getreide}.',
        },
        better: {
          say: 'Sieh unter „Stand“ nach: von −1 auf 1, zwei Punkte mit einem Getreide. Mit 4 Getreide sind es 2, mit 6 sind es 3, ab 8 sind es 4.',
        },
        unused: { say: 'Jedes ungenutzte Feld kostet 1 Punkt: pflüge es, zäune es ein oder bebau es.' },
        house: { say: 'Lehmräume bringen je 1 Punkt, Steinräume 2 und jede Person 3.' },
        renovate: {
          say: 'Aus Holz wird Lehm, indem du renovierst: Das kostet für das ganze Haus 1 {reed:Schilf} und dazu je Raum 1 {clay:Lehm}.',
          why: 'Später wird aus Lehm Stein: wieder 1 Schilf, und je Raum 1 Stein. Immer alle Räume auf einmal, wie in Kapitel 8.',
        },
        goal: { say: 'Mit 40 Punkten hast du gut gewirtschaftet; allein ist das Ziel 50.' },
      },
    },
  },
  corners,
}
