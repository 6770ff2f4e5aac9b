import { knownPublisher, publisherCode } from '#library/document/known-publishers.ts'
import { DateOfSource, type Publisher } from '#library/document/record.ts'
import { documentTypeLabel } from './document-type-label.ts'
import { guessFamily } from './guess-family.ts'
import { mapStatus } from './map-status.ts'
import { childElements, firstChild, textIn, type XmlElement } from './xml-tree.ts'

/** Most specific first: a national adoption contains a regional and an international standard. */
const METAS = ['nat-meta', 'reg-meta', 'iso-meta', 'std-doc-meta', 'std-meta']
const DOCUMENT_TYPES = new Map<string, string>(
  Object.entries({
    IS: 'International Standard',
    TS: 'Technical Specification',
    TR: 'Technical Report',
    PAS: 'Publicly Available Specification',
    AMD: 'Amendment',
    COR: 'Corrigendum',
    GUIDE: 'Guide',
    EN: 'European Standard',
  }),
)

export interface StsFacts {
  /** not validated yet; a LibraryRecord if it is valid */
  readonly record: Readonly<Record<string, unknown>>
  readonly publisher: Publisher
}

export function metaOf(standard: XmlElement): XmlElement | undefined {
  const front = firstChild(standard, 'front')
  return METAS.map((name) => firstChild(front, name)).find((meta) => meta !== undefined)
}

/** Reads the record of a standard from its front matter. */
export function stsFacts(meta: XmlElement, fileName: string): StsFacts {
  const ident = firstChild(meta, 'std-ident')
  const designation = designationOf(meta) || fileName
  const publisher = publisherOf(meta, ident, designation)
  const language = textIn(firstChild(meta, 'content-language')).toLowerCase() || 'en'
  const titles = titlesOf(meta)
  const date = (type: string) => dateOf(meta, type)
  const record = {
    sourceId: textIn(firstChild(meta, 'proj-id')) || designation,
    publisher: publisher.code,
    designation,
    otherDesignations: otherDesignations(meta, designation),
    family: referenceOf(meta, 'undated') || guessFamily(designation),
    edition: textIn(firstChild(ident, 'edition')) || textIn(firstChild(ident, 'version')),
    year: yearOf(date('release') ?? textIn(firstChild(meta, 'permissions', 'copyright-year'))),
    title: titles[language] ?? Object.values(titles)[0] ?? designation,
    titles,
    description: childElements(meta, 'abstract').map(textIn).join('\n').slice(0, 20_000),
    documentType: typeOf(ident),
    status: mapStatus(statusOf(meta), { replaced: false, newEdition: false }),
    language,
    publishDate: date('release'),
    lastUpdateDate: date('release'),
    withdrawnDate: date('withdrawal'),
    committees: childElements(meta, 'comm-ref').map(textIn).filter(Boolean),
    ics: childElements(meta, 'ics').map(icsOf).filter(Boolean),
    keywords: childElements(meta, 'kwd-group')
      .flatMap((group) => childElements(group, 'kwd').map(textIn))
      .filter(Boolean),
    supplementTo: supplementedBy(meta, ident),
    relations: relationsOf(meta),
    details: detailsOf(meta, ident),
  }
  return { record, publisher }
}

function referenceOf(meta: XmlElement, type: string): string {
  return textIn(childElements(meta, 'std-ref').find(({ attributes }) => attributes.type === type))
}

function designationOf(meta: XmlElement): string {
  return referenceOf(meta, 'dated') || textIn(firstChild(meta, 'std-ref')) || textIn(firstChild(meta, 'doc-ref'))
}

function otherDesignations(meta: XmlElement, designation: string): string[] {
  const all = childElements(meta, 'std-ref', 'doc-ref').map(textIn)
  return [...new Set(all)].filter((text) => text !== '' && text !== designation)
}

function publisherOf(meta: XmlElement, ident: XmlElement | undefined, designation: string): Publisher {
  const organisation = firstChild(meta, 'std-org')
  const named = textIn(firstChild(ident, 'originator')) || textIn(firstChild(organisation, 'std-org-abbrev'))
  const code = publisherCode(named || textIn(organisation) || (designation.split(/[\s/]/)[0] as string)).slice(0, 40)
  const name = textIn(firstChild(organisation, 'std-org-name'))
  return name ? { ...knownPublisher(code), name } : knownPublisher(code)
}

function titlesOf(meta: XmlElement): Record<string, string> {
  const wraps = childElements(meta, 'title-wrap').map((wrap) => [
    (wrap.attributes['xml:lang'] ?? 'en').toLowerCase(),
    titleOf(wrap),
  ])
  return Object.fromEntries(wraps.filter(([, title]) => title !== ''))
}

function titleOf(wrap: XmlElement): string {
  const parts = ['intro', 'main', 'compl'].map((name) => textIn(firstChild(wrap, name))).filter(Boolean)
  return textIn(firstChild(wrap, 'full')) || parts.join(' — ')
}

function typeOf(ident: XmlElement | undefined): string {
  const supplement = textIn(firstChild(ident, 'suppl-type')).toUpperCase()
  const given = supplement || textIn(firstChild(ident, 'doc-type'))
  return DOCUMENT_TYPES.get(given.toUpperCase()) ?? documentTypeLabel(given)
}

function supplementedBy(meta: XmlElement, ident: XmlElement | undefined): string | undefined {
  if (textIn(firstChild(ident, 'suppl-type')) === '') return undefined
  return /^(.+?)\/(?:AMD|COR|ADD|A)\s?\d/i.exec(designationOf(meta))?.[1]
}

function statusOf(meta: XmlElement): string {
  const stated = childElements(firstChild(meta, 'custom-meta-group'), 'custom-meta').find(
    (custom) => textIn(firstChild(custom, 'meta-name')).toLowerCase() === 'status',
  )
  const version = textIn(firstChild(meta, 'release-version')).toUpperCase()
  return textIn(firstChild(stated, 'meta-value')) || (['IS', 'PUB', 'STANDARD'].includes(version) ? 'active' : version && 'draft')
}

function dateOf(meta: XmlElement, type: string): string | undefined {
  const dates = childElements(meta, 'release-date', 'pub-date', 'meta-date')
  const kind = ({ name, attributes }: XmlElement) =>
    attributes.type ?? attributes['date-type'] ?? (name === 'meta-date' ? '' : 'release')
  const found =
    dates.find((date) => kind(date) === type) ?? (type === 'release' ? dates.find(({ name }) => name !== 'meta-date') : undefined)
  if (!found) return undefined
  const [year, month, day] = ['year', 'month', 'day'].map((name) => textIn(firstChild(found, name)))
  const parts = [year, month, month && day].filter(Boolean).map((part) => (part as string).padStart(2, '0'))
  const text = year ? parts.join('-') : textIn(found).slice(0, 10)
  return DateOfSource.safeParse(text).data
}

function yearOf(text: string): number | undefined {
  const year = Number(text.slice(0, 4))
  return year >= 1800 && year <= 2200 ? year : undefined
}

function icsOf(ics: XmlElement): string {
  return textIn(firstChild(ics, 'ics-code')) || textIn(ics)
}

/** Identifiers of the publication; undefined without any. */
function detailsOf(meta: XmlElement, ident: XmlElement | undefined): Record<string, string> | undefined {
  const identifier = (name: string) => textIn(firstChild(meta, name)) || textIn(firstChild(ident, name))
  const found = { doi: identifier('doi') || doiOf(meta), isbn: identifier('isbn'), issn: identifier('issn') }
  const given = Object.entries(found).filter(([, text]) => text !== '')
  return given.length > 0 ? Object.fromEntries(given) : undefined
}

/** DOI that is written as the address or the name of the document. */
function doiOf(meta: XmlElement): string {
  const texts = childElements(meta, 'self-uri', 'article-id', 'std-id').map(
    (one) => one.attributes['xlink:href'] ?? one.attributes.href ?? textIn(one),
  )
  return texts.flatMap((text) => /\b10\.\d{4,9}\/\S+/.exec(text) ?? [])[0] ?? ''
}

function relationsOf(meta: XmlElement): { type: string; designation: string }[] {
  return childElements(meta, 'std-xref')
    .map((xref) => ({
      type: xref.attributes.type ?? 'related',
      designation: textIn(firstChild(xref, 'std-ref')) || textIn(xref),
    }))
    .filter(({ designation }) => designation !== '')
}
