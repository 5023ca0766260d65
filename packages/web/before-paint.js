// Set before the first paint: the hour, day or night, chosen or the system's, so that a dark room is not lit up, and the language, so that the
// first words are in it. The rest is app/theme.ts and kit/language.ts.
{
  const root = document.documentElement
  const kept = (name) => {
    try {
      return localStorage.getItem(name)
    } catch {
      return null // No storage: the system's own hour and the browser's language will do.
    }
  }
  const hour = kept('flibuste.theme')
  const isNight = hour === 'dark' || (hour !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = isNight ? 'dark' : 'light'
  const wanted = [kept('flibuste.language'), ...navigator.languages.map((tag) => tag.slice(0, 2))]
  root.lang = wanted.find((tag) => tag === 'en' || tag === 'fr') ?? 'en'
}
