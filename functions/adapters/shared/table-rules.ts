import { TENANTS } from '#contract/tenant.ts'
import { type Change, type Item, type Key, type Query, type Scan, TableMisuse, type Write } from '#ports/table.ts'

const MAX_ITEM_BYTES = 400_000
const MAX_WRITES = 100
const MAX_TRANSACTION_BYTES = 4_000_000
const MAX_KEYS = 100
const MAX_LIMIT = 1000
const MAX_PK_BYTES = 2048
const MAX_SK_BYTES = 1024
const TENANT_KEY = new RegExp(`^(${TENANTS.join('|')})#`)
const RESERVED = ['pk', 'sk']

function misuse(text: string): never {
  throw new TableMisuse(text)
}

function checkPk(pk: string): void {
  if (!TENANT_KEY.test(pk)) misuse('a partition key begins with the tenant and #')
  if (!pk.isWellFormed() || Buffer.byteLength(pk) > MAX_PK_BYTES) misuse('the partition key is no text or too long')
}

export function checkKey({ pk, sk }: Key): void {
  checkPk(pk)
  if (typeof sk !== 'string' || sk === '' || !sk.isWellFormed()) misuse('a sort key is a text, and not empty')
  if (Buffer.byteLength(sk) > MAX_SK_BYTES) misuse('the sort key is too long')
}

export function checkKeys(keys: readonly Key[]): void {
  if (keys.length > MAX_KEYS) misuse(`more than ${MAX_KEYS} keys`)
  keys.forEach(checkKey)
}

/** Converts an item to JSON and checks its size. */
export function writeBody(item: Item): string {
  if (item.expiresAt !== undefined && !Number.isFinite(item.expiresAt)) misuse('expiresAt is epoch seconds')
  if (Object.hasOwn(item, '')) misuse('an attribute has a name')
  const body = JSON.stringify(item)
  if (Buffer.byteLength(body) > MAX_ITEM_BYTES) misuse(`an item of more than ${MAX_ITEM_BYTES} bytes`)
  return body
}

function checkChange({ set = {}, remove = [], add = {} }: Change): void {
  const names = [...Object.keys(set), ...remove, ...Object.keys(add)]
  if (new Set(names).size !== names.length) misuse('an attribute is changed twice')
  if (names.some((name) => RESERVED.includes(name))) misuse('a key cannot be changed')
  if (Object.values(add).some((amount) => !Number.isFinite(amount))) misuse('what is added is a number')
}

/** Checks the total size of the items of a transaction, given as JSON. */
export function checkBodies(bodies: readonly string[]): void {
  const bytes = bodies.reduce((sum, body) => sum + Buffer.byteLength(body), 0)
  if (bytes > MAX_TRANSACTION_BYTES) misuse(`a transaction of more than ${MAX_TRANSACTION_BYTES} bytes`)
}

export function keyOf(write: Write): Key {
  if ('put' in write) return write.put
  if ('update' in write) return write.update
  return 'delete' in write ? write.delete : write.check
}

export function checkWrites(writes: readonly Write[]): void {
  if (writes.length > MAX_WRITES) misuse(`more than ${MAX_WRITES} writes`)
  for (const write of writes) {
    checkKey(keyOf(write))
    if ('update' in write) checkChange(write.change)
  }
  const items = new Set(writes.map((write) => JSON.stringify([keyOf(write).pk, keyOf(write).sk])))
  if (items.size !== writes.length) misuse('two writes on one item')
}

/** Checks a query; returns its limit. */
export function checkQuery({ pk, prefix = '', limit = 100 }: Query): number {
  checkPk(pk)
  if (!prefix.isWellFormed() || Buffer.byteLength(prefix) > MAX_SK_BYTES) misuse('the prefix is no text or too long')
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT) misuse(`a limit is from 1 to ${MAX_LIMIT}`)
  return limit
}

export function checkScan({ prefix, after, limit }: Scan): void {
  checkPk(prefix)
  if (after) checkKey(after)
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT) misuse(`a limit is from 1 to ${MAX_LIMIT}`)
}
