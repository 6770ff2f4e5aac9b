import type { Language, Tenant } from '#contract/tenant.ts'
import type { Key, Table } from '#ports/table.ts'
import { tenants } from '#tenants/index.ts'
import type { StoredAccount } from './store.ts'

/** Agreement that people accept before they read: of their account, else of the tenant. */
export interface Agreement {
  readonly version: string
  readonly text: Readonly<Partial<Record<Language, string>> & { en: string }>
  readonly pdf?: string
}

/** Names an agreement that somebody accepts: whose it is, and its version. */
export interface AgreementName {
  /** id of the account; empty for that of the tenant */
  readonly accountId: string
  readonly version: string
}

/** The agreement in force in an account; undefined without one. */
export function agreementNameOf(
  tenant: Tenant,
  account: Pick<StoredAccount, 'id' | 'agreement'> | undefined,
): AgreementName | undefined {
  if (!account) return undefined
  if (account.agreement !== undefined) return { accountId: account.id, version: account.agreement }
  const { agreement } = tenants[tenant]
  return agreement && { accountId: '', version: agreement.version }
}

/** Attribute of a person, or of a session, in which the version is that they accepted. */
export const agreedAttribute = ({ accountId }: Pick<AgreementName, 'accountId'>): string => `agreed#${accountId}`

const textKey = (tenant: Tenant, accountId: string): Key => ({ pk: `${tenant}#agreements#${accountId}`, sk: 'text' })

export async function saveAgreement(table: Table, tenant: Tenant, accountId: string, agreement: Agreement): Promise<void> {
  const { version, text, pdf } = agreement
  await table.put({ ...textKey(tenant, accountId), version, text: { ...text }, ...(pdf !== undefined && { pdf }) })
}

/** Reads the text of an agreement; undefined where it is another version by now. */
export async function readAgreement(
  table: Pick<Table, 'get'>,
  tenant: Tenant,
  { accountId, version }: AgreementName,
): Promise<Agreement | undefined> {
  const stored = accountId === '' ? tenants[tenant].agreement : await table.get(textKey(tenant, accountId))
  const agreement = stored as Agreement | undefined
  return agreement?.version === version ? agreement : undefined
}
