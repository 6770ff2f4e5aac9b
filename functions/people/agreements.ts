import type { Language, Tenant } from '#contract/tenant.ts'
import { queryAll } from '#ports/query-all.ts'
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

/** Versions of an account's agreement stand beside the one in force. */
const versionKey = (tenant: Tenant, accountId: string, version: string): Key => ({
  pk: `${tenant}#agreements#${accountId}`,
  sk: `version#${version}`,
})
const textKey = (tenant: Tenant, accountId: string): Key => ({ pk: `${tenant}#agreements#${accountId}`, sk: 'text' })

export async function saveAgreement(table: Table, tenant: Tenant, accountId: string, agreement: Agreement): Promise<void> {
  const { version, text, pdf } = agreement
  const item = { version, text: { ...text }, ...(pdf !== undefined && { pdf }) }
  await table.transact([
    { put: { ...versionKey(tenant, accountId, version), ...item } },
    { put: { ...textKey(tenant, accountId), ...item } },
  ])
}

/** Lists the versions of an account's agreement that were saved, the one in force first. */
export async function listAgreements(table: Pick<Table, 'query'>, tenant: Tenant, accountId: string): Promise<Agreement[]> {
  const items = (await queryAll(table, { pk: `${tenant}#agreements#${accountId}` })) as unknown as (Agreement & Key)[]
  const current = items.find(({ sk }) => sk === 'text')
  const former = items.filter(({ sk, version }) => sk !== 'text' && version !== current?.version)
  return [...(current ? [current] : []), ...former.toReversed()]
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
