import type { SearchDocument } from '#contract/search.ts'
import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import { excerptOf } from '#finding/ranking/excerpt.ts'
import { findSpans } from '#finding/ranking/find-spans.ts'
import type { WordsToMark } from '#finding/ranking/words-to-mark.ts'
import type { Actor } from '#people/actor.ts'
import { refusalOfPoints } from '#people/refusal-of-points.ts'
import type { Table } from '#ports/table.ts'
import { readAccountPoints } from '../list/read-account-points.ts'
import { sightOfPoints } from '../rights/load-point-access.ts'
import { readPointSettings } from '../store/settings-store.ts'
import type { StoredPoint } from '../store/stored-point.ts'
import { plainTextOf } from '../texts/plain-text.ts'
import { PointWords } from './point-words.ts'
import { PointedDocuments } from './pointed-documents.ts'
import { StandingMemory } from './standing-memory.ts'

/** Active points that somebody sees, as a search of documents asks for them. Whether a document is open to them is the engine's to tell. */
export interface SearchedPoints {
  /** codes of the documents with a point */
  documents(): readonly string[]
  /** codes of all documents with a point of the account, whoever sees it: the same list until it changes */
  allDocuments(): readonly string[]
  /** number of points under the code of a document */
  count(code: string): number
  /** records that stand for documents with a point, as far as they are known */
  readonly standing: StandingMemory
  /** points with all of the words, by document */
  withWords(query: ParsedQuery, withDesignation: boolean): ReadonlyMap<string, readonly StoredPoint[]>
}

/** Opens the points that somebody may find; undefined where there are none at all. */
export async function openSearchedPoints(
  table: Pick<Table, 'get' | 'getMany' | 'query'>,
  actor: Actor,
): Promise<SearchedPoints | undefined> {
  if (refusalOfPoints(actor) || !actor.account) return undefined
  const owner = { tenant: actor.tenant, accountId: actor.account.id }
  const all = await readAccountPoints(table, owner)
  if (all.size === 0) return undefined
  const sees = sightOfPoints(actor, await readPointSettings(table, owner))
  return {
    standing: all.index(StandingMemory),
    documents: () => all.index(PointedDocuments).codes(sees),
    allDocuments: () => all.index(PointedDocuments).codes(undefined),
    count: (code) => all.index(PointedDocuments).count(code, sees),
    withWords(query, withDesignation) {
      const found = all.index(PointWords).find(query, withDesignation)
      return Map.groupBy(sees ? found.filter(sees) : found, ({ contentCode }) => contentCode)
    },
  }
}

type MatchingPoint = NonNullable<SearchDocument['matchedPoint']>

const spansIn = (text: string, marked: WordsToMark) =>
  findSpans(text, marked).map(([start, end]): [number, number] => [start, end])

const newest = (a: StoredPoint, b: StoredPoint) => ((a.created === b.created ? a.id < b.id : a.created > b.created) ? a : b)

/** Presents the newest of the points that have the words of a text, with the line that has the most of them. */
export function presentMatchingPoint(points: readonly StoredPoint[], { terms }: Pick<ParsedQuery, 'terms'>): MatchingPoint {
  const point = points.reduce(newest)
  const wanted = { terms: new Set(terms) }
  const name = plainTextOf(point, 'name')
  const notes = (['description', 'overlayDetails'] as const).map((field) => excerptOf(plainTextOf(point, field), wanted))
  const [line] = notes.flatMap((one) => one ?? []).sort((a, b) => b.marks.length - a.marks.length)
  return {
    compassPointUUID: point.id,
    name,
    marks: spansIn(name, wanted),
    ...(line && { excerpt: { text: line.text, marks: line.marks.map(([start, end]): [number, number] => [start, end]) } }),
    ...(point.page !== undefined && { page: point.page }),
    others: points.length - 1,
  }
}
