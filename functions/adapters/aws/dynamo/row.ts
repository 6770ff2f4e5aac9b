import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import type { ItemVersions } from '#functions/adapters/shared/item-versions.ts'
import type { Item, Json, Key } from '#ports/table.ts'

/**
 * An item as stored in DynamoDB:
 *
 * pk, sk       S
 * expiresAt    N  epoch seconds, the table's expiry attribute; absent where the item has none
 * itemVersion  N  version of the item's shape, from 1
 * writeId      S  new with every write: it identifies a repeated write, and shows an update whether others wrote in between
 * content      M  the other attributes: scalars as such, so that conditions can name them; others as JSON in M { json: S },
 *                 which preserves every number and the order of names, at half the size
 */
export type Row = Record<string, AttributeValue>

const MIN_NUMBER = 1e-130
const MAX_NUMBER = 9.9e125
const isDynamoNumber = (value: number) => value === 0 || (Math.abs(value) >= MIN_NUMBER && Math.abs(value) <= MAX_NUMBER)

export function attributeOf(json: Json): AttributeValue {
  if (json === null) return { NULL: true }
  if (typeof json === 'boolean') return { BOOL: json }
  if (typeof json === 'string' && json.isWellFormed()) return { S: json }
  if (typeof json === 'number' && isDynamoNumber(json)) return { N: String(json) }
  return { M: { json: { S: JSON.stringify(json) } } }
}

function jsonOf({ S, N, BOOL, NULL, M }: AttributeValue): Json {
  if (S !== undefined) return S
  if (N !== undefined) return Number(N)
  if (NULL) return null
  return M?.json?.S === undefined ? (BOOL as boolean) : JSON.parse(M.json.S)
}

export const keyRow = ({ pk, sk }: Key): Row => ({ pk: { S: pk }, sk: { S: sk } })

/** Converts an item to a row. Attributes that JSON omits are omitted here too. */
export function rowOf(item: Item, version: number, writeId: string): Row {
  const { pk, sk, expiresAt, ...rest } = item
  const present = Object.entries(rest).filter(([, json]) => json !== undefined) as [string, Json][]
  return {
    ...keyRow({ pk, sk }),
    ...(expiresAt !== undefined && { expiresAt: { N: String(expiresAt) } }),
    itemVersion: { N: String(version) },
    writeId: { S: writeId },
    content: { M: Object.fromEntries(present.map(([name, json]) => [name, attributeOf(json)])) },
  }
}

export function itemFromRow({ pk, sk, expiresAt, itemVersion, content }: Row, versions: ItemVersions): Item {
  const item: Item = {
    pk: pk?.S as string,
    sk: sk?.S as string,
    ...(expiresAt?.N !== undefined && { expiresAt: Number(expiresAt.N) }),
    ...Object.fromEntries(Object.entries(content?.M ?? {}).map(([name, value]) => [name, jsonOf(value)])),
  }
  return versions.read({ item, version: Number(itemVersion?.N) })
}

export const isExpired = ({ expiresAt }: Row, now: number): boolean => expiresAt?.N !== undefined && Number(expiresAt.N) <= now
