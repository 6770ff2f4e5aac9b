import { isKnownPublisher, publisherCode } from './known-publishers.ts'

/** Letters of a body, perhaps of a second and of a kind, a number with its parts, perhaps a year. */
const DESIGNATION =
  /^(?<body>[A-Za-z][A-Za-z0-9]{1,9}(?:[-/][A-Z]{1,5}){0,2})[\s_-]+(?<kind>(?:TR|TS|PAS|SP|Std|STD|BS|EN)[\s_-]+)?(?<number>[A-Z]{0,2}\.?\d{1,6}(?:[.-]\d{1,4})*?)(?:[\s_:-]+(?<year>(?:19|20)\d{2}))?$/
const COMPACT_RFC = /(?:^|[^a-z])rfc[\s_-]*(\d{1,5})$/i

export interface Guess {
  readonly designation: string
  /** the code of a body that is known */
  readonly publisher: string
  readonly year?: number
}

/** A text that is a designation of a known body and nothing else, or undefined. */
export function guessDesignation(text: string): Guess | undefined {
  const rfc = COMPACT_RFC.exec(text)?.[1]
  if (rfc) return { designation: `RFC ${Number(rfc)}`, publisher: 'IETF' }
  const { body = '', kind = '', number = '', year } = DESIGNATION.exec(text.trim())?.groups ?? {}
  const publisher = publisherCode(body.split('/')[0] as string).toUpperCase()
  if (!isKnownPublisher(publisher)) return undefined
  const named = [body.toUpperCase(), kind.replace(/[\s_-]+/g, ''), number].filter(Boolean).join(' ')
  return { designation: year ? `${named}:${year}` : named, publisher, year: year ? Number(year) : undefined }
}

/** A line of a first page that is a designation alone. */
export function designationOnPage(page: string): Guess | undefined {
  for (const line of page.split('\n').slice(0, 40)) {
    const guess = line.length < 60 ? guessDesignation(line) : undefined
    if (guess) return guess
  }
  return undefined
}
