/**
 * A page that misses a part of itself. A browser never asks a second time for a part that did not come, so that only
 * loading the page anew brings it; but not while the server is away: a page that is left then cannot be loaded again.
 */

const RENEWED = 'dorfplatz.renewed'
const ONCE_IN_MS = 60_000
const AGAIN_MS = 1_000

/** Loads the page anew, once: a part that is missing again was not missing for the server's sake. */
function loadAnew(): void {
  if (Date.now() - Number(sessionStorage.getItem(RENEWED) ?? 0) < ONCE_IN_MS) return
  sessionStorage.setItem(RENEWED, String(Date.now()))
  location.reload()
}

const served = (): Promise<string | null> =>
  fetch('/', { cache: 'no-store' }).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  )

/** The server has been renewed since this page was loaded, and no longer has a part of the older client. */
export async function loadNewerPage(script: string): Promise<void> {
  const page = await served()
  if (page !== null && !page.includes(script)) loadAnew()
}

export const isMissingPart = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message)

/** Waits for the server and loads the page anew; ends early when it is told to. */
export function loadWhenAnswered(): () => void {
  const timer = setInterval(async () => {
    if ((await served()) === null) return
    clearInterval(timer)
    loadAnew()
  }, AGAIN_MS)
  return () => clearInterval(timer)
}
