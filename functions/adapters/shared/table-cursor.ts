import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Query, TableMisuse } from '#ports/table.ts'

const SIGNATURE_BYTES = 16

function signatureOf(secret: Uint8Array, { pk, prefix = '', descending = false }: Query, sk: string): Buffer {
  const signed = JSON.stringify([pk, prefix, descending, sk])
  return createHmac('sha256', secret).update(signed).digest().subarray(0, SIGNATURE_BYTES)
}

export function writeCursor(secret: Uint8Array, query: Query, sk: string): string {
  return Buffer.concat([signatureOf(secret, query, sk), Buffer.from(sk)]).toString('base64url')
}

/** Returns the last sort key of the page before. */
export function readCursor(secret: Uint8Array, query: Query): string | undefined {
  if (query.cursor === undefined) return undefined
  const bytes = Buffer.from(query.cursor, 'base64url')
  const sk = bytes.subarray(SIGNATURE_BYTES).toString()
  const signature = bytes.subarray(0, SIGNATURE_BYTES)
  const expected = signatureOf(secret, query, sk)
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected))
    throw new TableMisuse('the cursor belongs to another query')
  return sk
}
