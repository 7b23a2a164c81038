/** A progress bar on a terminal; silence elsewhere. */

export function progress(total: number): (done: number) => void {
  if (!process.stderr.isTTY) return () => {}
  let shown = -1
  return (done) => {
    const percent = Math.floor((100 * done) / total)
    if (percent === shown) return
    shown = percent
    const full = Math.floor(percent / 4)
    process.stderr.write(`\r${'█'.repeat(full)}${'░'.repeat(25 - full)} ${percent} %`)
    if (done === total) process.stderr.write('\r\x1b[K')
  }
}
