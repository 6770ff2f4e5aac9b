import type { Holdings } from '#entitlement/holdings.ts'
import { type ParsedQuery, parseQuery } from '#finding/analysis/parse-query.ts'
import type { ListedDocuments, SearchIntent } from '#finding/intent.ts'
import { presentFoundPoint, type SearchedPoints } from '#functions/areas/points/found/search-points.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'
import type { SearchHits } from '#ports/search.ts'
import { standingCodes, standingDocuments } from './standing-codes.ts'

interface PointedContext {
  readonly actor: Actor
  readonly ports: Pick<Ports, 'search' | 'table'>
}

type FoundPoint = ReturnType<typeof presentFoundPoint>

/** Hits of a search, with the point that has its words by the document's id. */
export interface FoundWithPoints {
  readonly hits: SearchHits
  readonly pointOf: (id: string) => FoundPoint | undefined
}

/** Narrows a search to the documents with points that somebody sees, of those that are open to them. */
export async function narrowToPoints<Intent extends { readonly opens: Holdings }>(
  intent: Intent,
  points: SearchedPoints | undefined,
  { actor, ports }: PointedContext,
): Promise<Intent & { readonly within: ListedDocuments }> {
  const ids = points ? (await standingDocuments(ports, actor.tenant, points.documents())).ids : []
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
  if (!found || found.size === 0) return undefined
  const codeFor = await standingCodes(ports, actor.tenant, [...found.keys()])
  if (!codeFor) return found
  const byDocument = Map.groupBy(found, ([code]) => codeFor(code))
  return new Map([...byDocument].map(([id, entries]) => [id, entries.flatMap(([, own]) => own)]))
}

/** Finds documents by their own words and by those of the points that somebody sees on them. */
export async function findWithPoints(
  intent: SearchIntent & { readonly opens: Holdings },
  points: SearchedPoints | undefined,
  context: PointedContext,
): Promise<FoundWithPoints> {
  const find = async (text: string): Promise<FoundWithPoints> => {
    const query = parseQuery(text)
    const found = await pointsWith(query, intent, points, context)
    const also = found && { also: { ids: [...found.keys()], of: intent.opens } }
    const hits = await context.ports.search.find({ ...intent, text, ...also })
    const pointOf = (id: string) => {
      const own = found?.get(id)
      return own && presentFoundPoint(own, query)
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
