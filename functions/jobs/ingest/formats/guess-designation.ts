import { unwrapAddress } from '#finding/designation/address/unwrap-address.ts'
import { parseDesignation } from '#finding/designation/parse-designation.ts'

/** Number with an optional type before and parts after it, and no other word. */
const NUMBER = /^(?:[A-Z]{1,4}[\s.-]?){0,2}\d[\dA-Z.-]{0,15}(?: \d{3}(?:-\d+)*)?$/
const RFC = /(?:^|[^a-z])rfc[\s_-]*(\d{1,5})$/i

export interface Guess {
  readonly designation: string
  /** code of the publisher at its beginning */
  readonly publisher: string
  readonly year?: number
}

/** Parses a text that is a designation and nothing else; undefined for any other text. */
export function guessDesignation(text: string): Guess | undefined {
  const rfc = RFC.exec(text)?.[1]
  if (rfc) return { designation: `RFC ${Number(rfc)}`, publisher: 'IETF' }
  const spaced = text.replaceAll('_', ' ').trim()
  // First as plain text, then as file names spell designations.
  for (const reading of [spaced, ...(unwrapAddress(`${spaced}.pdf`) ?? [])]) {
    const guess = guessOne(reading)
    if (guess) return guess
  }
  return undefined
}

function guessOne(text: string): Guess | undefined {
  const { publishers, number, year, version, adopters, supplements } = parseDesignation(text)
  const publisher = publishers[0]
  if (!publisher || adopters.length > 0 || supplements.length > 0 || !NUMBER.test(number)) return undefined
  const designation = version ? text : `${publishers.join('/')} ${number}${year && `:${year}`}`
  return { designation, publisher, year: year ? Number(year) : undefined }
}

/** Finds a line of the first page that is a designation alone. */
export function designationOnPage(page: string): Guess | undefined {
  for (const line of page.split('\n').slice(0, 40)) {
    const guess = line.length < 60 ? guessDesignation(line) : undefined
    if (guess) return guess
  }
  return undefined
}
