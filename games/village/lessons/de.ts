/** Was auf Deutsch gesagt wird. */

import { corners } from './corners.de.ts'
import type { text as en } from './en.ts'

export const text: typeof en = {
  chapters: {
    stone: {
      title: 'Ein Stein, eine Tat',
      can: ['einen Stein nehmen', 'nutzen, was der Ort bietet', 'sagen, wann eine Runde endet'],
      steps: {
        village: {
          say: 'Das ist das Dorf. Wer am Ende die meisten Punkte hat, gewinnt. An jedem Ort liegen Steine: Wer einen nimmt, darf tun, was der Ort bietet.',
          why: 'Der Stein gehört dann dir: Mit Steinen wird bezahlt.',
        },
        orange: {
          say: 'Im Handwerk werden Waren gemacht. Ein orangefarbener Stein steht für Können.',
          task: 'Nimm den {stone-orange:orangefarbenen Stein} vom Handwerk.',
        },
        plow: {
          say: 'Der Schmied macht einen {plow:Pflug} für einen orangefarbenen und einen rosa Stein. Für den rosa Stein springt eine {coin:Münze} ein.',
          task: 'Lass den Schmied einen Pflug machen.',
          why: 'Eine Münze ersetzt jeden Stein, der dir fehlt.',
        },
        paid: { say: 'Da ist er: ein {plow:Pflug} für einen Stein und eine {coin:Münze}.' },
        last: {
          say: 'So geht es reihum, bis alle Steine genommen sind. Dann ist Messe, und neue Steine werden ausgelegt.',
        },
      },
    },
    time: {
      title: 'Zeit ist Leben',
      can: ['deine Lebenszeit lesen', 'jemanden ausbilden', 'entscheiden, wer in die Chronik kommt'],
      steps: {
        ring: {
          say: 'Vieles kostet Zeit statt Steine. Zeit geht nie aus; aber jedes Mal, wenn dein Marker den Federkiel überschreitet, stirbt jemand aus deiner Familie. Du bist fast dort.',
          why: 'Deine Lebenszeit ist ein Ring aus 10 Feldern, oben liegt der Federkiel.',
        },
        crafts: { say: 'Sehen wir, was das heißt.', task: 'Nimm einen Stein vom Handwerk.' },
        train: {
          say: 'Wer ein Handwerk gelernt hat, macht Waren allein für Zeit. Das Lernen kostet hier 2 Zeit.',
          task: 'Bilde jemanden in der Wagnerei aus.',
          why: 'Gelernt wird nur einmal. Danach kostet nur noch das Machen.',
        },
        wagon: { say: 'Und gleich ein Werkstück.', task: 'Mach einen {wagon:Planwagen}.' },
        quill: {
          say: 'Deine Zeit hat den Federkiel überschritten. Jemand von den Ältesten muss gehen; du wählst, wer.',
          why: 'Immer die niedrigste Zahl. Wo jemand steht, entscheidet, wie man sich an ihn erinnert.',
        },
        dies: {
          say: 'Wer im Handwerk stirbt, steht in der Chronik bei den Handwerkern.',
          task: 'Lass den Wagner gehen.',
          why: 'Für jeden Stand gibt es nur wenige Plätze. Wer zu spät kommt, bekommt ein Grab ohne Punkte.',
        },
        chronicle: {
          say: 'Der Name steht in der Dorfchronik. Mit 3, 4 oder 5 der Deinen dort gibt es 4, 7 oder 12 Punkte. Gut zu sterben gehört zum Spiel.',
        },
      },
    },
    harvest: {
      title: 'Ernte und Familie',
      can: ['{sack:Getreide} einbringen', 'mit einem Ochsen mehr ernten', 'ein Kind bekommen'],
      steps: {
        field: {
          say: 'Getreide hilft bei Kunden, in der Kirche und in der Mühle.',
          task: 'Nimm einen Stein von der Getreideernte.',
          why: 'Zum Ernten muss jemand auf dem Hof sein.',
        },
        reap: {
          say: 'Du hast einen {ox:Ochsen} und einen {plow:Pflug}. Darum werden es 4 {sack:Säcke} statt 2.',
          task: 'Ernte.',
          why: 'Mit einem Pferd wären es 3. Beide bleiben bei dir.',
        },
        grain: { say: '4 {sack:Säcke}. Auf den Hof passen 5.' },
        family: {
          say: 'Wer ins Handwerk geht, fehlt auf dem Hof. Zeit für die nächste Generation.',
          task: 'Nimm einen Stein von der Familie.',
        },
        birth: { say: 'Das nächste Kind gehört zur zweiten Generation.', task: 'Bekomm ein Kind.' },
        child: {
          say: 'Die Jungen leben länger: Zuerst gehen immer die mit der niedrigsten Zahl. Statt eines Kindes könntest du auch jemanden heimholen.',
        },
      },
    },
    crafts: {
      title: 'Handwerk und Ware',
      can: ['eine Ware mit Steinen bezahlen', 'eine Ware mit Zeit bezahlen', 'beides abwägen'],
      steps: {
        ways: {
          say: 'Die meisten Waren gibt es auf zwei Wegen: für Steine, oder für die Zeit von jemandem, der das Handwerk gelernt hat.',
        },
        orange: {
          say: 'Zuerst für Steine. Einen rosa Stein hast du schon.',
          task: 'Nimm den {stone-orange:orangefarbenen Stein} vom Handwerk.',
        },
        wagon: {
          say: 'Ein {wagon:Planwagen} kostet einen orangefarbenen und einen rosa Stein.',
          task: 'Kauf einen Planwagen mit Steinen.',
        },
        with: {
          say: 'Behalt die Münze: Sie ist einen Punkt wert.',
          task: 'Zahl mit den beiden Steinen: Drück auf „Bezahlen“.',
        },
        again: { say: 'Jetzt für Zeit.', task: 'Nimm noch einen Stein vom Handwerk.' },
        smith: { say: 'Die Schmiede kostet 3 Zeit zum Lernen.', task: 'Bilde einen Schmied aus.' },
        plow: { say: 'Und noch einmal 3 für die Arbeit.', task: 'Mach einen {plow:Pflug}.' },
        stays: {
          say: 'Der Schmied bleibt dort: Der nächste Pflug kostet nur 3 Zeit. Und wenn es so weit ist, hat die Chronik einen Platz für Handwerker.',
        },
      },
    },
    market: {
      title: 'Markttag',
      can: ['einen Markttag ausrufen', 'Kunden bedienen', 'sagen, was ein Verkauf kostet'],
      steps: {
        customers: { say: 'Diese Kunden stehen am Markt. Jeder will bestimmte Waren und bringt Punkte.' },
        day: {
          say: 'Du hast, was zwei von ihnen wollen. Wer den Stein des Marktes nimmt, eröffnet ihn für alle.',
          task: 'Nimm den Stein vom Markt.',
          why: 'Sieh also erst nach, ob auch die anderen verkaufen könnten.',
        },
        first: {
          say: 'Du hast den Markttag ausgerufen: Dein erster Verkauf kostet nichts weiter.',
          task: 'Bediene den Kunden, der {horse:Pferd} und {sack:Getreide} will.',
          why: 'Jeder andere Verkauf kostet einen grünen Stein und 1 Zeit. Reihum je ein Kunde, bis alle gepasst haben.',
        },
        second: {
          say: 'Knacks hat nichts zu verkaufen. Dein zweiter Verkauf kostet einen {stone-green:grünen Stein} und 1 Zeit.',
          task: 'Bediene noch einen Kunden.',
        },
        points: {
          say: '10 Punkte auf einmal! Aus der Schlange rücken neue Kunden nach. Oft entscheiden die Markttage das Spiel.',
        },
      },
    },
    council: {
      title: 'Rat und Reise',
      can: ['in die Ratsstube kommen', 'ein Privileg nutzen', 'jemanden auf Reisen schicken'],
      steps: {
        steps: {
          say: 'In der Ratsstube steigt man Stufe um Stufe. Je höher, desto besser das Privileg; Stufe 2, 3 und 4 zählen am Ende 2, 4 und 6 Punkte.',
        },
        plague: {
          say: 'Ein schwarzer Stein ist die {stone-plague:Pest}: Wer ihn nimmt, gibt 2 Zeit ab und behält ihn nicht. Nutzen darf er den Ort trotzdem.',
        },
        enter: {
          say: 'Der Rat kostet 2 grüne Steine; die hast du schon.',
          task: 'Nimm den {stone-orange:orangefarbenen Stein} von der Ratsstube.',
        },
        pay: { say: 'Stufe 1 kostet 1 Zeit und zwei grüne Steine, oder eine Schriftrolle.', task: 'Geh in den Rat.' },
        green: {
          say: 'Zahl mit Steinen, solange du welche hast: Münzen zählen am Ende Punkte.',
          task: 'Zahl mit 2 {stone-green:grünen Steinen}: Drück auf „Bezahlen“.',
        },
        marker: {
          say: 'Auf Stufe 1 darfst du die nächste Runde beginnen.',
          task: 'Nimm den Marker „Nächster Startspieler“.',
          why: 'Wer beginnt, wählt zuerst unter allen Steinen.',
        },
        map: {
          say: 'Vor dem Dorf liegen 6 Burgen. Jeder Weg kostet 2 Zeit, einen {wagon:Planwagen} und einige Steine.',
        },
        road: { say: 'Einen Planwagen hast du.', task: 'Nimm einen Stein von der Reise.' },
        castle: { say: 'Die erste Burg verlangt zwei braune Steine.', task: 'Reise zu Burg 1.' },
        reward: {
          say: 'Beim ersten Besuch gibt jede Burg etwas: hier 3 Punkte. Am Ende bringen 1 bis 6 Burgen noch einmal 1, 3, 6, 10, 14 oder 18 Punkte.',
        },
      },
    },
    church: {
      title: 'Kirche und Messe',
      can: ['jemanden zur Kirche schicken', 'verstehen, was die Messe tut', 'Stufen der Kirche steigen'],
      steps: {
        bag: { say: 'Wer der Kirche dienen will, kommt zuerst in den schwarzen Beutel; vier Mönche sind schon darin.' },
        green: {
          say: 'Der letzte Stein der Runde liegt auf der Kirche.',
          task: 'Nimm den Stein von der Kirche.',
        },
        novice: {
          say: 'Der Weg in den Beutel kostet einen braunen Stein oder 3 Zeit.',
          task: 'Zahl mit 3 Zeit: Drück + unter der Sanduhr, dann „Bezahlen“.',
          why: 'Behalt deine Münzen: Gleich brauchst du eine.',
        },
        mass: {
          say: 'Alle Steine sind genommen: Die Messe beginnt. Vier Figuren werden aus dem Beutel gezogen. Wer sichergehen will, zahlt.',
        },
        pick: {
          say: 'Für 1 {coin:Münze} suchst du dein Familienmitglied selbst heraus, statt auf den Zufall zu warten.',
          task: 'Such dein Familienmitglied heraus.',
        },
        climb: { say: 'Jetzt darf man steigen, für {sack:Getreide}.', task: 'Steig auf Stufe 2.' },
        majority: {
          say: 'Wer nach der Messe die meisten in der Kirche hat, bekommt 2 Punkte, in jeder Runde. Und jede Stufe zählt am Ende.',
        },
      },
    },
    chronicle: {
      title: 'Die Chronik',
      can: ['sehen, welche Plätze noch frei sind', 'sagen, wie das Spiel endet', 'deine Punkte zählen'],
      steps: {
        places: {
          say: 'Für jeden Stand hat die Chronik nur wenige Plätze. Für Handwerker ist noch einer frei.',
        },
        crafts: { say: 'Beeilen wir uns.', task: 'Nimm einen Stein vom Handwerk.' },
        train: { say: 'Jemand geht in die Wagnerei, und Zeit vergeht.', task: 'Bilde jemanden in der Wagnerei aus.' },
        enough: { say: 'Etwas zu machen würde noch mehr Zeit kosten.', task: 'Wähl „Nur ausbilden“.' },
        dies: {
          say: 'Deine Zeit hat den Federkiel überschritten.',
          task: 'Lass den Wagner gehen, auf den letzten Platz.',
        },
        full: {
          say: 'Dieser Teil ist voll. Wer jetzt als Handwerker stirbt, kommt in ein Grab, und Gräber zählen nichts.',
        },
        end: {
          say: 'Ist der letzte Platz der Chronik oder das letzte Grab belegt, ist jeder andere noch einmal dran. Dann folgt eine letzte Messe, und es wird gewertet.',
        },
        well: {
          say: 'Eins noch: Am Brunnen nutzt du für 3 gleiche Steine jede Aktion, auch wo kein Stein mehr liegt.',
        },
        score: {
          say: 'Gezählt werden Reisen, Kirche, Rat, Chronik, Kunden und Münzen. Was alles bringt, sagt jederzeit der Reiter „Stand“. Viel Spaß!',
        },
      },
    },
  },
  corners,
}
