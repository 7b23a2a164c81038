// Sets language and theme before the first paint, so that nothing flashes, and sends for the sentences.
;(() => {
  const root = document.documentElement
  let saved = {}
  try {
    saved = JSON.parse(localStorage.getItem('dorfplatz.settings') || '{}')
  } catch {}
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches
  const chosen = saved.theme === 'light' || saved.theme === 'dark'
  root.dataset.theme = chosen ? saved.theme : prefersDark ? 'dark' : 'light'
  root.lang = saved.lang || ((navigator.language || 'en').toLowerCase().startsWith('de') ? 'de' : 'en')
  const sentences = root.dataset[root.lang === 'de' ? 'textDe' : 'textEn']
  // Whoever needs them asks again, and says when they cannot be had.
  if (sentences) import(sentences).catch(() => {})
})()
