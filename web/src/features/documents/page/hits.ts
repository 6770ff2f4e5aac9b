/** Search results that a document was opened from, passed in the router's state. */
export interface Hits {
  hits: { contentCode: string; page?: number; clause?: string }[]
  /** index of this document in `hits`, from 0 */
  index: number
  /** hits of the whole search; `hits` may be one page of them */
  total: number
  /** position of hits[0] in the whole search, from 0 */
  first?: number
  /** the search text */
  q?: string
  /** address of the results, and its number among the entries of the browser's history */
  from?: { path: string; entry?: number }
}

const isHit = (value: unknown) => typeof (value as { contentCode?: unknown } | null)?.contentCode === 'string'

/** Reads hits from router state. The state lives in the browser's history, so it may be anything. */
export function hitsOf(state: unknown): Hits | undefined {
  const { hits, index, total } = (state ?? {}) as Partial<Hits>
  const sound = Array.isArray(hits) && hits.every(isHit) && Number.isInteger(index) && Number.isInteger(total)
  return sound && hits[index as number] ? (state as Hits) : undefined
}
