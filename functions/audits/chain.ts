import { createHash } from 'node:crypto'
import type { Json } from '#ports/table.ts'

/** Hash before the first entry of a tenant. */
export const FIRST_HASH = '0'.repeat(64)

/** A value as JSON with the keys of every object in one order, so that equal values have one spelling. */
function canonicalJson(value: Json | undefined): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const fields = Object.entries(value as { readonly [name: string]: Json | undefined })
    .filter(([, one]) => one !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([name, one]) => `${JSON.stringify(name)}:${canonicalJson(one)}`).join(',')}}`
}

/** SHA-256 over the hash before and the canonical form of an entry. */
export const linkHash = (previous: string, entry: Readonly<Record<string, Json>>): string =>
  createHash('sha256').update(previous).update(canonicalJson(entry)).digest('hex')
