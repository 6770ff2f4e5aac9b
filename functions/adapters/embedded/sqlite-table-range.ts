import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Query, TableMisuse } from '#ports/table.ts'

const SIGNATURE_BYTES = 16
const LAST_CODE_POINT = 0x10ffff

/** Which sort keys a page reads: from (included) to (left out). SQLite orders every blob after every text. */
export interface Range {
  readonly from: string
  readonly to: string | Uint8Array
}

const END = Uint8Array.of(0xff)

/** The first text after all that begin with the prefix. The order of code points is the order of UTF-8 bytes. */
function afterPrefix(prefix: string): string | Uint8Array {
  const points = [...prefix].map((sign) => sign.codePointAt(0) as number)
  while (points.at(-1) === LAST_CODE_POINT) points.pop()
  const last = points.pop()
  if (last === undefined) return END
  // Surrogates are no characters of their own.
  return String.fromCodePoint(...points, last === 0xd7ff ? 0xe000 : last + 1)
}

export function rangeOf({ prefix = '', descending }: Query, after: string | undefined): Range {
  const to = afterPrefix(prefix)
  if (after === undefined) return { from: prefix, to }
  // No text lies between a text and the same with a zero byte behind it.
  return descending ? { from: prefix, to: after } : { from: `${after}\0`, to }
}

function signatureOf(secret: Uint8Array, { pk, prefix = '', descending = false }: Query, sk: string): Buffer {
  const signed = JSON.stringify([pk, prefix, descending, sk])
  return createHmac('sha256', secret).update(signed).digest().subarray(0, SIGNATURE_BYTES)
}

export function writeCursor(secret: Uint8Array, query: Query, sk: string): string {
  return Buffer.concat([signatureOf(secret, query, sk), Buffer.from(sk)]).toString('base64url')
}

/** The sort key that the page before ended with. */
export function readCursor(secret: Uint8Array, query: Query): string | undefined {
  if (query.cursor === undefined) return undefined
  const bytes = Buffer.from(query.cursor, 'base64url')
  const sk = bytes.subarray(SIGNATURE_BYTES).toString()
  const signature = bytes.subarray(0, SIGNATURE_BYTES)
  const expected = signatureOf(secret, query, sk)
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected))
    throw new TableMisuse('the cursor is not of this query')
  return sk
}
