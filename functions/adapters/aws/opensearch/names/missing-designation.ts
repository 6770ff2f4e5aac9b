import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { findMissingDesignation } from '#finding/names/missing-designation.ts'
import type { MissingDesignation } from '#ports/search.ts'
import type { Engine } from '../index/engine.ts'
import { shownIn } from '../match/hits.ts'
import { resolveByRounds } from '../match/resolve-by-rounds.ts'
import { searchIndex } from '../match/search-all.ts'
import type { ResolvedQuery } from './resolve-query.ts'

/** Finds a designation in the text that names no document of the scope, with the nearest existing ones. */
export async function fetchMissingDesignation(
  engine: Engine,
  index: string,
  query: ParsedQuery,
  { field }: SearchIntent,
  { names, namedBy, isWhole }: ResolvedQuery,
): Promise<MissingDesignation | undefined> {
  const asked = { query, field, match: () => namedBy, hasWords: () => isWhole }
  const missed = await resolveByRounds(names, () => findMissingDesignation(names.nameIndex(), asked))
  if (!missed) return undefined
  const ids = missed.nearest.map((doc) => names.at(doc).id)
  const body = { size: ids.length, query: { ids: { values: ids } }, stored_fields: ['shown'] }
  const { hits } = ids.length ? (await searchIndex(engine, index, body)).hits : { hits: [] }
  const cards = new Map(hits.map((hit) => [hit._id, shownIn(hit).card]))
  return {
    designation: missed.designation,
    nearest: ids.flatMap((id) => {
      const card = cards.get(id)
      return card ? [{ id, card }] : []
    }),
  }
}
