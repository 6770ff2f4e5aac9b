import type { Tenant } from '#contract/tenant.ts'
import { type JsonObject, unlessMissing } from '../index/engine.ts'
import { aliasOf } from '../index/index-names.ts'
import type { LibraryOptions } from '../index/library-options.ts'
import type { PassageNames } from './passage-index.ts'

interface Hit {
  readonly _id: string
  readonly fields: {
    readonly idHash: [number]
    readonly stamp?: [number]
    readonly passageStamp?: [number]
    readonly doc?: [string]
  }
}
interface Found {
  readonly hits: { readonly hits: readonly Hit[]; readonly total: { readonly value: number } }
  readonly aggregations?: { readonly stamps: { readonly value: number } }
}

/** Two sets of documents with equal counts and equal sums of stamps are taken for equal. */
const SUM = { size: 0, track_total_hits: true }
const sumOf = (field: string) => ({ stamps: { sum: { field } } })
const sumIn = (found: Found | undefined) => [found?.hits.total.value ?? 0, found?.aggregations?.stamps.value ?? 0] as const

const FIRST_PASSAGE = { term: { place: 0 } }

/** Decides whether a library's passages are out of step with its documents. */
export async function havePassagesChanged(
  { engine, prefix }: LibraryOptions,
  tenant: Tenant,
  { whole }: PassageNames,
): Promise<boolean> {
  const documents = engine.request<Found>('POST', `/${aliasOf(prefix, tenant)}/_search`, { ...SUM, aggs: sumOf('passageStamp') })
  const passages = engine.request<Found>('POST', `/${whole}/_search`, { ...SUM, query: FIRST_PASSAGE, aggs: sumOf('stamp') })
  const [[count, sum], [known, knownSum]] = (await Promise.all([unlessMissing(documents), unlessMissing(passages)])).map(
    sumIn,
  ) as [readonly [number, number], readonly [number, number]]
  return count !== known || sum !== knownSum
}

const DOCUMENT_BATCH_SIZE = 5000
const MAX_PASSAGES = 10_000

export interface PassageDifference {
  /** ids of documents without passages of their present state */
  readonly lacking: readonly string[]
  /** documents with passages to remove: the id and the stamp of these passages */
  readonly outdated: readonly { readonly id: string; readonly stamp: number }[]
}

const range = (from: number | undefined, to: number | undefined): JsonObject => ({
  range: { idHash: { ...(from !== undefined && { gte: from }), ...(to !== undefined && { lt: to }) } },
})
const inOrder = { _source: false, sort: ['idHash'] }

/** Compares a library's passages with its documents, one range of id hashes after the other. */
export async function* passageDifferences(
  { engine, prefix }: LibraryOptions,
  tenant: Tenant,
  { filling }: PassageNames,
): AsyncGenerator<PassageDifference> {
  const documentsFrom = (from: number | undefined) =>
    unlessMissing(
      engine.request<Found>('POST', `/${aliasOf(prefix, tenant)}/_search`, {
        ...inOrder,
        size: DOCUMENT_BATCH_SIZE,
        query: range(from, undefined),
        docvalue_fields: ['idHash', 'passageStamp'],
      }),
    )
  const passagesIn = (from: number | undefined, to: number | undefined) =>
    engine.request<Found>('POST', `/${filling}/_search`, {
      ...inOrder,
      size: MAX_PASSAGES,
      query: { bool: { filter: [FIRST_PASSAGE, range(from, to)] } },
      docvalue_fields: ['idHash', 'doc', 'stamp'],
    })
  for (let from: number | undefined; ; ) {
    const page = (await documentsFrom(from))?.hits.hits ?? []
    // The page may end in the middle of the documents with its last hash.
    const to = page.length === DOCUMENT_BATCH_SIZE ? (page.at(-1) as Hit).fields.idHash[0] : undefined
    const documents = new Map(
      page
        .filter(({ fields }) => to === undefined || fields.idHash[0] < to)
        .map(({ _id, fields }) => [_id, fields.passageStamp?.[0]]),
    )
    const known = (await passagesIn(from, to)).hits.hits.map(({ fields }) => ({
      id: fields.doc?.[0] as string,
      stamp: fields.stamp?.[0] as number,
    }))
    const outdated = known.filter(({ id, stamp }) => documents.get(id) !== stamp)
    for (const { id, stamp } of known) if (documents.get(id) === stamp) documents.delete(id)
    yield { lacking: [...documents.keys()], outdated }
    // Passages beyond the limit are compared once the outdated ones are removed.
    if (known.length === MAX_PASSAGES && outdated.length > 0) continue
    if (to === undefined) return
    from = to
  }
}
