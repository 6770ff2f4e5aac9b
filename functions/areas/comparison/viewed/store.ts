import type { Tenant } from '#contract/tenant.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import type { Actor, ActorAccount } from '#people/actor.ts'
import { deleteAll } from '#ports/delete-all.ts'
import { queryAll } from '#ports/query-all.ts'
import { ConditionFailed, type Key, type Table } from '#ports/table.ts'

/** Two documents by their content codes, and who compares them. */
export interface ViewedPair {
  readonly tenant: Tenant
  readonly actor: Pick<Actor, 'userId'> & { readonly account?: Pick<ActorAccount, 'id'> }
  readonly older: string
  readonly newer: string
}

const MAX_ROUNDS = 5
const HASH_LENGTH = 32

const partitionOf = ({ tenant, actor }: Pick<ViewedPair, 'tenant' | 'actor'>) =>
  `${tenant}#viewed-changes#${actor.account?.id ?? ''}#${shortHash(actor.userId, HASH_LENGTH)}`

const keyOf = ({ tenant, actor, older, newer }: ViewedPair): Key => ({
  pk: partitionOf({ tenant, actor }),
  sk: shortHash(JSON.stringify([older, newer]), HASH_LENGTH),
})

async function readViewed(table: Pick<Table, 'get'>, pair: ViewedPair) {
  const item = await table.get(keyOf(pair))
  return { keys: (item?.keys ?? []) as readonly string[], version: (item?.version ?? 0) as number }
}

/** Lists the keys of the changes that somebody has ticked. */
export const listViewedKeys = async (table: Pick<Table, 'get'>, pair: ViewedPair): Promise<readonly string[]> =>
  (await readViewed(table, pair)).keys

/** Lists all that somebody has ticked in an account: keys of changes, by a hash of both documents. */
export async function listAllViewed(
  table: Pick<Table, 'query'>,
  person: Pick<ViewedPair, 'tenant' | 'actor'>,
): Promise<readonly { readonly pair: string; readonly keys: readonly string[] }[]> {
  const items = await queryAll(table, { pk: partitionOf(person) })
  return items.map(({ sk, keys }) => ({ pair: sk, keys: (keys ?? []) as readonly string[] }))
}

/** Changes the ticks of a pair as somebody else's tab may do at the same time. */
export async function changeViewedKeys(
  table: Pick<Table, 'get' | 'put'>,
  pair: ViewedPair,
  change: (keys: readonly string[]) => readonly string[],
): Promise<readonly string[]> {
  for (let round = 1; ; round++) {
    const { keys, version } = await readViewed(table, pair)
    const changed = change(keys)
    try {
      const item = { ...keyOf(pair), keys: changed, version: version + 1 }
      await table.put(item, version ? { attribute: 'version', equals: version } : { exists: false })
      return changed
    } catch (error) {
      if (!(error instanceof ConditionFailed) || round === MAX_ROUNDS) throw error
    }
  }
}

export const eraseViewed = (
  table: Pick<Table, 'query' | 'transact'>,
  person: Pick<ViewedPair, 'tenant' | 'actor'>,
): Promise<void> => deleteAll(table, { pk: partitionOf(person) })
