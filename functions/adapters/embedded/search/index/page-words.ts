import { forEachPiece, hashOf, pieceOf } from '#finding/analysis/analyse.ts'

const GAP = 0

/** Hashes of each page's terms, with a gap after each page; null without pages. */
export function wordsOfPages(pages: readonly string[]): Uint8Array | null {
  if (pages.length === 0) return null
  const all: number[] = []
  for (const page of pages) {
    const words = new Set<number>()
    forEachPiece(page, (raw) => {
      for (const term of pieceOf(raw).terms) words.add(hashOf(term))
    })
    for (const word of words) all.push(word)
    all.push(GAP)
  }
  return new Uint8Array(Uint32Array.from(all).buffer)
}

/** Finds the first page with all of the terms, else with any; from 1. */
export function firstPage(blob: Uint8Array, terms: readonly string[]): number | undefined {
  const words = new Uint32Array(blob.slice().buffer)
  const wanted = new Set(terms.map(hashOf))
  let [page, matched, withAny] = [1, 0, 0]
  for (const word of words) {
    if (word !== GAP) {
      if (wanted.has(word)) matched++
      continue
    }
    if (matched === wanted.size && matched > 0) return page
    if (matched > 0 && withAny === 0) withAny = page
    matched = 0
    page++
  }
  return withAny || undefined
}
