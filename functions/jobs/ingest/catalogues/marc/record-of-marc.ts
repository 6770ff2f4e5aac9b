import type { CatalogueRecord } from '../catalogue.ts'
import { designationOf, documentTypeOf, doiOf } from '../designation-of.ts'
import { publisherOf } from '../publisher-of.ts'
import { type ReadMarc, subfieldsOf } from './read-marc-field.ts'

/** Bibliographic codes of languages that differ from ISO 639-2/T or have two letters in the library. */
const LANGUAGES: Readonly<Record<string, string>> = Object.fromEntries(
  'ara ar chi zh cze cs dan da dut nl eng en fin fi fre fr ger de gre el heb he ita it jpn ja kor ko nor no pol pl por pt rus ru spa es swe sv tur tr'
    .split(' ')
    .flatMap((code, at, all) => (at % 2 === 0 ? [[code, all[at + 1] as string]] : [])),
)
const STATUS = /^Status: ([\p{L} ]+)/u
const YEAR = /\b(1[89]\d\d|20\d\d)\b/

/** Makes the record of a MARC 21 record. */
export function recordOfMarc(marc: ReadMarc): CatalogueRecord {
  const all = (tag: string, ...codes: string[]) => codes.flatMap((code) => subfieldsOf(marc, tag, code))
  const control = (tag: string) => marc.fields.find((field) => field.tag === tag)?.text.trim() ?? ''
  const title = [...all('245', 'a', 'n', 'p', 'b')].join(' – ').replace(/\.$/, '')
  const numbers = [...all('088', 'a'), ...all('027', 'a')]
  const isbn = all('020', 'a')[0]?.split(/[ (]/)[0]
  const doi = doiOf(ofSource(marc, '024', 'doi')[0])
  const issn = all('022', 'a')[0]
  const designation =
    numbers[0] ??
    designationOf({ title, number: all('490', 'a', 'v').join(' '), isbn, doi, issn, lccn: all('010', 'a')[0]?.split(' ')[0] })
  const named = [...all('264', 'b'), ...all('260', 'b')][0] ?? [...all('110', 'a'), ...all('710', 'a')][0]
  const date = [...all('264', 'c'), ...all('260', 'c')].flatMap((text) => YEAR.exec(text)?.[0] ?? [])[0]
  const fixed = control('008')
  const year = date ?? YEAR.exec(fixed.slice(7, 11))?.[0]
  const details = { isbn, doi, issn }
  return {
    id: control('001') || undefined,
    publisher: publisherOf(named?.replace(/[.,]$/, ''), designation),
    designation,
    altDesignations: numbers.slice(1),
    title: title || undefined,
    docType: documentTypeOf(designation),
    abstract: all('520', 'a').join('\n') || undefined,
    edition: all('250', 'a')[0]?.replace(/\.$/, ''),
    year: year && Number(year),
    publishedDate: year,
    status: all('500', 'a').flatMap((note) => STATUS.exec(note)?.[1]?.trim() ?? [])[0],
    languages: [LANGUAGES[fixed.slice(35, 38)] ?? 'en'],
    ics: ofSource(marc, '084', 'ics'),
    keywords: [...new Set([...all('650', 'a'), ...all('653', 'a')].map((word) => word.replace(/\.$/, '')))],
    relations: [
      ...all('780', 'o', 't').map((other) => ({ type: 'obsoletes', designation: other })),
      ...all('785', 'o', 't').map((other) => ({ type: 'obsoletedBy', designation: other })),
    ],
    ...(Object.values(details).some(Boolean) && { details }),
    source: { url: all('856', 'u')[0] },
  }
}

/** Texts of fields that name a source, such as `doi` or `ics`, in `$2`. */
const ofSource = ({ fields }: ReadMarc, tag: string, source: string) =>
  fields
    .filter((field) => field.tag === tag && field.subfields.some(([code, text]) => code === '2' && text === source))
    .flatMap(({ subfields }) => subfields.filter(([code]) => code === 'a').map(([, text]) => text.trim()))
