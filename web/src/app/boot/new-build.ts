const STORAGE_KEY = 'lectern.reloaded-from'

interface Site {
  /** the page as the site serves it now */
  readonly fetchPage: () => Promise<string>
  /** the script that this page began with */
  readonly entry: string
  readonly kept: Pick<Storage, 'getItem' | 'setItem'>
}

/**
 * Tests whether the site serves another build than this page: its chunks have other names, and a reload helps. Answers yes once
 * per entry script.
 */
export async function isOutdated({ fetchPage, entry, kept }: Site): Promise<boolean> {
  const page = await fetchPage().catch(() => '')
  if (!page || page.includes(entry) || kept.getItem(STORAGE_KEY) === entry) return false
  kept.setItem(STORAGE_KEY, entry)
  return true
}

/** The site as this browser sees it. */
export const thisSite = (): Site => ({
  fetchPage: async () => {
    const response = await fetch('/', { cache: 'no-store' })
    return response.ok ? response.text() : ''
  },
  entry: document.querySelector('head script[type="module"]')?.getAttribute('src') ?? '/',
  kept: sessionStorage,
})
