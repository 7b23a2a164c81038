/** The bot that plays for somebody who is away, if nobody asks for another: quick enough for a table that waits. */
export const STAND_IN = 'search'
