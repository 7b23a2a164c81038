/** Where deals of the day come from: the server, or this device where there is none. */

import type { daily } from '@dorfplatz/protocol'

/** Which deal: a title and one of its modes. */
export interface Deal {
  readonly game: string
  readonly mode: string
}

export type Span = 'day' | 'week' | 'month'
export type Among = 'all' | 'friends'

export interface Source {
  readonly here: boolean
  today(): Promise<daily.DailyBody>
  /** Begins one's only attempt, or finds it again; the table. */
  begin(deal: Deal, day: string): Promise<string>
  ladder(deal: Deal, span: Span, among: Among): Promise<daily.LadderBody>
  /** Null where nobody is known. */
  calendar(deal: Deal, month: string): Promise<daily.CalendarBody | null>
}
