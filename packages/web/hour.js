// The chosen hour (day or night), set before the first paint so that a dark room is not lit up. The rest is app/theme.ts.
try {
  const kept = localStorage.getItem('flibuste.theme')
  if (kept === 'light' || kept === 'dark') document.documentElement.dataset.theme = kept
} catch {
  // No storage: the system's own hour will do.
}
