/** What the log says of a move besides what it adds up: whose it was and where stand before it. */

import type { Sentence } from '@dorfplatz/kernel'

export interface Brief {
  /** The head above what happens in church. */
  readonly mass: string
  readonly begins: Sentence
  readonly marketDay: Sentence
  readonly trained: (member: Sentence, where: string) => Sentence
  readonly step: (member: Sentence, step: number) => Sentence
  readonly castle: (member: Sentence, castle: number) => Sentence
  readonly rank: (member: Sentence, rank: number) => Sentence
  readonly bag: (member: Sentence) => Sentence
  readonly picked: (member: Sentence) => Sentence
  readonly born: (member: Sentence) => Sentence
  readonly home: (member: Sentence) => Sentence
  readonly dies: (member: Sentence, rest: Sentence) => Sentence
  readonly fate: (quill: boolean) => Sentence
  readonly spared: Sentence
}
