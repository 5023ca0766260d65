// Day or night: the system's choice until somebody makes their own, which is remembered.
import { computed, effect, signal } from '@preact/signals'
import { storage } from '../kit/storage.ts'

const KEPT_AS = 'flibuste.theme'

const THEMES = ['light', 'dark', 'system'] as const
type Theme = (typeof THEMES)[number]

const night = matchMedia('(prefers-color-scheme: dark)')
const systemDark = signal(night.matches)
night.addEventListener('change', () => (systemDark.value = night.matches))

const kept = storage.read(KEPT_AS)
const theme = signal<Theme>(THEMES.find((known) => known === kept) ?? 'system')

/** What is shown now. */
export const hour = computed(() =>
  theme.value === 'system' ? (systemDark.value ? ('dark' as const) : ('light' as const)) : theme.value,
)

effect(() => {
  document.documentElement.dataset['theme'] = hour.value
})

function chooseTheme(chosen: Theme): void {
  storage.write(KEPT_AS, chosen)
  theme.value = chosen
}

/** To the other hour; where that is the system's own, back to following the system. */
export function turnHour(): void {
  const other = hour.value === 'dark' ? 'light' : 'dark'
  chooseTheme((other === 'dark') === systemDark.value ? 'system' : other)
}
