import type { Tenant } from '#contract/tenant.ts'
import type { Editions } from '#finding/intent.ts'
import type { SearchedPoints } from '#functions/areas/points/indexes/search-points.ts'
import { recordsOf } from '#library/document/entitlement.ts'
import { readJoinedDocuments } from '#library/reading/read-joined-documents.ts'
import type { Ports } from '#ports/ports.ts'

export interface StandingContext {
  readonly tenant: Tenant
  readonly ports: Pick<Ports, 'search' | 'table' | 'clock'>
  readonly memory: SearchedPoints['standing']
}

/**
 * Finds the document that stands for each of the documents, which is another one where a twin was added since, or where it
 * was removed. There are hardly any: the engine tells with two totals whether there are, and only then are their records read. Undefined where all stand for
 * themselves.
 */
export async function standingCodes(
  codes: readonly string[],
  { tenant, ports, memory }: StandingContext,
): Promise<((code: string) => string) | undefined> {
  const { search, table, clock } = ports
  const now = clock.now()
  const known = new Map(codes.map((code) => [code, memory.codeFor(code, now)]))
  const unknown = codes.filter((code) => known.get(code) === undefined)
  if (unknown.length > 0) {
    const within = { ids: unknown, of: 'all' } as const
    const count = async (editions?: Editions) => {
      const everything = { text: '', field: 'all', filters: [], sort: 'best', offset: 0, size: 0 } as const
      return (await search.find({ ...everything, scope: recordsOf(tenant), within, ...(editions && { editions }) })).total
    }
    const [all, standing] = await Promise.all([count(), count('all')])
    const isSettled = all === standing && all === unknown.length
    const documents = isSettled ? undefined : await readJoinedDocuments(table, tenant, unknown)
    for (const code of unknown) known.set(code, documents?.get(code)?.contentCode ?? code)
    memory.remember(
      unknown.map((code) => [code, known.get(code) ?? code] as const),
      now,
    )
  }
  const codeFor = (code: string) => known.get(code) ?? code
  return codes.some((code) => codeFor(code) !== code) ? codeFor : undefined
}

/** Documents that stand for a list of codes. */
interface StandingDocuments {
  readonly ids: readonly string[]
  /** codes of the list that a document stands for; the document's own, where it stands for itself alone */
  readonly codesOf: (id: string) => readonly string[]
}

/** Finds the documents that stand for a list of codes. */
export function standingDocuments(codes: readonly string[], context: StandingContext): Promise<StandingDocuments> {
  return context.memory.ofList(codes, context.ports.clock.now(), async () => {
    const codeFor = await standingCodes(codes, context)
    const byId = codeFor && Map.groupBy(codes, codeFor)
    return { ids: byId ? [...byId.keys()] : codes, codesOf: (id: string) => byId?.get(id) ?? [id] }
  })
}
