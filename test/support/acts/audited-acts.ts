import type { Tenant } from '#contract/tenant.ts'
import { queryAll } from '#ports/query-all.ts'
import type { World } from '../world.ts'

const LIMIT_MS = 20_000

/** An entry of the audits, or an act that waits for the end of its minute. */
export interface AuditedAct {
  readonly type: string
  readonly principal: string
  /** number of failures that wait */
  readonly times?: number
  readonly isChained: boolean
  readonly message?: string
  readonly remoteAddress?: string
  readonly data?: { readonly message: string; readonly remoteAddress?: string; readonly times?: string }
}

/** Reads acts from the table of a world. */
export function openAuditedActs(worldOf: () => Pick<World, 'ports'>) {
  async function told(tenant: Tenant): Promise<AuditedAct[]> {
    const { table } = worldOf().ports
    const kinds = await Promise.all(['audits', 'acts'].map((kind) => queryAll(table, { pk: `${tenant}#${kind}` })))
    return kinds.flat().map((item) => ({ ...item, isChained: 'number' in item })) as unknown as AuditedAct[]
  }

  /** Waits for an act that is told within seconds. */
  async function find(what: Partial<AuditedAct>, message: string, tenant: Tenant = 'astm'): Promise<AuditedAct> {
    const matches = (one: AuditedAct) =>
      Object.entries(what).every(([name, value]) => one[name as keyof AuditedAct] === value) &&
      (one.data?.message ?? one.message ?? '').includes(message)
    for (const until = Date.now() + LIMIT_MS; Date.now() < until; ) {
      const found = (await told(tenant)).find(matches)
      if (found) return found
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`not in the audits: ${JSON.stringify(what)} ${message}`)
  }

  return { told, find }
}
