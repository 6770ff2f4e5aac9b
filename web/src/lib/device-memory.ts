/** Reads what this device remembers under a name; null where nothing is or the browser refuses storage. */
export function readRemembered(name: string): string | null {
  try {
    return localStorage.getItem(`lectern-${name}`)
  } catch {
    return null
  }
}

/** Remembers a value on this device; null removes it. In a browser that refuses storage it holds for this page alone. */
export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`lectern-${name}`)
    else localStorage.setItem(`lectern-${name}`, value)
  } catch {
    // Then it holds for this page.
  }
}
