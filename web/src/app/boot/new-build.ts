const KEPT = 'lectern.reloaded-from'

const MISSING = /dynamically imported module|importing a module script failed|error loading dynamically/i

/** A part of the page that could not be fetched, in the words of each browser. */
export const isMissingPart = (error: unknown): boolean => error instanceof TypeError && MISSING.test(error.message)

interface Site {
  /** the page as the site serves it now */
  readonly fetchPage: () => Promise<string>
  /** the script that this page began with */
  readonly entry: string
  readonly kept: Pick<Storage, 'getItem' | 'setItem'>
}

/** Whether the site has another build than this page: then its parts have other names, and to load the page again helps. Once. */
export async function isOutdated({ fetchPage, entry, kept }: Site): Promise<boolean> {
  const page = await fetchPage().catch(() => '')
  if (!page || page.includes(entry) || kept.getItem(KEPT) === entry) return false
  kept.setItem(KEPT, entry)
  return true
}

/** This page as it is in the browser. */
export const thisSite = (): Site => ({
  fetchPage: async () => {
    const response = await fetch('/', { cache: 'no-store' })
    return response.ok ? response.text() : ''
  },
  entry: document.querySelector('head script[type="module"]')?.getAttribute('src') ?? '/',
  kept: sessionStorage,
})
