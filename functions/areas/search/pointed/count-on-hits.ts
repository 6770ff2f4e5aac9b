import type { SearchIntent } from '#finding/intent.ts'
import type { SearchedPoints } from '#functions/areas/points/indexes/search-points.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'
import type { SearchHits } from '#ports/search.ts'
import { standingCodes, standingDocuments } from './standing-codes.ts'

interface CountContext {
  readonly actor: Actor
  readonly ports: Pick<Ports, 'search' | 'table' | 'clock'>
}

/** Counts the points that somebody sees on each hit of a page; those on other records of its text are on it, too. */
export async function countOnHits(
  { hits }: Pick<SearchHits, 'hits'>,
  points: SearchedPoints | undefined,
  { editions }: Pick<SearchIntent, 'editions'>,
  { actor: { tenant }, ports }: CountContext,
): Promise<(id: string) => number> {
  if (!points || hits.length === 0) return () => 0
  const standing = { tenant, ports, memory: points.standing }
  const { codesOf } = await standingDocuments(points.allDocuments(), standing)
  const ids = hits.map(({ id }) => id)
  // Without a choice of editions each record is a row of its own.
  const codeFor = editions ? undefined : await standingCodes(ids, standing)
  return (id) => codesOf(codeFor?.(id) ?? id).reduce((sum, code) => sum + points.count(code), 0)
}
