/** Sentences about sitting down: names, seats that are freed, tables that were closed, and what went wrong; in English. */

export const sitting = {
  names: {
    allowed: 'A name can contain letters, digits, spaces and . , - _ & + ( ) ! ? ’',
    missing: 'Please enter a name.',
  },
  seats: {
    free: 'Free the seat',
    freeSure: (name: string) => `${name} loses this seat but can rejoin with the link.`,
    freed: 'The host freed your seat. You can sit down again in a few minutes.',
    freedGone: 'You no longer sit at this table.',
    freedWhy: 'The host freed your seat. You can rejoin in a few minutes with the invitation link.',
    code: 'Or read out this code:',
    linkHelp: 'It also lets people watch, and replay the game afterwards.',
    waits: 'waiting for players',
    toTable: 'To the table',
  },
  closed: {
    title: 'This table was closed.',
    why: 'The host closed this table. It cannot be continued.',
    begun: 'The game has started.',
    begunWhy: 'This table does not allow spectators, and all seats are taken.',
    signedOut: 'You are no longer signed in here.',
    signedOutWhy: 'Sign in again to continue at this table. Your seat is kept.',
    look: 'Replay the game',
    row: 'closed',
    stopped: 'stopped',
  },
  deal: {
    sealed: 'The shuffle is sealed; with this number you can all check in the end that no one chose it:',
    check: 'Was the deal fair?',
    fair: (players: number) =>
      players === 0
        ? 'This deal was fair: it is the one the server had sealed.'
        : `This deal was fair: it was made of the server’s sealed number and ${players === 1 ? 'one player’s' : `those of ${players} players`}.`,
    withheld: (players: number): string =>
      players === 1
        ? 'One player’s number was not opened in time and did not count.'
        : `The numbers of ${players} players were not opened in time and did not count.`,
    seen: (answers: number | null): string =>
      answers === null
        ? 'This browser did not see the seal during the game: all it can say is that the record agrees with itself.'
        : answers === 0
          ? 'This browser knew the seal before the first move.'
          : `This browser has known the seal since move ${answers}.`,
    again: (isSame: boolean): string =>
      isSame
        ? 'Played again from this deal, card by card, the game ends exactly as you see it.'
        : 'The game was played by other rules than today’s, so this browser did not play it again.',
    unfair: 'This deal is not the one that was sealed before the start.',
    differs: 'Played again from this deal, the game ends differently from what this table shows.',
  },
  trouble: {
    failed: 'That did not work. Please try again.',
    reload: 'Your tables are safe. There may be a newer version of this page.',
    report: 'Technical details',
    device: 'The browser did not allow it. Check this page’s permissions.',
    othersFirst: 'Others are asked first. What you chose up to there counts; choose the rest afterwards.',
    lost: 'Connection lost. Reconnecting …',
    newer: 'There is a newer version of this page.',
    tooOld: 'This page is too old for the server. Load it again to continue.',
    unseen: 'This table cannot be shown: it was played with a different version of the rules.',
  },
}
