export const APPEARANCES = ['system', 'light', 'dark'] as const
export type Appearance = (typeof APPEARANCES)[number]

const STORAGE_KEY = 'lectern-appearance'
const DARK = '(prefers-color-scheme: dark)'

/** Reads the saved appearance; null in browsers that refuse storage. */
function savedAppearance(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

export function readAppearance(): Appearance {
  return APPEARANCES.find((one) => one === savedAppearance()) ?? 'system'
}

export function isDark(appearance: Appearance): boolean {
  return appearance === 'system' ? matchMedia(DARK).matches : appearance === 'dark'
}

export function showAppearance(appearance: Appearance): void {
  document.documentElement.dataset.theme = isDark(appearance) ? 'dark' : 'light'
}

export function saveAppearance(appearance: Appearance): void {
  try {
    localStorage.setItem(STORAGE_KEY, appearance)
  } catch {
    // It then holds for this page alone.
  }
}

export function onDeviceChange(listener: () => void): () => void {
  const query = matchMedia(DARK)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
