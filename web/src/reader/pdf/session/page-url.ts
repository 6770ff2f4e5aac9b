/** Reads the page number from an address; undefined if it has no valid one. */
export function pageOf(search: string): number | undefined {
  const text = new URLSearchParams(search).get('page') ?? ''
  if (!/^\d{1,7}$/.test(text)) return undefined
  const page = Number(text)
  return page >= 1 ? page : undefined
}

/** Returns the address's query with another page; the first page has no parameter. */
export function withPage(search: string, page: number): string {
  const parameters = new URLSearchParams(search)
  if (page > 1) parameters.set('page', String(page))
  else parameters.delete('page')
  const text = parameters.toString()
  return text && `?${text}`
}

export function clampPage(page: number | undefined, pages: number): number {
  return Math.min(Math.max(page ?? 1, 1), Math.max(pages, 1))
}
