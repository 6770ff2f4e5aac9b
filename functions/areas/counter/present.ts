import type { AccountKey, ShownKey } from '#contract/counter/keys.ts'
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
