import type { Tenant } from '#contract/tenant.ts'
import { queryAll } from '#ports/query-all.ts'
import type { World } from './world.ts'

const LIMIT_MS = 20_000

/** An entry of the audits, or an act that waits for the end of its minute. */
export interface ToldAct {
  readonly type: string
  readonly principal: string
  /** number of failures that wait */
  readonly times?: number
  readonly isChained: boolean
  /** of an act that waits */
  readonly message?: string
  readonly remoteAddress?: string
  readonly data?: { readonly message: string; readonly remoteAddress?: string }
}

/** Reads what was told of acts. */
export function openToldActs(worldOf: () => Pick<World, 'ports'>) {
  async function told(tenant: Tenant): Promise<ToldAct[]> {
    const { table } = worldOf().ports
    const kinds = await Promise.all(['audits', 'acts'].map((kind) => queryAll(table, { pk: `${tenant}#${kind}` })))
    return kinds.flat().map((item) => ({ ...item, isChained: 'number' in item })) as unknown as ToldAct[]
  }

  /** Waits for an act that is told within seconds. */
  async function find(what: Partial<ToldAct>, message: string, tenant: Tenant = 'astm'): Promise<ToldAct> {
    const matches = (one: ToldAct) =>
      Object.entries(what).every(([name, value]) => one[name as keyof ToldAct] === value) &&
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
