import { createHash } from 'node:crypto'
import path from 'node:path'
import { checkRange } from '#functions/adapters/shared/objects-rules.ts'
import { type ByteRange, ObjectsMisuse } from '#ports/objects.ts'

/** By a hash: whatever a key is made of, its file has a short name that every file system tells from all others. */
export function pathOf(folder: string, key: string): string {
  const hash = createHash('sha256').update(key).digest('hex')
  return path.join(folder, key.slice(0, key.indexOf('/')), hash.slice(0, 2), hash)
}

/** The range as far as there are bytes. */
export function cutRange(range: ByteRange, size: number): ByteRange {
  checkRange(range)
  if (range.first >= size) throw new ObjectsMisuse('there are no such bytes')
  return { first: range.first, last: Math.min(range.last, size - 1) }
}
