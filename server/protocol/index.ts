/** What server and clients say to each other. Free of Node: browsers may import it. */

export * from './common.ts'
export * as http from './http.ts'
export * as socket from './socket.ts'
export { type ClientMessage, HEARTBEAT_MS, MAX_FRAME, type SeatView, type ServerMessage, SILENCE_MS } from './socket.ts'
