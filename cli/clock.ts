/** Processor time, by which speed is measured: other work on the machine does not count. */

/** Seconds of processor time of this thread. */
export function now(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1e6
}
