import { TENANTS } from '#contract/tenant.ts'
import { type Change, type Item, type Key, type Query, type Scan, TableMisuse, type Write } from '#ports/table.ts'

const MOST_ITEM_BYTES = 400_000
const MOST_WRITES = 100
const MOST_TRANSACTION_BYTES = 4_000_000
const MOST_KEYS = 100
const MOST_LIMIT = 1000
const MOST_PK_BYTES = 2048
const MOST_SK_BYTES = 1024
const TENANT_KEY = new RegExp(`^(${TENANTS.join('|')})#`)
const RESERVED = ['pk', 'sk']

function misuse(text: string): never {
  throw new TableMisuse(text)
}

function checkPk(pk: string): void {
  if (!TENANT_KEY.test(pk)) misuse('a partition key begins with the tenant and #')
  if (!pk.isWellFormed() || Buffer.byteLength(pk) > MOST_PK_BYTES) misuse('the partition key is no text or too long')
}

export function checkKey({ pk, sk }: Key): void {
  checkPk(pk)
  if (typeof sk !== 'string' || sk === '' || !sk.isWellFormed()) misuse('a sort key is a text, and not empty')
  if (Buffer.byteLength(sk) > MOST_SK_BYTES) misuse('the sort key is too long')
}

export function checkKeys(keys: readonly Key[]): void {
  if (keys.length > MOST_KEYS) misuse(`more than ${MOST_KEYS} keys`)
  keys.forEach(checkKey)
}

/** The item as JSON. */
export function writeBody(item: Item): string {
  if (item.expiresAt !== undefined && !Number.isFinite(item.expiresAt)) misuse('expiresAt is epoch seconds')
  if (Object.hasOwn(item, '')) misuse('an attribute has a name')
  const body = JSON.stringify(item)
  if (Buffer.byteLength(body) > MOST_ITEM_BYTES) misuse(`an item of more than ${MOST_ITEM_BYTES} bytes`)
  return body
}

function checkChange({ set = {}, remove = [], add = {} }: Change): void {
  const names = [...Object.keys(set), ...remove, ...Object.keys(add)]
  if (new Set(names).size !== names.length) misuse('an attribute is changed twice')
  if (names.some((name) => RESERVED.includes(name))) misuse('a key cannot be changed')
  if (Object.values(add).some((amount) => !Number.isFinite(amount))) misuse('what is added is a number')
}

/** Of the items that a transaction writes, as JSON. */
export function checkBodies(bodies: readonly string[]): void {
  const bytes = bodies.reduce((sum, body) => sum + Buffer.byteLength(body), 0)
  if (bytes > MOST_TRANSACTION_BYTES) misuse(`a transaction of more than ${MOST_TRANSACTION_BYTES} bytes`)
}

export function keyOf(write: Write): Key {
  if ('put' in write) return write.put
  if ('update' in write) return write.update
  return 'delete' in write ? write.delete : write.check
}

export function checkWrites(writes: readonly Write[]): void {
  if (writes.length > MOST_WRITES) misuse(`more than ${MOST_WRITES} writes`)
  for (const write of writes) {
    checkKey(keyOf(write))
    if ('update' in write) checkChange(write.change)
  }
  const items = new Set(writes.map((write) => JSON.stringify([keyOf(write).pk, keyOf(write).sk])))
  if (items.size !== writes.length) misuse('two writes on one item')
}

/** Answers the limit that counts. */
export function checkQuery({ pk, prefix = '', limit = 100 }: Query): number {
  checkPk(pk)
  if (!prefix.isWellFormed() || Buffer.byteLength(prefix) > MOST_SK_BYTES) misuse('the prefix is no text or too long')
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST_LIMIT) misuse(`a limit is from 1 to ${MOST_LIMIT}`)
  return limit
}

export function checkScan({ prefix, after, limit }: Scan): void {
  checkPk(prefix)
  if (after) checkKey(after)
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST_LIMIT) misuse(`a limit is from 1 to ${MOST_LIMIT}`)
}
