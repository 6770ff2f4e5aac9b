import { counterKeys, MAX_KEYS } from '#contract/counter/keys.ts'
import { appendAudit } from '#functions/audits/append-audit.ts'
import type { NewAudit } from '#functions/audits/audit.ts'
import { useCase } from '#functions/http/use-case.ts'
import type { Actor } from '#people/actor.ts'
import { managedAccount } from '#people/keys/managed-account.ts'
import { listKeys, makeSecrets, type StoredKey, writesOfEnd, writesOfNewKey, writesOfRenewal } from '#people/keys/store.ts'
import type { Ports } from '#ports/ports.ts'
import { ConditionFailed, type Write } from '#ports/table.ts'
import { presentShownKey } from './present.ts'

interface KeyChange {
  readonly actor: Actor
  readonly ports: Pick<Ports, 'table' | 'clock'>
  readonly originatedIp: string
  readonly type: NewAudit['type']
  readonly accountId: string
  readonly key: Pick<StoredKey, 'id' | 'name'>
  readonly writes: readonly Write[]
}

/** Stores a change of a key with its audit; tells whether the key was still there. */
async function saveChange({ actor, ports, originatedIp, type, accountId, key, writes }: KeyChange): Promise<boolean> {
  const data = { message: `${key.name} (${key.id}), account ${accountId}`, remoteAddress: originatedIp }
  try {
    await appendAudit(ports, actor.tenant, { principal: actor.userId, type, data }, writes)
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}

export const makeAccountKey = useCase(counterKeys.makeKey, ['table', 'clock', 'ids'], async (input, context) => {
  const { tenant, ports, fail } = context
  const { id: accountId } = await managedAccount(input.accountId, context)
  const owner = { tenant, accountId }
  if ((await listKeys(ports.table, owner)).length >= MAX_KEYS) fail('too-many-keys')
  const { name, parts } = input
  const key = { id: ports.ids.next(), name, parts, made: ports.clock.now().toISOString() }
  const secrets = makeSecrets(parts)
  await saveChange({ ...context, type: 'KEY_MADE', accountId, key, writes: writesOfNewKey(owner, key, secrets) })
  return presentShownKey(accountId, key, secrets)
})

export const renewKey = useCase(counterKeys.renewKey, ['table', 'clock'], async (input, context) => {
  const { tenant, ports, fail } = context
  const { id: accountId } = await managedAccount(input.accountId, context)
  const owner = { tenant, accountId }
  const key = (await listKeys(ports.table, owner)).find(({ id }) => id === input.id) ?? fail('key-not-found', 'id')
  const secrets = makeSecrets(key.parts)
  const renewed = ports.clock.now().toISOString()
  const writes = await writesOfRenewal(ports.table, owner, key.id, secrets, renewed)
  if (!(await saveChange({ ...context, type: 'KEY_RENEWED', accountId, key, writes }))) fail('key-not-found', 'id')
  return presentShownKey(accountId, { ...key, renewed }, secrets)
})

export const endKey = useCase(counterKeys.endKey, ['table', 'clock'], async (input, context) => {
  const { tenant, ports, fail } = context
  const { id: accountId } = await managedAccount(input.accountId, context)
  const owner = { tenant, accountId }
  const key = (await listKeys(ports.table, owner)).find(({ id }) => id === input.id) ?? fail('key-not-found', 'id')
  const writes = await writesOfEnd(ports.table, owner, key.id)
  if (!(await saveChange({ ...context, type: 'KEY_ENDED', accountId, key, writes }))) fail('key-not-found', 'id')
  return {}
})
