import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { findMissingDesignation } from '#finding/names/missing-designation.ts'
import type { MissingDesignation } from '#ports/search.ts'
import type { Engine } from '../index/engine.ts'
import { shownIn } from '../match/hits.ts'
import { searchOne } from '../match/search-all.ts'
import { settle } from '../match/settle.ts'
import type { ReadText } from './reading.ts'

/** A designation of which the scope has no document, with the nearest that it has. */
export async function missingOf(
  engine: Engine,
  index: string,
  query: ParsedQuery,
  { field }: SearchIntent,
  { names, said }: ReadText,
): Promise<MissingDesignation | undefined> {
  const missed = await settle(names, () => findMissingDesignation(names.held(), query, field, () => said))
  if (!missed) return undefined
  const ids = missed.nearest.map((doc) => names.at(doc).id)
  const asked = { size: ids.length, query: { ids: { values: ids } }, stored_fields: ['shown'] }
  const { hits } = ids.length ? (await searchOne(engine, index, asked)).hits : { hits: [] }
  const cards = new Map(hits.map((hit) => [hit._id, shownIn(hit).card]))
  return {
    designation: missed.designation,
    nearest: ids.flatMap((id) => {
      const card = cards.get(id)
      return card ? [{ id, card }] : []
    }),
  }
}
