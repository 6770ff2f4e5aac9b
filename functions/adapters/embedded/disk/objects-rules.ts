import { createHash } from 'node:crypto'
import path from 'node:path'
import { checkRange } from '#functions/adapters/shared/objects-rules.ts'
import { type ByteRange, ObjectsMisuse } from '#ports/objects.ts'

/** Path of an object's file: a hash of the key, so that every file system takes the name and keeps names apart. */
export function pathOf(folder: string, key: string): string {
  const hash = createHash('sha256').update(key).digest('hex')
  return path.join(folder, key.slice(0, key.indexOf('/')), hash.slice(0, 2), hash)
}

/** Cuts a range at the end of the object. */
export function cutRange(range: ByteRange, size: number): ByteRange {
  checkRange(range)
  if (range.first >= size) throw new ObjectsMisuse('there are no such bytes')
  return { first: range.first, last: Math.min(range.last, size - 1) }
}
