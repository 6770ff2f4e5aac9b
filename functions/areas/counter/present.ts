import type { AccountKey, ShownKey } from '#contract/counter/keys.ts'
import type { ReportKind } from '#contract/counter/report-kinds.ts'
import type { KeySecrets, StoredKey } from '#people/keys/store.ts'
import type { StoredAccount } from '#people/store.ts'

export const presentKey = ({ id, name, parts, made, renewed, used }: StoredKey): AccountKey => ({
  id,
  name,
  parts,
  made,
  ...(renewed && { renewed }),
  ...(used && { used }),
})

export const presentShownKey = (accountId: string, key: StoredKey, { requestorId, apiKey }: KeySecrets): ShownKey => ({
  key: presentKey(key),
  customer_id: accountId,
  ...(requestorId && { requestor_id: requestorId }),
  ...(apiKey && { api_key: apiKey }),
})

export const presentMember = ({ id, name }: StoredAccount) => ({ Institution_Name: name, Customer_ID: id })

export const presentReport = (
  path: string,
  kind: ReportKind,
  { first, last }: { readonly first: string; readonly last: string },
) => ({
  Report_Name: kind.name,
  Report_ID: kind.id,
  Release: '5.1',
  Report_Description: kind.description,
  Path: `/r51/reports/${path}`,
  First_Month_Available: first,
  Last_Month_Available: last,
})
