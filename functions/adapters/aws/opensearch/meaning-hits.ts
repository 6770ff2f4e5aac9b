import type { SearchHit } from '#ports/search.ts'
import { findSpans } from '../../shared/search-text/find-spans.ts'
import type { Query } from '../../shared/search-text/parse-query.ts'
import type { Engine } from './engine.ts'
import type { Shown } from './to-source.ts'

interface Stored {
  readonly docs: readonly { readonly _id: string; readonly fields?: { readonly shown: readonly [string] } }[]
}

/** These documents as they are shown, in this order; without those that went meanwhile. */
export async function shownHits(engine: Engine, index: string, ids: readonly string[], { terms }: Query): Promise<SearchHit[]> {
  if (ids.length === 0) return []
  const words = new Set(terms)
  const { docs } = await engine.ask<Stored>('POST', `/${index}/_mget?stored_fields=shown`, { ids })
  return docs.flatMap(({ _id, fields }) => {
    if (!fields) return []
    const { card, designation, title, description = String(card?.description ?? '') } = JSON.parse(fields.shown[0]) as Shown
    const marks = {
      designation: findSpans(designation, words),
      title: findSpans(title, words),
      description: findSpans(description, words),
    }
    return [{ id: _id, card, marks }]
  })
}
