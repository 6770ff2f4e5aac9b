const STORAGE_KEY = 'lectern-rail'

/** Tells whether the person folded the menu beside the page. */
export function isSavedNarrow(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'narrow'
  } catch {
    return false
  }
}

export const saveNarrow = (narrow: boolean): void => localStorage.setItem(STORAGE_KEY, narrow ? 'narrow' : 'wide')
