// Sets language and theme before the first paint, so that nothing flashes.
;(() => {
  const root = document.documentElement
  let saved = {}
  try {
    saved = JSON.parse(localStorage.getItem('dorfplatz.settings') || '{}')
  } catch {}
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches
  root.dataset.theme = saved.theme || (prefersDark ? 'dark' : 'light')
  root.lang = saved.lang || ((navigator.language || 'en').toLowerCase().startsWith('de') ? 'de' : 'en')
})()
