/** Where German names of cards and spaces may be parted, mostly where parts of compounds meet; shorter words stay whole. */

export const parted = `
Abstech-pflug Acker-fläche Acker-knecht Acker-mann Adoptiv-eltern Aka-demiker Akkord-arbeiter An-schaf-fung Aus-bilder
Aus-bildung Back-haus Back-stube Back-trog Balken-bauer Bau-mate-rial Bau-meister Becken-bauer Beeren-sammler Bettel-mönch
Bienen-stock Bio-bauer Bock-mühle Bohnen-feld Brat-spieß Braue-rei Brau-meister Brot-schieber Brot-verkäufer Brunnen-bauer
Bummel-student Bäcker-meister Bücher-regal Bürsten-macher Dach-decker Dorf-brunnen Dorf-ältester Drechs-ler Dreibein-kessel
Dresch-flegel Dresch-schlitten Empor-kömm-ling Enten-teich Erdbeer-beet Erd-stampfer Ernte-helfer Fabri-kant Fachwerk-haus
Familien-ober-haupt Familien-zuwachs Feld-arbeiter Feld-hüter Ferien-hütte Feuer-stelle Fisch-fang Flei-scher Flur-schütze
Forst-meister Frei-bauer Furchen-pflug Futter-trog Gelehr-ter Gemeinde-vor-steher Gemüse-händler Geschich-ten-erzähler
Geschäfts-mann Getreide-fuhre Getreide-schmuser Getreide-speicher Gewächs-haus Gruben-arbeiter Guts-verwalter
Gänse-teich Gärtner-gehilfe Hafen-arbeiter Haken-pflug Handels-reisender Hand-mühle Haus-diener Haus-lehrer Haus-verwalter
Haus-ziege Hecken-wart Hirten-stab Hof-verwalter Holz-acker Holz-aufkäufer Holz-bock Holz-fuhre Holz-fäller Holz-garten
Holz-hütten-anbau Holz-hütten-bauer Holz-kran Holz-lieferant Holz-manu-faktur Holz-pantoffel Holz-sammler Holz-truhe
Holz-verteiler Horn-flöte Häupt-ling Häupt-lings-tochter Hühner-stall Hütten-bauer Jong-leur Karpfen-teich
Kartoffel-stecher Kauf-mann Kehr-besen Kessel-flicker Klein-bauer Klein-gärtner Klein-kunst Koch-ecke Koch-stelle
Korb-flechter Korb-flech-terei Korn-darre Korn-garbe Korn-schaufel Korn-wucherer Kräuter-garten Käm-merer Lager-haus
Lage-rist Lager-verwalter Land-wirt Lehm-arbeiter Lehm-brenner Lehm-dach Lehm-decker Lehm-grube Lehm-händler
Lehm-hütten-anbau Lehm-hütten-bauer Lehm-kleber Lehm-lieferant Lehm-mischer Lehm-stake Lehn-beet Lehns-herr Lieb-haber
Lotter-bube Madon-nen-statue Markt-frau Markt-schreier Markt-stand Melk-schemel Mini-weide Molke-rei Mühl-stein
Nachbar-schafts-hilfe Nähr-wert Obst-baum Ochsen-gespann Pflaster-straße Pflug-halter Pflug-macher Pilz-sucher Plumps-klo
Prahl-hans Privat-forst Puppen-spieler Ratten-fänger Reisig-dach Reisig-sammler Renovie-rer Renovie-rung Restau-rator
Rinder-flüsterer Rinder-züchter Rüben-acker Sack-karre Saison-arbeiter Salat-feld Samen-händler Schaf-bauer
Schaf-flüsterer Schaf-meister Schilf-aufkäufer Schilf-hütte Schilf-sammler Schilf-tausch Schilf-teich Schlach-ter
Schlacht-haus Schlaf-ecke Schnaps-brenner Schnaps-brenne-rei Schnit-zer Schreib-pult Schwa-nen-see Schweine-flüsterer
Schweine-hirt Schweine-zucht Schweine-züchter Schweins-fänger Schäfer-knecht Spach-tel Spinn-rocken Stall-bau Stall-junge
Stall-knecht Stall-meister Stampf-butter-fass Start-spieler Stein-aufkäufer Stein-brecher Stein-bruch Stein-haus-anbau
Stein-karren Stein-klopfer Stein-metz Stein-schlepper Stein-schneider Stein-tausch Stein-zange Straßen-musikant Stroh-dach
Tage-löhner Tauben-schlag Tier-arzt Tier-futter Tier-garten Tier-halter Tier-pfleger Tier-zähmer Tier-züchter Tischle-rei
Töpfe-rei Vieh-markt Vieh-pächter Vieh-treiber Vieh-wirt Vor-arbeiter Vor-koster Vor-reiter Wagen-pflug Wald-weide
Wasser-mühle Wasser-träger Web-stuhl Wende-pflug Werk-stoff Werk-stoffe Werkstoff-händler Wild-schwein Wochen-markt
Zaube-rer Zaun-aufseher Zaun-aufsteller Zaun-bauer Zaun-lieferant Zimmer-mann
`
