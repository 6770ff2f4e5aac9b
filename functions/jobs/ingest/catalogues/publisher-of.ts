import { isKnownPublisher, publisherOfName } from '#library/document/known-publishers.ts'
import { guessDesignation } from '../formats/guess-designation.ts'
import { documentTypeOf } from './designation-of.ts'

const MAX_LENGTH = 40
const BEFORE_NUMBER = /^\p{L}[\p{L}&.-]*/u

/**
 * Publisher of a record: the well-known body that is named, else the one with whose code the designation begins, because an imprint
 * only prints its standards; else the name, else the first word of the designation, unless that is the kind of a number such as
 * ISBN. Undefined without any.
 */
export function publisherOf(name: string | undefined, designation = ''): string | undefined {
  const known = name && (publisherOfName(name) ?? (isKnownPublisher(name) ? name : undefined))
  if (known) return known
  const code = guessDesignation(designation)?.publisher
  if (code && isKnownPublisher(code)) return code
  if (name || documentTypeOf(designation)) return name?.slice(0, MAX_LENGTH).trim()
  return BEFORE_NUMBER.exec(designation)?.[0]?.slice(0, MAX_LENGTH)
}
