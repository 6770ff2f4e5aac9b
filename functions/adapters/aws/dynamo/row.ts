import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import type { ItemVersions } from '#functions/adapters/shared/item-versions.ts'
import type { Item, Json, Key } from '#ports/table.ts'

/**
 * An item as DynamoDB holds it:
 *
 * pk, sk       S
 * expiresAt    N  epoch seconds, the table's expiry attribute; absent where the item has none
 * itemVersion  N  of the item's shape, from 1
 * writeId      S  another with every write: by it a write that was asked for twice is known, and an update sees what came between
 * content      M  the other attributes: scalars as they are, so that conditions can name them; all else as JSON in M { json: S },
 *                 which keeps every number and the order of names, and is half the size to read
 */
export type Row = Record<string, AttributeValue>

const SMALLEST = 1e-130
const LARGEST = 9.9e125
const isNumberHere = (value: number) => value === 0 || (Math.abs(value) >= SMALLEST && Math.abs(value) <= LARGEST)

export function attributeOf(json: Json): AttributeValue {
  if (json === null) return { NULL: true }
  if (typeof json === 'boolean') return { BOOL: json }
  if (typeof json === 'string' && json.isWellFormed()) return { S: json }
  if (typeof json === 'number' && isNumberHere(json)) return { N: String(json) }
  return { M: { json: { S: JSON.stringify(json) } } }
}

function jsonOf({ S, N, BOOL, NULL, M }: AttributeValue): Json {
  if (S !== undefined) return S
  if (N !== undefined) return Number(N)
  if (NULL) return null
  return M?.json?.S === undefined ? (BOOL as boolean) : JSON.parse(M.json.S)
}

export const keyRow = ({ pk, sk }: Key): Row => ({ pk: { S: pk }, sk: { S: sk } })

/** The content is JSON that was written and read again, so that what JSON leaves out is left out here. */
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

export function itemOf({ pk, sk, expiresAt, itemVersion, content }: Row, versions: ItemVersions): Item {
  const item: Item = {
    pk: pk?.S as string,
    sk: sk?.S as string,
    ...(expiresAt?.N !== undefined && { expiresAt: Number(expiresAt.N) }),
    ...Object.fromEntries(Object.entries(content?.M ?? {}).map(([name, value]) => [name, jsonOf(value)])),
  }
  return versions.read({ item, version: Number(itemVersion?.N) })
}

export const isExpired = ({ expiresAt }: Row, now: number): boolean => expiresAt?.N !== undefined && Number(expiresAt.N) <= now
