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
const knownIn = new WeakMap<object, Map<string, KnownCode>>()

/**
 * Finds the code of the document that stands for each of the documents, which is another one where a twin was added since. There
 * are hardly any: the engine tells with two totals whether there are, and only then are their records read.
 */
export async function standingCodes(
  { search, table }: Pick<Ports, 'search' | 'table'>,
  tenant: Tenant,
  codes: readonly string[],
): Promise<(code: string) => string> {
  const known = knownIn.get(table) ?? new Map<string, KnownCode>()
  knownIn.set(table, known)
  const nameOf = (code: string) => `${tenant} ${code}`
  const now = Date.now()
  const unknown = codes.filter((code) => (known.get(nameOf(code))?.until ?? 0) <= now)
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
    for (const code of unknown) known.set(nameOf(code), { code: held?.get(code)?.contentCode ?? code, until: now + KNOWN_MS })
  }
  return (code) => known.get(nameOf(code))?.code ?? code
}
