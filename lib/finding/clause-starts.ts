import type { ClauseStart, FullText, TextClause } from './indexed-document.ts'

/** Clauses of a page as they are stored. */
export interface PageClauses {
  readonly starts: readonly ClauseStart[]
  /** the page is a stretch of a text without pages */
  readonly unpaged: boolean
  /** a program has recognised the text of the page in a picture */
  readonly recognised?: true
}

/** Kinds of pages as they are stored: stretches of texts without pages, and recognised ones. */
const UNPAGED = 1
const RECOGNISED = 2

type PackedStart = readonly [at: number, number: string, title: string, name?: string]

/** Packs what is known of the clauses of a page, for its index; undefined where nothing is. */
export function packClauses({ clauses = [], unpaged, recognised }: FullText, page: number): string | undefined {
  const starts = (clauses[page] ?? []).map(
    ({ at, name, number, title }): PackedStart => (name === number ? [at, number, title] : [at, number, title, name]),
  )
  const kind = unpaged ? UNPAGED : recognised?.includes(page) ? RECOGNISED : 0
  return starts.length > 0 || kind > 0 ? JSON.stringify([kind, ...starts]) : undefined
}

export function unpackClauses(packed: string | undefined): PageClauses {
  if (packed === undefined) return { starts: [], unpaged: false }
  const [kind, ...starts] = JSON.parse(packed) as [number, ...PackedStart[]]
  return {
    starts: starts.map(([at, number, title, name = number]) => ({ at, name, number, title })),
    unpaged: kind === UNPAGED,
    ...(kind === RECOGNISED && { recognised: true }),
  }
}

/** Finds the clause of a position in a page's text. */
export function clauseOfPosition(starts: readonly ClauseStart[], position: number): TextClause | undefined {
  const start = starts.findLast(({ at }) => at <= position)
  return start && { name: start.name, number: start.number, title: start.title }
}

/** Finds the clause that has the most of a stretch of a page's text. */
export function clauseOfMost(starts: readonly ClauseStart[], from: number, to: number): TextClause | undefined {
  let [most, found] = [0, clauseOfPosition(starts, from)]
  for (const [index, { at }] of starts.entries()) {
    const share = Math.min(to, starts[index + 1]?.at ?? to) - Math.max(from, at)
    if (share > most) [most, found] = [share, clauseOfPosition(starts, at)]
  }
  return found
}
