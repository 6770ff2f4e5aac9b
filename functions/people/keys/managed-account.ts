import type { Ports } from '#ports/ports.ts'
import type { Actor } from '../actor.ts'
import { mayManageAccount } from '../policy.ts'
import { findAccount, type StoredAccount } from '../store.ts'

interface Managing {
  readonly actor: Actor
  readonly ports: Pick<Ports, 'table'>
  readonly fail: (code: 'forbidden' | 'no-such-account', about?: string) => never
}

/** Finds the account whose keys and lists somebody manages: their own where none is named. */
export async function managedAccount(given: string | undefined, { actor, ports, fail }: Managing): Promise<StoredAccount> {
  const accountId = given ?? actor.account?.id ?? ''
  if (!mayManageAccount(actor, accountId)) fail('forbidden', 'accountId')
  return (await findAccount(ports.table, actor.tenant, accountId)) ?? fail('no-such-account', 'accountId')
}
