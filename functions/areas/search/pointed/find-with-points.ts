import type { Holdings } from '#entitlement/holdings.ts'
import { type ParsedQuery, parseQuery } from '#finding/analysis/parse-query.ts'
import type { ListedDocuments, SearchIntent } from '#finding/intent.ts'
import { presentMatchingPoint, type SearchedPoints } from '#functions/areas/points/indexes/search-points.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'
import type { SearchHits } from '#ports/search.ts'
import { type StandingContext, standingCodes, standingDocuments } from './standing-codes.ts'

interface PointedContext {
  readonly actor: Actor
  readonly ports: Pick<Ports, 'search' | 'table' | 'clock'>
}

type MatchingPoint = ReturnType<typeof presentMatchingPoint>

/** Hits of a search, with the point that has its words by the document's id. */
export interface HitsWithPoints {
  readonly hits: SearchHits
  readonly pointOf: (id: string) => MatchingPoint | undefined
}

const standingOf = (points: SearchedPoints, { actor, ports }: PointedContext): StandingContext => ({
  tenant: actor.tenant,
  ports,
  memory: points.standing,
})

/** Narrows a search to the documents with points that somebody sees, of those that are open to them. */
export async function narrowToPoints<Intent extends { readonly opens: Holdings }>(
  intent: Intent,
  points: SearchedPoints | undefined,
  { actor, ports }: PointedContext,
): Promise<Intent & { readonly within: ListedDocuments }> {
  const ids = points ? (await standingDocuments(points.documents(), standingOf(points, { actor, ports }))).ids : []
  return { ...intent, within: { ids, of: intent.opens } }
}

/** Points by document with the words of a text. */
async function pointsWith(
  query: ParsedQuery,
  { field }: Pick<SearchIntent, 'field'>,
  points: SearchedPoints | undefined,
  { actor, ports }: PointedContext,
) {
  if (field === 'designation' || query.terms.length === 0) return undefined
  const found = points?.withWords(query, field === 'all')
  if (!points || !found || found.size === 0) return undefined
  const codeFor = await standingCodes([...found.keys()], standingOf(points, { actor, ports }))
  if (!codeFor) return found
  const byDocument = Map.groupBy(found, ([code]) => codeFor(code))
  return new Map([...byDocument].map(([id, entries]) => [id, entries.flatMap(([, own]) => own)]))
}

/** Finds documents by their own words and by those of the points that somebody sees on them. */
export async function findWithPoints(
  intent: SearchIntent & { readonly opens: Holdings },
  points: SearchedPoints | undefined,
  context: PointedContext,
): Promise<HitsWithPoints> {
  const find = async (text: string): Promise<HitsWithPoints> => {
    const query = parseQuery(text)
    const found = await pointsWith(query, intent, points, context)
    const also = found && { also: { ids: [...found.keys()], of: intent.opens } }
    const hits = await context.ports.search.find({ ...intent, text, ...also })
    const pointOf = (id: string) => {
      const own = found?.get(id)
      return own && presentMatchingPoint(own, query)
    }
    return { hits, pointOf }
  }
  const written = await find(intent.text)
  const { corrected } = written.hits
  // The documents corrected the text: the points are searched for what it was read as, too.
  if (corrected === undefined || !points) return written
  const read = await find(corrected)
  return { ...read, hits: { ...read.hits, corrected } }
}
