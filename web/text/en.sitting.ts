/** Sentences about sitting down: names, seats that are freed, tables that were closed, and what went wrong; in English. */

export const sitting = {
  names: {
    allowed: 'A name is made of letters, digits, spaces and . , - _ & + ( ) ! ? ’',
    missing: 'Please write a name here.',
  },
  seats: {
    free: 'Free the seat',
    freeSure: (name: string) => `${name} has to sit down again, and can do so with the link.`,
    freed: 'The host has freed your seat. You can sit down again.',
    freedGone: 'You no longer sit at this table.',
    freedWhy: 'The host has freed your seat. With the invitation link you can sit down again.',
    code: 'Or read out this code:',
    linkHelp: 'They may also watch, and replay the game afterwards.',
    waits: 'waiting for players',
    toTable: 'To the table',
  },
  closed: {
    title: 'This table was closed.',
    why: 'Whoever laid it has closed it for good: nobody can go on with it.',
    begun: 'The game has begun.',
    begunWhy: 'It is played without spectators, and all seats are taken.',
    signedOut: 'You are no longer signed in here.',
    signedOutWhy: 'Sign in again to go on at this table; your seat is kept.',
    look: 'Look back at the game',
    row: 'closed',
    stopped: 'stopped',
  },
  trouble: {
    failed: 'That did not work. Please try again.',
    reload: 'Your tables are kept. Perhaps there is a newer version of this page.',
    report: 'For whoever mends it',
    device: 'The browser or the device did not allow it.',
    lost: 'Connection lost; looking for it …',
    unseen: 'This table cannot be shown: it was played by other rules than these.',
  },
}
