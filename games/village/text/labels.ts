/** Labels that stand on Village's boards; what the rulebook names comes from the phrases. */

import type { SpaceId } from '../rules/codes.ts'
import type { WindowName } from '../rules/modules/module.ts'

/** Moments at which somebody is asked about pieces of expansions. */
export type Stop = Exclude<WindowName, 'massClimbs' | 'hire' | 'load' | 'sail'>

export interface Labels {
  readonly round: string
  /** In the log: a stone whose action could not be used, or was not. */
  readonly unusable: string
  readonly unused: string
  readonly setup: string
  readonly ends: string
  /** Heads of moments: a mass and who leads in it, a death, the last place taken. */
  readonly mass: string
  readonly lead: string
  readonly dies: (name: string) => string
  readonly endNear: string
  readonly born: string
  readonly stalls: string
  readonly queue: string
  /** The same where it stands upright beside the customers. */
  readonly queueUpright: string
  readonly stack: (n: number) => string
  readonly greenBag: string
  readonly blackBag: string
  readonly free: (n: number) => string
  /** Whoever rests in the last place of chronicle or graveyard brings the end. */
  readonly lastFree: string
  readonly step: (n: number) => string
  readonly castle: (n: number) => string
  readonly home: string
  readonly supply: string
  readonly stoneSupply: string
  readonly time: string
  readonly left: (n: number) => string
  readonly customers: string
  readonly castles: string
  readonly goods: string
  readonly stones: string
  readonly barn: (most: number) => string
  readonly coins: string
  readonly grain: string
  /** The barn holds no more. */
  readonly full: string
  /** Points as things stand, and how much of it customers bring. */
  readonly soFar: string
  readonly fromCustomers: (n: number, points: number) => string
  /** Before why a stone brings no action, in a word or two. */
  readonly stoneOnly: (why: string) => string
  readonly lacking: (things: string) => string
  readonly idle: { readonly [why: string]: string }
  /** Conny's tile in the rail. */
  readonly rival: string
  readonly tray: (laid: number, of: number) => string
  readonly next: string
  readonly fates: { readonly [face in 'hidden' | 'blank' | 'quill']: string }
  readonly herFamily: string
  readonly herCustomers: string
  readonly nobody: string
  readonly village: string
  /** Back from a leaf to the whole board. */
  readonly plan: string
  readonly unfold: (place: string) => string
  /** So many of the own family stand at a place. */
  readonly standing: (n: number) => string
  /** The road between two places; 0 is the village. */
  readonly road: (a: number, b: number) => string
  readonly everyRoad: string
  readonly andStones: string
  readonly birth: string
  readonly bagHolds: string
  readonly or: string
  readonly onlyYou: string
  readonly first: string
  readonly fame: string
  /** A stone that can be taken: where, which, and how many of it lie there. */
  readonly stone: (space: string, colour: string, n: number) => string
  /** A stone that brings no action. */
  readonly noAction: string
  readonly why: string
  /** A figure, and what pressing it does: one of its equals goes. */
  readonly equal: (name: string, deed: string) => string
  /** A place where several things can be done. */
  readonly several: (place: string, n: number) => string
  /** Beside a payment in stones. */
  readonly coinsReplace: string
  /** To say no to what is asked, in one word. */
  readonly declining: (space: SpaceId) => string
  readonly wellPrice: string
  /** Moments to be asked at, as one chooses among them. */
  readonly stops: { readonly [stop in Stop]: string }
  /** Marks the reader's own row of a table. */
  readonly you: string
  readonly reconstructed: string
  /** Before what a customer asks for. */
  readonly wants: string
  readonly costs: string
  readonly when: string
  readonly decks: { readonly [deck: string]: string }
}
