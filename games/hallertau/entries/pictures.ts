/** What the picture of each Hallertau card is made of; the form of a line stands in `compositions`. */

import { compositions } from '@dorfplatz/ui'

export const pictures = compositions(`
101: pasture | i-sheep crook i-flax
102: pasture sky:hop-wash | i-sheep trough i-crops
103: pasture sky:chronicle-wash | i-sheep i-hides i-meat
104: field sky:chronicle-wash | rake i-field i-hops
105: field | spade i-field i-sheep
106: workshop | smock youth curly i-coin i-flax 1 2 | | i-tool
107: workshop | i-tool i-tool i-hides
108: workshop | i-tool i-tool i-barley
109: market | vest man straw i-flax i-roof 2 2 | | i-jewelry crown
110: hops sky:seat-1-wash | i-hops i-barley i-clay
111: field sky:seat-1-wash | i-rye i-tool i-clay
112: garden | i-sow hoe i-field
113: hops sky:chronicle-wash | i-hops i-field i-sow
114: field sky:hop-wash | i-barley i-field i-sow
115: field sky:hop-wash | i-barley i-field i-tool
116: field sky:seat-1-wash | i-rye i-rye i-flax
117: field sky:chronicle-wash | i-barley i-barley i-hops
118: field | apron woman bun i-first i-wool 4 2 | | i-barley
119: field sky:chronicle-wash | i-flax i-barley i-rye
120: hops sky:hop-wash | i-hops i-field i-wool
121: field sky:hop-wash | dress woman scarf i-hops i-first 1 2 | | i-field
122: field sky:seat-1-wash | harrow i-field
123: barn sky:seat-1-wash | i-milk i-milk i-tool
124: barn sky:chronicle-wash | i-milk i-milk i-meat
125: barn sky:hop-wash | i-milk pail i-wool
126: hearth | smock youth curly i-coin i-flax 1 1 | | i-meat
127: pasture sky:seat-1-wash | i-wool i-wool i-field
128: field sky:hop-wash | i-flax i-tool i-hides
129: hearth | i-meat i-meat i-hides
130: hops | i-hops i-hides i-meat
201: pasture | i-sheep crook i-milk
202: barn sky:chronicle-wash | smock beard felt i-rye i-st-green 4 2 | | i-milk
203: pasture sky:chronicle-wash | i-sheep gate2 i-field
204: field | rake i-field i-sheep
205: field sky:seat-1-wash | spade i-field
206: pasture sky:chronicle-wash | i-sheep crook i-jewelry
207: workshop | i-tool i-field i-hops
208: workshop | i-tool tools3 i-field
209: market sky:hop-wash | i-jewelry i-jewelry i-sheep
210: hops sky:hop-wash | i-hops basket
211: quarry sky:hop-wash | i-clay jug
212: quarry sky:hop-wash | i-clay kiln i-tool
213: barn | i-milk i-field i-sow
214: field sky:seat-1-wash | i-barley cart i-field
215: field sky:chronicle-wash | coat old felt i-st-green i-coin 3 4 | | i-crops
216: field sky:hop-wash | i-rye scythe i-tool
217: field sky:hop-wash | i-barley flail i-jewelry
218: field sky:chronicle-wash | i-barley i-rye i-hops
219: field | i-flax shears i-milk
220: hops sky:chronicle-wash | i-hops i-field i-meat
221: field | i-harvest i-field i-tool
222: field sky:chronicle-wash | rake i-field
223: barn | i-milk i-milk i-sheep
224: barn | i-milk i-milk i-hides
225: hearth | i-meat i-sheep i-milk
226: field | i-flax i-sheep i-jewelry
227: pasture | dress woman braids i-flax i-wool 2 3 | | i-wool
228: workshop | i-hides brush i-field
229: garden sky:chronicle-wash | i-sow basket i-field
230: hops sky:seat-1-wash | i-hops i-sheep i-cards
301: pasture sky:hop-wash | i-sheep trough
302: study | smock beard felt i-rye i-st-green 1 3 | | i-cards
303: field sky:chronicle-wash | apron stache cap i-wool i-wood 1 1 | | i-rye
304: pasture sky:hop-wash | i-sheep i-tool i-field
305: field | coat old felt i-st-green i-coin 2 4 | | i-field
306: field sky:seat-1-wash | i-plow i-field i-jewelry
307: quarry sky:chronicle-wash | i-clay i-jewelry i-tool
308: workshop | apron woman bun i-first i-wool 1 3 | | i-tool
309: field | vest beard cap i-wood i-hops 1 1 | | i-barley
310: hops sky:seat-1-wash | i-hops i-hops i-tool
311: market sky:seat-1-wash | i-jewelry ring2 i-crops
312: street sky:seat-1-wash | i-carpentry ladder i-field
313: street sky:hop-wash | apron stache cap i-wool i-wood 3 2 | | i-back-bonus
314: street sky:seat-1-wash | shawl crone bonnet i-roof i-wool 4 4 | | i-back-bonus
315: market | i-jewelry ring2 i-jewelry
316: quarry sky:hop-wash | smock youth curly i-coin i-flax 1 2 | | i-boulder
317: quarry sky:chronicle-wash | i-clay pit i-field
318: quarry sky:chronicle-wash | i-clay i-clay i-carpentry
319: quarry sky:chronicle-wash | i-clay i-hops i-rye
320: field | i-barley i-tool i-flax
321: field sky:seat-1-wash | i-flax i-barley i-hops
322: field sky:hop-wash | i-barley i-sack i-sow
323: field sky:chronicle-wash | hookplough i-field i-sow
324: barn sky:chronicle-wash | shawl crone bonnet i-roof i-wool 1 4 | | i-milk
325: barn sky:seat-1-wash | i-milk i-milk i-crops
326: pasture sky:chronicle-wash | i-wool i-wool i-sheep
327: workshop | i-hides sawhorse i-sheep
328: workshop | i-hides brush
329: hearth | vest man straw i-flax i-roof 1 3 | | i-meat pot
330: study | i-cards desk i-tool
401: market | i-sheep i-barley i-rye
402: street | i-milk i-field i-sheep
403: barn sky:chronicle-wash | apron stache cap i-wool i-wood 2 2 | | i-sheep
404: church | i-sheep manger i-rye
405: barn sky:hop-wash | i-milk i-barley i-flax
406: barn sky:seat-1-wash | i-hops basket i-sheep
407: church | harrow i-field
408: pasture | hookplough i-field i-sheep
409: workshop | rake i-field i-field
410: street | spade i-field i-jewelry
411: street sky:seat-1-wash | i-plow i-field i-hops
412: garden sky:hop-wash | i-hops i-hops i-field
413: church | i-tool i-tool i-sheep
414: workshop | shawl crone bonnet i-roof i-wool 1 4 | | i-tool
415: quarry | i-tool i-tool i-jewelry
416: street sky:seat-1-wash | i-jewelry i-sheep i-field
417: pasture sky:seat-1-wash | i-jewelry purse i-wool
418: barn sky:hop-wash | i-jewelry crown i-hops
419: street sky:hop-wash | i-carpentry trowel i-jewelry
420: street | i-clay kiln i-tool
421: garden | i-clay i-clay i-field
422: church sky:seat-1-wash | i-barley i-barley i-field
423: field sky:chronicle-wash | i-flax i-meat i-wool
424: barn | i-rye i-rye i-hops
425: street | i-hops i-hops i-barley
426: workshop | i-harvest scythe i-tool
427: pasture sky:hop-wash | i-sow i-sow i-milk
428: pasture | i-hides i-field i-milk
429: street sky:hop-wash | i-hides i-sheep i-wool
430: garden sky:chronicle-wash | i-milk stool i-tool
431: church | i-hides i-hides i-milk
432: workshop | i-hides i-hides i-hops
433: market sky:seat-1-wash | i-meat i-jewelry i-milk
434: barn sky:seat-1-wash | i-meat i-meat i-field
435: field sky:seat-1-wash | i-cards i-cards i-barley
501: street | i-hides i-wool i-sheep
502: garden sky:chronicle-wash | i-rye i-jewelry i-sheep
503: church | i-sheep i-field i-meat
504: workshop | i-hides i-field i-sheep
505: barn sky:chronicle-wash | i-sheep dog i-jewelry
506: hearth | i-milk i-clay i-sheep
507: field | i-sheep trough i-rye
508: garden sky:hop-wash | i-sheep gate2 i-flax
509: church sky:chronicle-wash | rake i-field
510: street | spade i-field i-hops
511: garden | i-plow i-field i-barley
512: pasture | harrow i-field
513: field sky:seat-1-wash | hookplough i-field i-jewelry
514: quarry sky:hop-wash | shawl crone bonnet i-roof i-wool 2 4 | | i-tool
515: field sky:chronicle-wash | i-tool wheel i-barley
516: field sky:chronicle-wash | i-tool tools3 i-field
517: barn | i-tool i-sheep i-jewelry
518: pasture | i-jewelry i-jewelry i-field
519: street | i-jewelry ring2 i-clay
520: garden | i-jewelry chest i-hops
521: church | i-clay i-clay i-hops
522: garden | i-sow i-sack i-tool
523: barn sky:seat-1-wash | i-barley i-tool i-field
524: market | i-barley i-barley i-field
525: workshop | i-flax i-flax i-tool
526: pasture sky:seat-1-wash | i-sow i-sack i-sow
527: hearth | i-rye i-milk i-hides
528: street | i-wool shears i-field
529: garden | i-meat cleaver i-crops
530: church | i-milk i-milk i-hops
531: street sky:chronicle-wash | dress woman scarf i-hops i-first 4 1 | | i-wool
532: barn sky:chronicle-wash | i-hides i-sheep i-meat
533: market sky:chronicle-wash | i-hides i-hides i-sheep
534: market | i-hides i-hides i-jewelry
535: workshop | i-back-point i-back-point i-clay
601: garden | i-sheep crook i-field
602: church sky:chronicle-wash | i-sheep i-wool i-tool
603: pasture | i-sheep gate2 i-field
604: barn sky:seat-1-wash | i-sheep manger i-flax
605: market sky:chronicle-wash | i-sheep dog i-milk
606: field sky:seat-1-wash | i-plow i-field
607: quarry | harrow i-field i-tool
608: barn | i-wool i-meat i-field
609: street | i-tool i-sheep i-field
610: garden | spade i-field i-hops
611: church sky:hop-wash | i-plow i-field i-hops
612: field sky:seat-1-wash | harrow i-field i-flax
613: garden sky:chronicle-wash | hookplough i-field i-tool
614: pasture sky:seat-1-wash | rake i-field i-sheep
615: market sky:seat-1-wash | i-sheep i-sheep i-jewelry
616: barn | i-meat i-hides i-tool
617: street sky:seat-1-wash | i-hides i-jewelry i-tool
618: street sky:hop-wash | i-milk i-sheep i-tool
619: garden sky:hop-wash | i-jewelry i-jewelry i-wool
620: church | i-milk i-milk i-jewelry
621: market | i-jewelry i-jewelry i-hops
622: workshop | i-clay i-clay i-hops
623: street sky:seat-1-wash | i-clay i-clay i-field
624: field | i-flax spindle i-field
625: church | i-barley i-jewelry i-hops
626: pasture | i-barley i-field i-hops
627: street sky:seat-1-wash | i-sow i-sack i-tool
628: garden sky:hop-wash | i-harvest flail i-field
629: church sky:seat-1-wash | i-hides i-sheep i-meat
630: workshop | i-hides i-field i-meat
631: barn | i-hides sawhorse i-tool
632: barn sky:hop-wash | i-meat spit i-field
633: pasture sky:chronicle-wash | i-hides i-sheep i-meat
634: garden sky:chronicle-wash | shawl crone bonnet i-roof i-wool 2 4 | | i-wool
635: church sky:chronicle-wash | coat old felt i-st-green i-coin 3 4 | | i-cards
701: church sky:seat-1-wash | i-sheep crook i-barley
702: pasture | i-sheep trough
703: barn sky:chronicle-wash | shawl crone bonnet i-roof i-wool 2 4 | | i-sheep manger
704: pasture sky:seat-1-wash | spade i-field i-sheep
705: pasture | i-tool i-tool i-sheep
706: garden sky:chronicle-wash | i-tool i-field i-jewelry
707: field | i-jewelry i-tool i-hides
708: street | i-jewelry chest i-tool
709: garden | i-jewelry purse i-carpentry
710: church sky:hop-wash | i-barley i-tool i-hops
711: field sky:seat-1-wash | i-rye i-rye i-tool
712: garden | i-flax i-jewelry i-tool
713: hearth | i-milk pail i-barley
714: field | i-wool i-wool i-field
715: barn sky:seat-1-wash | i-meat kettle i-sheep
716: street sky:hop-wash | i-sheep i-sheep i-jewelry
717: street sky:hop-wash | i-sheep trough i-hops
718: garden sky:hop-wash | hookplough i-field i-hides
719: church | i-jewelry i-jewelry i-field
720: quarry | i-clay i-sheep i-tool
721: quarry sky:hop-wash | i-tool i-jewelry i-barley
722: field | i-tool i-hops i-jewelry
723: field | i-jewelry i-flax i-hides
724: barn sky:hop-wash | i-jewelry chest i-barley
725: church | i-tool anvil
726: street | i-carpentry ladder i-jewelry
727: garden sky:seat-1-wash | i-clay i-jewelry i-tool
728: church | i-sow i-sow i-crops
729: field sky:seat-1-wash | rake i-field i-jewelry
730: pasture sky:seat-1-wash | i-milk i-milk i-rye
731: market sky:chronicle-wash | i-barley i-tool i-wool
732: market sky:chronicle-wash | i-hides cart i-hides
733: barn | i-hides i-barley i-meat
734: barn sky:seat-1-wash | i-jewelry i-jewelry i-meat
735: street sky:seat-1-wash | i-cards desk i-jewelry
801: hearth | i-meat cleaver i-wool
802: field | i-barley i-sack i-hops
803: pasture sky:chronicle-wash | i-sheep gate2 i-meat
804: pasture | i-wool shears i-meat
805: workshop | i-hides barrel i-sheep
806: barn | i-milk stool i-sheep
807: pasture sky:seat-1-wash | i-sheep trough i-field
808: pasture sky:hop-wash | i-wool shears i-hides
809: field sky:seat-1-wash | i-barley i-tool i-hops
810: field | i-rye i-sack i-hops
811: garden | i-sow hoe i-flax
812: garden | i-sow basket i-barley
813: workshop | i-tool anvil i-hops
814: field sky:hop-wash | i-rye i-sack i-clay
815: study | coat old felt i-st-green i-coin 2 4 | | i-cards
816: garden sky:seat-1-wash | i-sow i-sack i-rye
817: workshop | i-tool anvil i-jewelry
818: field sky:seat-1-wash | i-flax i-jewelry i-tool
819: field sky:chronicle-wash | rake i-field
820: hearth | i-meat spit i-tool
821: quarry sky:chronicle-wash | i-clay pit
822: hops sky:hop-wash | i-hops i-barley i-flax
823: pasture | i-sheep gate2
824: field sky:seat-1-wash | spade i-field
825: field sky:seat-1-wash | i-plow i-field
826: field | i-barley i-sack i-jewelry
827: market sky:chronicle-wash | i-jewelry ring2
828: hops sky:seat-1-wash | i-hops hopbine i-field
829: pasture | i-wool spindle i-sheep
830: quarry | i-clay barrow
831: garden | i-sow i-sack i-field
832: barn sky:hop-wash | i-milk churn i-field
833: workshop | i-hides barrel i-milk
834: workshop | i-hides cart
835: hearth | i-meat kettle i-jewelry
836: field | i-rye scythe i-hops
837: pasture | i-wool spindle
838: field | i-flax loom
839: workshop | i-tool wheel
840: study | i-cards i-tool i-sheep
841: field sky:hop-wash | i-barley flail
842: field sky:chronicle-wash | i-barley granary i-hops
843: pasture | i-sheep gate2 i-milk
844: field sky:seat-1-wash | i-rye scythe i-meat
845: hearth | i-meat cleaver
901: church | i-back-point crown i-back-bonus
902: church sky:seat-1-wash | i-back-point bell
903: workshop | i-tool wheel i-tool
904: church | shawl crone bonnet i-roof i-wool 1 4 | | i-back-point
905: workshop | i-tool anvil i-tool
906: church | smock youth curly i-coin i-flax 2 1 | | i-back-point
907: church sky:chronicle-wash | dress woman braids i-flax i-wool 2 2 | | i-back-point
908: church sky:hop-wash | apron woman bun i-first i-wool 3 3 | | i-back-point
909: workshop | i-hides barrel i-jewelry
910: hearth | i-meat pot i-meat
911: field | i-barley i-barley i-jewelry
912: hops sky:chronicle-wash | i-hops hopbine i-hops
913: field | i-barley i-flax i-hops
914: field sky:hop-wash | i-flax i-flax i-hops
915: hops sky:hop-wash | i-hops i-hops i-rye
916: quarry sky:chronicle-wash | i-clay kiln i-clay
917: pasture sky:seat-1-wash | i-wool spindle i-wool
918: pasture sky:hop-wash | i-wool i-wool i-milk
919: church sky:hop-wash | vest beard cap i-wood i-hops 1 2 | | i-back-point
920: barn sky:hop-wash | i-milk churn i-milk
921: market | i-jewelry purse i-jewelry
922: field | harrow i-field i-field
923: pasture sky:seat-1-wash | i-sheep gate2 i-sheep
924: field | rake i-field i-field
925: market sky:chronicle-wash | i-jewelry i-jewelry i-sheep
001: pasture sky:seat-1-wash | i-sheep crook
002: pasture | i-sheep i-barley i-hops
003: pasture | i-sheep gate2 i-wool
004: field sky:hop-wash | rake i-field i-clay
005: pasture | i-wool i-sheep i-field
006: workshop | i-tool i-barley i-hops
007: workshop | i-tool wheel i-meat
008: workshop | i-tool i-flax i-wool
009: market sky:chronicle-wash | vest beard cap i-wood i-hops 1 1 | | i-jewelry
010: quarry sky:chronicle-wash | i-clay i-hides i-meat
011: quarry sky:seat-1-wash | i-clay i-milk i-wool
012: quarry sky:hop-wash | i-clay i-tool i-milk
013: quarry sky:seat-1-wash | i-clay i-sheep i-sow
014: garden sky:hop-wash | i-sow i-sow i-field
015: field sky:chronicle-wash | i-crops cart i-field
016: field | i-barley i-tool i-hops
017: field | i-barley i-field i-rye
018: field sky:seat-1-wash | i-flax loom i-barley
019: field | i-rye i-field i-hides
020: hops sky:seat-1-wash | i-hops i-jewelry i-milk
021: hops sky:hop-wash | i-hops i-hops i-sheep
022: field sky:chronicle-wash | i-harvest flail i-field
023: field | hookplough i-field
024: barn | i-milk i-milk i-rye
025: barn sky:hop-wash | i-milk i-milk i-clay
026: barn sky:chronicle-wash | i-milk i-tool i-sheep
027: garden sky:seat-1-wash | i-sow i-sack i-field
028: workshop | i-hides i-hides i-jewelry
029: hearth | vest beard cap i-wood i-hops 1 3 | | i-meat
030: quarry | i-clay i-jewelry i-field
`)
