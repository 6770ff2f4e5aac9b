import { ContentCode } from '#contract/documents/document-card.ts'
import { contentKey } from '#finding/designation/content-key.ts'
import { boundedKey, shortHash } from './bounded-key.ts'

/** characters; leaves room for a publisher's code and a suffix in every key that holds a content code */
const MAX_KEY_LENGTH = 160

/** The code that a document gets unless another document has it already. */
export function plainCode({ publisher, designation }: { publisher: string; designation: string }): string {
  const key = contentKey(publisher, designation) || shortHash(designation, 12)
  return `${publisher}|${boundedKey(key, MAX_KEY_LENGTH)}`
}

/** The code of a document whose plain code another document has. */
export function distinctCode(plain: string, sourceKey: string): string {
  return `${plain}~${shortHash(sourceKey, 8)}`
}

export function isContentCode(text: string): boolean {
  return ContentCode().safeParse(text).success && text.isWellFormed()
}
