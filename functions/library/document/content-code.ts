import { contentKey } from '#finding/designation/content-key.ts'
import { boundedKey, shortHash } from './bounded-key.ts'

/** Leaves room for a publisher's code and a suffix in every key that holds a content code. */
const LONGEST_KEY = 160

/** The code that a document gets, unless another document has it already. */
export function plainCode({ publisher, designation }: { publisher: string; designation: string }): string {
  const key = contentKey(publisher, designation) || shortHash(designation, 12)
  return `${publisher}|${boundedKey(key, LONGEST_KEY)}`
}

/** The code of a document whose designation another one had first. */
export function distinctCode(plain: string, sourceKey: string): string {
  return `${plain}~${shortHash(sourceKey, 8)}`
}
