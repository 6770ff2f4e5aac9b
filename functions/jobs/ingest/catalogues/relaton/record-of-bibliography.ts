import { parseDesignation } from '#finding/designation/parse-designation.ts'
import { isKnownPublisher, publisherOfName } from '#library/document/known-publishers.ts'
import { plainText } from '../../../html/inline-text.ts'
import type { CatalogueRecord } from '../catalogue.ts'
import { numbered } from '../designation-of.ts'
import type { Bibliography } from './bibliography.ts'
import { statusOfStage } from './stage-status.ts'

/** Identifiers that are no designations. */
const DETAILS = new Map<string, string>([
  ['DOI', 'doi'],
  ['ISBN', 'isbn'],
  ['ISSN', 'issn'],
])
const ADDRESSES = ['URN', 'RFC-ANCHOR']
/** Links that lead to the document, best first. */
const LINKS = ['src', 'citation', 'html', 'pdf']
const ESCAPED_TAG = /&lt;\/?[a-z]+&gt;/i
const DAY = /^(\d{4}(?:-\d\d){0,2})/

/** Makes the record of a bibliographic item. */
export function recordOfBibliography(item: Bibliography): CatalogueRecord {
  const [main, ...others] = item.identifiers
    .filter(isDesignation)
    .sort((one, other) => Number(other.primary) - Number(one.primary))
  const publisher = publisherOf(item, main?.type ?? '')
  const designation = main && numbered(main.text, publisher)
  const names = others.map(({ text }) => text).concat(main && main.text !== designation ? main.text : [])
  const titles = titlesOf(item)
  return {
    id: designation && idOfEdition(designation, item.edition),
    publisher,
    designation,
    altDesignations: [...new Set(names)].filter((name) => name !== designation),
    title: titles.en ?? Object.values(titles)[0],
    titles,
    abstract: unescaped(inEnglish(item.abstracts) ?? '') || undefined,
    docType: item.docType || undefined,
    status: statusOfStage(item.stage) || 'unknown',
    edition: item.edition || undefined,
    year: Number(dateOf(item, 'published')?.slice(0, 4)) || undefined,
    publishedDate: dateOf(item, 'published', 'issued'),
    updatedDate: dateOf(item, 'updated', 'corrected'),
    withdrawnDate: dateOf(item, 'obsoleted', 'withdrawn'),
    languages: item.languages,
    keywords: item.keywords,
    committees: item.committees,
    ics: item.ics,
    copublishers: item.publishers.map(codeOf).filter((code) => code !== '' && code !== publisher),
    relations: item.relations.map((relation) => ({ ...relation, designation: numbered(relation.designation, publisher) })),
    ...detailsOf(item),
    source: { url: LINKS.flatMap((type) => item.links.filter((link) => link.type === type))[0]?.text },
  }
}

const upper = (text?: string) => (text ?? '').toUpperCase()
const isDesignation = ({ type }: Bibliography['identifiers'][number]) =>
  !DETAILS.has(upper(type)) && !ADDRESSES.includes(upper(type))

/** Code of a publisher: its abbreviation, else the code of a known name, else its name. */
const codeOf = ({ name, abbreviation }: Bibliography['publishers'][number]) => abbreviation || publisherOfName(name) || name

/** Publisher that numbers the document: a known one by the type of its identifier, else the first that is stated. */
function publisherOf({ publishers }: Bibliography, type: string): string {
  if (isKnownPublisher(type)) return type
  return publishers.map(codeOf).find(Boolean) ?? type
}

/** Id of an edition whose designation does not tell it from the others, such as the second one of ECMA-100. */
function idOfEdition(designation: string, edition: string): string | undefined {
  const { year, version } = parseDesignation(designation)
  return edition && !year && !version ? `${designation} ed. ${edition}` : undefined
}

/** Titles by language: the main one, else its parts. */
function titlesOf({ titles }: Bibliography): Record<string, string> {
  const byLanguage = Map.groupBy(titles, ({ language }) => language || 'en')
  return Object.fromEntries(
    [...byLanguage].map(([language, all]) => {
      const of = (type: string) => all.find((title) => title.type === type)?.text
      const parts = ['title-intro', 'title-main', 'title-part'].flatMap((type) => of(type) ?? [])
      return [language, of('main') ?? (parts.join(' – ') || (all[0]?.text as string))]
    }),
  )
}

const inEnglish = (texts: Bibliography['abstracts']) =>
  (texts.find(({ language }) => language?.startsWith('en')) ?? texts[0])?.text

/** Some publishers escape the markup of an abstract once more. */
const unescaped = (text: string) => (ESCAPED_TAG.test(text) ? plainText(text) : text)

function dateOf({ dates }: Bibliography, ...types: readonly string[]): string | undefined {
  const found = types.flatMap((type) => dates.filter((date) => date.type === type))[0]
  return found && DAY.exec(found.text)?.[1]
}

function detailsOf({ identifiers }: Bibliography): { details?: Record<string, string> } {
  const known = identifiers.flatMap(({ type, text }) => {
    const name = DETAILS.get(upper(type))
    return name ? [[name, text] as const] : []
  })
  return known.length > 0 ? { details: Object.fromEntries(known.toReversed()) } : {}
}
