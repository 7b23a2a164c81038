/** Sentences about amounts that are counted, payments, exchanges at any time, and stops for card windows; in English. */

export const counting = {
  counting: {
    more: (thing: string) => `One more: ${thing}`,
    less: (thing: string) => `One less: ${thing}`,
    has: (n: number) => `have ${n}`,
    from: (n: number) => `of ${n}`,
    sum: (n: number, of: number) => `${n} of ${of}`,
    missing: (n: number) => `${n} to go`,
    paid: (n: number) => `${n} of ${n} paid`,
    instead: 'instead:',
    keys: (n: number) => (n < 2 ? '' : `Keys 1 to ${n} add one; with Shift they take one back.`),
    fewer: 'once less',
    oftener: 'once more',
    take: 'Take',
    pay: 'Pay',
  },
  exchange: {
    open: 'Exchange …',
    title: 'Exchange at any time',
    go: 'Exchange',
    all: (n: number) => `all ${n}`,
    everything: 'exchange all',
    nothing: 'There is nothing you could exchange now.',
  },
  stops: {
    go: 'Continue',
    /** With something staged, the same press confirms it. */
    goWith: 'Confirm without a card',
    goOn: 'Go on without a card',
    here: 'Don’t ask here again',
    until: 'Not until …',
    untilHelp: 'The game does not ask you about cards before:',
    set: 'Moments at which the game asks about cards',
    setHelp: 'The game stops only where you could play a card. You can always play cards on your own turn.',
    stopAt: (moment: string) => `Ask: ${moment}`,
    waits: (moment: string) => `No questions about cards until: ${moment}`,
    again: 'Ask again',
  },
}
