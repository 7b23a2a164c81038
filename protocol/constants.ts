/** Numbers that both sides go by. Free of schemas, so that a page pays nothing for them. */

/** Raised when an old client could misread a new server. */
export const PROTOCOL = 1

/** The largest message of a client, in bytes. */
export const MAX_FRAME = 8 * 1024
/** A client that has been silent for so long says something. */
export const HEARTBEAT_MS = 10_000
/** Whoever has been silent for so long is thought to be gone. */
export const SILENCE_MS = 30_000
