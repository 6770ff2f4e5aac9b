import type { Facet, SearchIntent } from '#finding/intent.ts'
import type { Snapshot } from '../index/snapshot.ts'
import type { FilterGroups } from '../match/failed-filters.ts'
import { countFacets } from './count.ts'

/** Counts of a facet on their way between threads. `values` are sent only when they changed since the last answer. */
export interface EncodedCounts {
  readonly facet: Facet
  readonly values?: readonly string[]
  /** pairs as in `FacetTally` */
  readonly counted: Uint32Array
}

/** Counts facets for a `createCountDecoder` in another thread, and remembers the values that it sent. */
export class CountEncoder {
  private readonly sent = new Map<Facet, readonly string[]>()

  count(snapshot: Snapshot, intent: SearchIntent, candidates?: FilterGroups): EncodedCounts[] {
    return countFacets(snapshot, intent, candidates).map(({ facet, values, counted }) => {
      if (this.sent.get(facet) === values) return { facet, counted }
      this.sent.set(facet, values)
      return { facet, counted, values }
    })
  }
}
