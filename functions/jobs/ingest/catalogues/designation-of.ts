import { guessDesignation } from '../formats/guess-designation.ts'

/** words of a designation at the beginning of a title */
const MAX_WORDS = 6

interface Known {
  readonly number?: string
  readonly title?: string
  readonly isbn?: string
  readonly doi?: string
  /** number of a serial; articles have that of the serial in which they are */
  readonly issn?: string
  /** control number of the Library of Congress */
  readonly lccn?: string
}

/** Document types of records that have no designation of their own, by the number that stands for it. */
const TYPES: Readonly<Record<string, string>> = { ISBN: 'book', ISSN: 'serial', LCCN: 'book', DOI: 'document' }
const BEFORE_SPACE = /^\S+/
const DOI = /10\.\d{4,9}\/\S+/

/** Slug of a document type that a designation shows; undefined for a standard. */
export const documentTypeOf = (designation = ''): string | undefined => TYPES[BEFORE_SPACE.exec(designation)?.[0] ?? '']

/** DOI without the address of a resolver. */
export const doiOf = (text: string | undefined): string | undefined => DOI.exec(text ?? '')?.[0]

/**
 * Finds a designation for a record that names none: its number where that reads as one, else the designation with which its title
 * begins, else its ISBN, DOI, ISSN or LCCN; undefined without any.
 */
export function designationOf({ number = '', title = '', isbn, doi, issn, lccn }: Known): string | undefined {
  if (guessDesignation(number)) return number
  const words = title.split(/\s+/).slice(0, MAX_WORDS)
  for (let count = words.length; count > 0; count -= 1) {
    const text = words
      .slice(0, count)
      .join(' ')
      .replace(/[\s:,;.–—-]+$/, '')
    if (guessDesignation(text)) return text
  }
  const [kind, other] = Object.entries({ ISBN: isbn, DOI: doi, ISSN: issn, LCCN: lccn }).find(([, one]) => one) ?? []
  return kind && `${kind} ${other}`
}

/** Designation with its publisher where the source leaves it out: `06-095` of the OGC. */
export const numbered = (designation: string, publisher: string): string =>
  publisher !== '' && /^\d/.test(designation) && !designation.startsWith(publisher) ? `${publisher} ${designation}` : designation
