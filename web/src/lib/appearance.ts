export const APPEARANCES = ['system', 'light', 'dark'] as const
export type Appearance = (typeof APPEARANCES)[number]

const KEY = 'lectern-appearance'
const DARK = '(prefers-color-scheme: dark)'

/** A browser that keeps nothing is no reason to show nothing. */
function kept(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function readAppearance(): Appearance {
  return APPEARANCES.find((one) => one === kept()) ?? 'system'
}

export function isDark(appearance: Appearance): boolean {
  return appearance === 'system' ? matchMedia(DARK).matches : appearance === 'dark'
}

export function showAppearance(appearance: Appearance): void {
  document.documentElement.dataset.theme = isDark(appearance) ? 'dark' : 'light'
}

export function keepAppearance(appearance: Appearance): void {
  try {
    localStorage.setItem(KEY, appearance)
  } catch {
    // It then holds for this page alone.
  }
}

export function onDeviceChange(listener: () => void): () => void {
  const query = matchMedia(DARK)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
