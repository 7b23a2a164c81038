/** Alles, was auf dem Hof geschieht, auf Deutsch: Bauen, Familie, Äcker, Brot, Zäune und Tiere. */

import { MAX_FENCES, MAX_STABLES } from '../../rules/farm/yard.ts'
import { roomsAndStables } from '../../rules/work/words.ts'
import { spaces } from '../spaces.de.ts'
import type { farm as en } from './farm.en.ts'

export const farm = {
  'A-BUILD-01':
    'Ein neuer Raum kommt auf ein ungenutztes Hoffeld neben einem deiner Räume; ein in derselben Aktion gebauter Raum zählt schon mit.',
  'A-BUILD-02':
    'Neue Räume sind immer aus dem Material deiner jetzigen Wohnstätte. Gemischte Wohnstätten gibt es nicht.',
  'A-BUILD-03':
    'Ein Raum kostet in der Holzhütte 5 Holz und 2 Schilf, in der Lehmhütte 5 Lehm und 2 Schilf, im Steinhaus 5 Steine und 2 Schilf.',
  'A-BUILD-04': `Auf „${spaces.spoken('build_rooms_stables')}“ baust du so viele Räume, wie du bezahlen kannst; auf der Karte zu fünft genau einen.`,
  'A-BUILD-05': 'Räume dürfen nicht auf Acker oder Stall und nicht in einer Weide stehen.',
  'A-BUILD-06': 'Die Zahl der Räume ist nur durch deine freien Hoffelder begrenzt.',
  'A-RENOVATE-01':
    'Von der Holzhütte zur Lehmhütte kostet es 1 Lehm je Raum und insgesamt 1 Schilf, von der Lehmhütte zum Steinhaus 1 Stein je Raum und insgesamt 1 Schilf.',
  'A-RENOVATE-02': 'Renoviert werden immer alle Räume auf einmal.',
  'A-RENOVATE-03':
    'Jede Aktion renoviert um eine Stufe; direkt von Holz zu Stein geht nur mit einer Karte. Bei zwei Renovierungsfeldern (Runde 14) können zwei Personen beide Stufen in einer Runde schaffen.',
  'A-RENOVATE-04':
    'Ein Steinhaus kann nicht renoviert werden. Dann kannst du Renovierungsfelder nicht nutzen, auch nicht nur für Anschaffung oder Zäune.',
  'A-RENOVATE-05': 'Renovieren ändert weder die Zahl der Räume noch der Personen.',
  'A-FAMILY-01':
    'Familienzuwachs bringt 1 Person aus deiner Reserve ins Spiel. Sie liegt neben der Person, die die Aktion ausführt.',
  'A-FAMILY-02':
    'Gewöhnlicher Zuwachs verlangt in diesem Moment mehr Räume als Familienmitglieder. Alle zählen, auch Nachwuchs und Personen auf den Spielplänen; Gäste nicht.',
  'A-FAMILY-03': 'Zuwachs „auch ohne Platz“ (Spielphase 5) beachtet keine Räume: 5 Personen können in 2 Räumen leben.',
  'A-FAMILY-04':
    'Ein später gebauter Raum ist zuerst für die Person da, die noch keinen hat. Gewöhnlicher Zuwachs geht erst wieder, wenn du mehr Räume als Personen hast.',
  'A-FAMILY-05': 'Eine Familie hat höchstens 5 Mitglieder. Mit 5 darfst du kein Feld für Familienzuwachs mehr nutzen.',
  'A-FAMILY-06': 'Nachwuchs arbeitet in seiner Geburtsrunde noch nicht, ab der nächsten Runde schon.',
  'A-FAMILY-07': 'Die kleine Anschaffung auf dem Feld der Spielphase 2 ist freiwillig und kommt erst nach dem Zuwachs.',
  'A-FAMILY-08': 'Zuwachs lohnt noch in Runde 14: 3 Punkte, und in der letzten Erntezeit kostet er nur 1 NW.',
  'A-PLOW-01': 'Lege einen Acker auf ein ungenutztes Hoffeld: ohne Raum, Acker und Stall und nicht in einer Weide.',
  'A-PLOW-02': 'Dein erster Acker liegt, wo du willst; jeder weitere muss an einen deiner Äcker grenzen.',
  'A-PLOW-03': 'Äcker werden nie entfernt oder versetzt.',
  'A-PLOW-04': 'Gibt es keinen erlaubten Platz für einen Acker, kannst du nicht pflügen.',
  'A-PLOW-05': 'Äcker dürfen an Räume und Weiden grenzen, müssen es aber nicht.',
  'A-SOW-01':
    'Beim Aussäen bepflanzt du beliebig viele deiner leeren Äcker, mindestens einen. Es dürfen welche leer bleiben.',
  'A-SOW-02':
    'Getreide säen: 1 Getreide aus deinem Vorrat auf den Acker, dazu 2 aus dem allgemeinen Vorrat, zusammen 3.',
  'A-SOW-03': 'Gemüse säen: 1 Gemüse aus deinem Vorrat auf den Acker, dazu 1 aus dem allgemeinen Vorrat, zusammen 2.',
  'A-SOW-04':
    'Auf einem Acker wächst nur eine Sorte, und vor dem Säen muss er leer sein. Verschiedene Äcker dürfen in einer Aktion Verschiedenes tragen.',
  'A-SOW-05': `Auf „${spaces.spoken('plow_sow')}“ darf der neue Acker sofort bestellt werden.`,
  'A-SOW-06':
    'Karten, die als Acker dienen, werden in derselben Aktion bestellt, wie ihr Text es sagt. Ackerplättchen sind sie nicht.',
  'A-BAKE-01': `Brot backen ist eine Aktion. Du bekommst sie auf „${spaces.spoken('sow_bake')}“, direkt nach dem Erwerb von Lehm- oder Steinofen, auf dem Backfeld des Familienspiels oder durch eine Karte.`,
  'A-BAKE-02':
    'Du brauchst eine Anschaffung zum Backen. Je Getreide gibt die Feuerstelle 2 und die Kochstelle 3 NW, ohne Grenze; der Lehmofen verbackt je Backaktion 1 Getreide zu 5 NW, der Steinofen bis zu 2 Getreide zu je 4 NW.',
  'A-BAKE-03':
    'In einer Backaktion darfst du alles nutzen, womit du backen kannst, jedes bis zu seiner Grenze und jedes Getreide einmal.',
  'A-BAKE-04': 'Verbacken wird nur Getreide aus deinem Vorrat, nicht von Äckern.',
  'A-BAKE-05': 'Backen heißt, mindestens 1 Getreide zu verbacken.',
  'A-BAKE-06':
    'Das Backen direkt nach dem Erwerb eines Ofens ist freiwillig. Dabei darfst du alles nutzen, womit du backen kannst.',
  'A-BAKE-07': 'Der Erwerb einer Feuer- oder Kochstelle bringt keine Backaktion.',
  'A-BAKE-08': 'Die NW fürs Backen kommen aus dem allgemeinen Vorrat.',
  'A-BAKE-09': 'Getreide und Gemüse aus deinem Vorrat darfst du jederzeit für je 1 NW eintauschen, ganz ohne Backen.',
  'A-BAKE-10':
    'Tauschen kannst du immer, wenn du entscheidest oder zahlst, während andere entscheiden und beim Ernähren. Kann ein Tausch noch etwas bewirken, wirst du vor der Ernährung und vor dem Ende gefragt. In der Vermehrungsphase sind Tiere ausgenommen.',
  'A-FENCE-01': `Ein Zaun kostet 1 Holz und wird sofort gebaut. Du hast ${MAX_FENCES}; Zäune, die auf Karten liegen, fehlen dir.`,
  'A-FENCE-02': 'Zäune liegen auf den Kanten der Hoffelder, je Kante höchstens einer.',
  'A-FENCE-03':
    'Zäune darfst du nur bauen, wenn danach jede Weide rundum geschlossen ist. Hofplanrand, Räume, Äcker und Ställe ersetzen keinen Zaun.',
  'A-FENCE-04':
    'In einer Weide dürfen keine Räume oder Äcker liegen, Ställe schon. Zäune außen an Räumen und Äckern entlang sind erlaubt.',
  'A-FENCE-05': 'Zäune werden nie abgerissen oder versetzt; Weiden lassen sich also nie verbinden.',
  'A-FENCE-06': 'Hast du Weiden, muss jede neue an sie grenzen: Alle deine Weiden bilden ein zusammenhängendes Gebiet.',
  'A-FENCE-07': 'Das gilt auch unter den ersten Weiden, wenn du mehrere in einer Aktion baust.',
  'A-FENCE-08': 'Ein Zaun zwischen zwei Weiden dient beiden.',
  'A-FENCE-09':
    'Eine Weide darfst du durch weitere Zäune teilen, sofort oder später. Die Teile sind dann eigene Weiden.',
  'A-FENCE-10':
    'Am Ende muss jeder Zaun eine Weide von etwas anderem trennen. Lose Zäune oder solche mit derselben Weide auf beiden Seiten sind nicht erlaubt.',
  'A-FENCE-11':
    'Beim Zäunebauen muss mindestens 1 Zaun und mindestens eine neue Weide entstehen, und sei es durch Teilung.',
  'A-FENCE-12': 'Keine Weide darf offen bleiben, auch nicht vorübergehend.',
  'A-FENCE-13':
    'Passen Tiere nach dem Einzäunen nicht mehr, stellst du sie um, gibst welche zurück oder verwertest sie sofort.',
  'A-FENCE-14': 'Ein Weidenring um ein inneres Hoffeld ist unmöglich: Er bräuchte 16 Zäune.',
  'A-STABLE-01': `Ein Stall kostet auf „${spaces.spoken('build_rooms_stables')}“ ${roomsAndStables.wood} Holz. Du hast ${MAX_STABLES} für das ganze Spiel und darfst mehrere auf einmal bauen.`,
  'A-STABLE-02':
    'Ein Stall darf auf jedem Hoffeld ohne Raum und Acker stehen, eingezäunt oder nicht, je Feld einer. Er wird nie abgerissen.',
  'A-STABLE-03': 'Ein nicht eingezäunter Stall hält genau 1 Tier, egal welcher Sorte. Sein Hoffeld gilt als genutzt.',
  'A-STABLE-04':
    'Ein Stall in einer Weide verdoppelt das Fassungsvermögen der ganzen Weide; jeder weitere verdoppelt es erneut.',
  'A-STABLE-05':
    'Du darfst einen Stall später einzäunen. Dann verliert er seinen eigenen Tierplatz und verdoppelt die neue Weide.',
  'A-STABLE-06': 'Ställe müssen an nichts angrenzen.',
  'A-ANIMAL-01': 'Eine Weide fasst je Hoffeld 2 Tiere, für jeden Stall darin verdoppelt.',
  'A-ANIMAL-02': 'In einer Weide leben nur Tiere einer Sorte; eine Sorte darf mehrere Weiden bewohnen.',
  'A-ANIMAL-03':
    'In deiner Wohnstätte lebt genau 1 Tier beliebiger Sorte, egal wie groß sie ist. Es nimmt keiner Person den Raum.',
  'A-ANIMAL-04':
    'Ein nicht eingezäunter Stall hält 1 Tier beliebiger Sorte; zwei nebeneinander bleiben getrennte Plätze.',
  'A-ANIMAL-05': 'Manche Karten halten Tiere, wie ihr Text es sagt.',
  'A-ANIMAL-06': 'Du darfst deine Tiere jederzeit frei umstellen, solange alle Grenzen eingehalten sind.',
  'A-ANIMAL-07':
    'Neue Tiere bringst du sofort unter. Was nicht passt, geht in den Vorrat zurück oder wird mit einer geeigneten Karte sofort in NW umgewandelt.',
  'A-ANIMAL-08': 'Welche Tiere du behältst, alte oder neue, wählst du.',
  'A-ANIMAL-09': 'Äcker, Räume (bis auf das eine Haustier) und offene Hoffelder ohne Stall beherbergen keine Tiere.',
  'A-ANIMAL-10':
    'Die Feuerstelle macht ein Schaf zu 2 NW, ein Wildschwein zu 2, ein Rind zu 3 und ein Gemüse zu 2. Die Kochstelle gibt 2, 3, 4 und 3.',
  'A-ANIMAL-11':
    'Tiere und Gemüse lassen sich jederzeit und in beliebiger Zahl verwerten, außer in der Vermehrungsphase. Getreide bringt nur durch Backen mehr.',
  'A-ANIMAL-12':
    'Deine Tiere sind untergebracht, wenn sich jeder Weide eine Sorte so zuordnen lässt, dass der Rest Einzelplätze findet: Wohnstätte, offene Ställe, Karten.',
  'A-ANIMAL-13':
    'Festgehalten wird nur die Zahl je Sorte; wo die Tiere stehen, bleibt jederzeit dir überlassen. Hängt eine Karte davon ab, wirst du gefragt.',
} as const satisfies Record<keyof typeof en, string>
