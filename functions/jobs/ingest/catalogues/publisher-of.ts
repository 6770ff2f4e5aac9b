import { isKnownPublisher, publisherOfName } from '#library/document/known-publishers.ts'
import { guessDesignation } from '../formats/guess-designation.ts'
import { documentTypeOf } from './designation-of.ts'

const MAX_LENGTH = 40
/** Code of a body, such as designations begin with; no name in words. */
const CODE = /^[\p{Lu}\d][\p{Lu}\d&./-]{1,11}$/u
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
  if (name || documentTypeOf(designation)) return name && cut(name)
  return BEFORE_NUMBER.exec(designation)?.[0]?.slice(0, MAX_LENGTH)
}

/** Name of a publisher in words that are whole, without the sign that a catalogue puts behind it. */
function cut(name: string): string {
  const words =
    name.length <= MAX_LENGTH
      ? name
      : name
          .slice(0, MAX_LENGTH + 1)
          .replace(/[\s,;:.–—-]+\S*$/, '')
          .slice(0, MAX_LENGTH)
  return words.replace(/[\s,;:]+$/, '').trim()
}

/** Code of a publisher as it stands before a number; '' for none. */
export function codeBefore(name = ''): string {
  const code = publisherOfName(name) ?? name
  return isKnownPublisher(code) || CODE.test(code) ? code : ''
}
