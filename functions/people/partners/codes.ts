import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Tenant } from '#contract/tenant.ts'
import type { Ports } from '#ports/ports.ts'
import { ConditionFailed, type Item, type Key, type Table } from '#ports/table.ts'
import type { LibrarySession } from '../library-sessions.ts'
import { findPartner, type PartnerOfAccount } from '../partners.ts'
import { findPerson } from '../store.ts'

const LIFETIME_S = 60
const CODE_BYTES = 32

const NO_HASH = '0'.repeat(64)

/** Finds a partner by the secret of its server, in a time that tells nothing of the secret. */
export async function findPartnerBySecret(
  table: Table,
  tenant: Tenant,
  { id, secret }: { readonly id: string; readonly secret: string },
): Promise<PartnerOfAccount | undefined> {
  const found = await findPartner(table, tenant, { id })
  const { secretHash = NO_HASH } = found?.partner ?? {}
  const given = createHash('sha256').update(secret).digest()
  return timingSafeEqual(given, Buffer.from(secretHash, 'hex')) ? found : undefined
}

/** The item of a code has its hash alone. It exists until the code is used, or its minute is over. */
const codeKey = (tenant: Tenant, code: string): Key => ({
  pk: `${tenant}#sign-in-code#${createHash('sha256').update(code).digest('base64url')}`,
  sk: 'code',
})

/** Makes a code for one of a partner's people, by their id in the library. */
export async function makeCode(
  { table, clock }: Pick<Ports, 'table' | 'clock'>,
  tenant: Tenant,
  { account, partner }: PartnerOfAccount,
  subject: string,
): Promise<{ readonly code: string; readonly expiresAt: number }> {
  const code = randomBytes(CODE_BYTES).toString('base64url')
  const expiresAt = Math.floor(clock.now().getTime() / 1000) + LIFETIME_S
  const item: Item = { ...codeKey(tenant, code), subject, partner: partner.id, accountId: account.id, expiresAt }
  await table.put(item, { exists: false })
  return { code, expiresAt }
}

/** Facts of the session that a code begins. */
type CodeFacts = Pick<LibrarySession, 'subject' | 'partner' | 'accountIds'>

/** Takes a code: undefined where there is none, none any more, or its person or partner is let in no more. */
export async function useCode(
  { table, clock }: Pick<Ports, 'table' | 'clock'>,
  tenant: Tenant,
  code: string,
): Promise<CodeFacts | undefined> {
  const key = codeKey(tenant, code)
  const item = await table.get(key)
  if (!item || Number(item.expiresAt) * 1000 <= clock.now().getTime()) return undefined
  try {
    await table.delete(key, { exists: true })
  } catch (error) {
    if (error instanceof ConditionFailed) return undefined
    throw error
  }
  const [subject, id, accountId] = [String(item.subject), String(item.partner), String(item.accountId)]
  const [found, person] = await Promise.all([findPartner(table, tenant, { id }), findPerson(table, tenant, subject)])
  const isOpen = found?.account.id === accountId && found.partner.secretHash !== undefined
  if (!isOpen || !person || person.activated === false) return undefined
  return { subject, partner: id, accountIds: [accountId] }
}
