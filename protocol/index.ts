/** What server and clients say to each other. Free of Node: browsers may import it. */

export * as club from './club.ts'
export * as clubhouse from './clubhouse.ts'
export * from './common.ts'
export * from './constants.ts'
export * as daily from './daily.ts'
export * as http from './http.ts'
export * as person from './person.ts'
export * as socket from './socket.ts'
export { type ClientMessage, clientMessage, type SeatView, type ServerMessage } from './socket.ts'
