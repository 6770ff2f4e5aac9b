import type { Tenant } from '#contract/tenant.ts'
import type { Editions } from '#finding/intent.ts'
import { readHeld } from '#library/read-held.ts'
import type { Ports } from '#ports/ports.ts'

interface KnownCode {
  readonly code: string
  readonly until: number
}

const KNOWN_MS = 60_000
const MAX_KNOWN = 200_000
const knownIn = new WeakMap<object, Map<Tenant, Map<string, KnownCode>>>()

function knownOf(table: object, tenant: Tenant): Map<string, KnownCode> {
  const byTenant = knownIn.get(table) ?? new Map<Tenant, Map<string, KnownCode>>()
  knownIn.set(table, byTenant)
  const known = byTenant.get(tenant) ?? new Map<string, KnownCode>()
  byTenant.set(tenant, known)
  return known
}

/**
 * Finds the document that stands for each of the documents, which is another one where a twin was added since. There are hardly
 * any: the engine tells with two totals whether there are, and only then are their records read. Undefined where all stand for
 * themselves.
 */
export async function standingCodes(
  { search, table }: Pick<Ports, 'search' | 'table'>,
  tenant: Tenant,
  codes: readonly string[],
): Promise<((code: string) => string) | undefined> {
  const known = knownOf(table, tenant)
  const now = Date.now()
  const unknown = codes.filter((code) => (known.get(code)?.until ?? 0) <= now)
  if (unknown.length > 0) {
    if (known.size > MAX_KNOWN) known.clear()
    const within = { ids: unknown, of: 'all' } as const
    const count = async (editions?: Editions) => {
      const everything = { text: '', field: 'all', filters: [], sort: 'best', offset: 0, size: 0 } as const
      return (await search.find({ ...everything, scope: { tenant, documents: 'all' }, within, ...(editions && { editions }) }))
        .total
    }
    const [all, standing] = await Promise.all([count(), count('all')])
    const held = all === standing ? undefined : await readHeld(table, tenant, unknown)
    for (const code of unknown) known.set(code, { code: held?.get(code)?.contentCode ?? code, until: now + KNOWN_MS })
  }
  const codeFor = (code: string) => known.get(code)?.code ?? code
  return codes.some((code) => codeFor(code) !== code) ? codeFor : undefined
}

/** Documents that stand for a list of codes. */
export interface StandingDocuments {
  readonly ids: readonly string[]
  /** codes of the list that a document stands for; the document's own, where it stands for itself alone */
  readonly codesOf: (id: string) => readonly string[]
}

interface KnownList {
  readonly documents: StandingDocuments
  readonly until: number
}

const knownLists = new WeakMap<readonly string[], KnownList>()

/** Finds the documents that stand for a list of codes. A list that is asked for again is not gone through again. */
export async function standingDocuments(
  ports: Pick<Ports, 'search' | 'table'>,
  tenant: Tenant,
  codes: readonly string[],
): Promise<StandingDocuments> {
  const known = knownLists.get(codes)
  if (known && known.until > Date.now()) return known.documents
  const codeFor = await standingCodes(ports, tenant, codes)
  const byId = codeFor && Map.groupBy(codes, codeFor)
  const documents = { ids: byId ? [...byId.keys()] : codes, codesOf: (id: string) => byId?.get(id) ?? [id] }
  knownLists.set(codes, { documents, until: Date.now() + KNOWN_MS })
  return documents
}
