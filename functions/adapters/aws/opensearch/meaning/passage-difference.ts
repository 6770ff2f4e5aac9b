import type { Tenant } from '#contract/tenant.ts'
import { type Json, unlessMissing } from '../index/engine.ts'
import { aliasOf } from '../index/index-names.ts'
import type { LibraryOptions } from '../index/library-index.ts'
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

/** Two sets of documents with the same number and the same sum of their stamps are the same. */
const SUM = { size: 0, track_total_hits: true }
const sumOf = (field: string) => ({ stamps: { sum: { field } } })
const told = (found: Found | undefined) => [found?.hits.total.value ?? 0, found?.aggregations?.stamps.value ?? 0] as const

const FIRST_PASSAGE = { term: { place: 0 } }

/** Whether a library's passages are not those of its documents. */
export async function isDifferent({ engine, prefix }: LibraryOptions, tenant: Tenant, { whole }: PassageNames): Promise<boolean> {
  const documents = engine.ask<Found>('POST', `/${aliasOf(prefix, tenant)}/_search`, { ...SUM, aggs: sumOf('passageStamp') })
  const passages = engine.ask<Found>('POST', `/${whole}/_search`, { ...SUM, query: FIRST_PASSAGE, aggs: sumOf('stamp') })
  const [[count, sum], [known, knownSum]] = (await Promise.all([unlessMissing(documents), unlessMissing(passages)])).map(
    told,
  ) as [readonly [number, number], readonly [number, number]]
  return count !== known || sum !== knownSum
}

/** Documents that are compared at once. */
const AT_ONCE = 5000
const MOST_FOUND = 10_000

export interface Difference {
  /** documents whose passages have to be made */
  readonly lacking: readonly string[]
  /** documents of which there are passages that have to go: by their id and its stamp */
  readonly outdated: readonly { readonly id: string; readonly stamp: number }[]
}

const range = (from: number | undefined, to: number | undefined): Json => ({
  range: { idHash: { ...(from !== undefined && { gte: from }), ...(to !== undefined && { lt: to }) } },
})
const inOrder = { _source: false, sort: ['idHash'] }

/** In what a library's passages differ from its documents, a range of ids after the other. */
export async function* differences(
  { engine, prefix }: LibraryOptions,
  tenant: Tenant,
  { filling }: PassageNames,
): AsyncGenerator<Difference> {
  const documentsFrom = (from: number | undefined) =>
    unlessMissing(
      engine.ask<Found>('POST', `/${aliasOf(prefix, tenant)}/_search`, {
        ...inOrder,
        size: AT_ONCE,
        query: range(from, undefined),
        docvalue_fields: ['idHash', 'passageStamp'],
      }),
    )
  const passagesIn = (from: number | undefined, to: number | undefined) =>
    engine.ask<Found>('POST', `/${filling}/_search`, {
      ...inOrder,
      size: MOST_FOUND,
      query: { bool: { filter: [FIRST_PASSAGE, range(from, to)] } },
      docvalue_fields: ['idHash', 'doc', 'stamp'],
    })
  for (let from: number | undefined; ; ) {
    const page = (await documentsFrom(from))?.hits.hits ?? []
    // Of the last hash there may be more than were found.
    const to = page.length === AT_ONCE ? (page.at(-1) as Hit).fields.idHash[0] : undefined
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
    // What did not fit in is looked at once the outdated are gone.
    if (known.length === MOST_FOUND && outdated.length > 0) continue
    if (to === undefined) return
    from = to
  }
}
