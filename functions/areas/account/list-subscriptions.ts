import { account } from '#contract/account.ts'
import { useCase } from '#functions/http/use-case.ts'
import type { Actor } from '#people/actor.ts'
import { findAccount } from '#people/store.ts'
import type { Table } from '#ports/table.ts'
import { presentSubscription } from './present.ts'

async function subscriptionsOf(table: Table, { tenant, account }: Actor) {
  const stored = account && (await findAccount(table, tenant, account.id))
  const subscriptions = stored?.subscriptions ?? []
  return { yourSubscriptions: subscriptions.map((one) => ({ subscriptionInfo: presentSubscription(one) })) }
}

export const listSubscriptions = useCase(account.subscriptions, ['table'], (_, { actor, ports }) =>
  subscriptionsOf(ports.table, actor),
)

/** Serves the same list at the sidebar's path. */
export const listSubscriptionsOfSidebar = useCase(account.subscriptionList, ['table'], (_, { actor, ports }) =>
  subscriptionsOf(ports.table, actor),
)
