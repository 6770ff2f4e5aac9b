import { type CitedDocument, editionInWords, partsOfDate, statusInWords } from '../cited-document.ts'
import { marcLanguage } from './marc-language.ts'
import { type ControlField, dataField, type MarcRecord, marcRecord, marcText } from './marc-record.ts'

/** A document as a library catalogs it. */
export interface CatalogedDocument extends CitedDocument {
  readonly controlNumber: string
  /** organization that made the record */
  readonly agency: string
  readonly description: string
  readonly otherNumbers: readonly string[]
  readonly keywords: readonly string[]
  readonly ics: readonly string[]
  /** 0 where unknown */
  readonly pages: number
  readonly made: Date
}

/** New record of a text, monograph, in UTF-8, of minimal level, with the punctuation of ISBD. */
const LEADER = '00000nam a22000007i 4500'
/** Subject terms at most: a record is for a catalog, not for a search engine. */
const MAX_TERMS = 60
const DOI = /^10\.\d{4,9}\/\S+$/
const ISBN = /^(?:\d{9}[\dX]|\d{13})$/i
const ISSN = /^\d{4}-\d{3}[\dX]$/i

const control = (tag: string, text: string): ControlField => ({ tag, text })
/** A text with the point that ends it. */
function ended(text: string): string {
  const plain = marcText(text)
  return plain === '' || /[.?!)\]]$/.test(plain) ? plain : `${plain}.`
}
const stamp = (date: Date) => `${date.toISOString().replace(/[-:T]/g, '').slice(0, 14)}.0`

/** Field 008: 40 characters. Nature of the contents is `u`, standards and specifications; form is `o`, online. */
function fixedField({ date, language, made }: CatalogedDocument): string {
  const { year, month, day } = partsOfDate(date)
  const detail = month ? `${month.padStart(2, '0')}${day.padStart(day ? 2 : 0, '0')}` : ''
  const type = year === '' ? 'n' : detail === '' ? 's' : 'e'
  const dates = `${type}${year.padEnd(4, 'u')}${(year === '' ? 'uuuu' : detail).padEnd(4, ' ')}`
  const entered = made.toISOString().replaceAll('-', '').slice(2, 8)
  return `${entered}${dates}xx ${'||||'}|o${'u   '}|00| 0|${marcLanguage(language)} d`
}

/** Field of a number that has a form; one in another form is told as such. */
const formed = (tag: string, form: RegExp, text = '') => dataField(tag, '  ', [[form.test(text) ? 'a' : 'z', text]])

/** Letters of an English article at the beginning of a title, which catalogs do not sort by. */
const unsorted = ({ title, language }: CatalogedDocument) =>
  String(/^en/i.test(language) ? (/^(?:the|an?) /i.exec(title)?.[0].length ?? 0) : 0)

/** Makes the MARC 21 record of a document: an online standard with number, publishers, edition, date, status, subjects, address. */
export function marcOfDocument(one: CatalogedDocument): MarcRecord {
  const [first = '', ...others] = one.publishers
  const { year } = partsOfDate(one.date)
  const numbers = [one.number, ...one.otherNumbers.filter((other) => other !== one.number && !DOI.test(other))]
  return marcRecord(LEADER, [
    control('001', marcText(one.controlNumber)),
    control('003', marcText(one.agency)),
    control('005', stamp(one.made)),
    control('006', 'm     o  d        '),
    control('007', 'cr |n|||||||||'),
    control('008', fixedField(one)),
    formed('020', ISBN, one.isbn?.replace(/[-\s]/g, '')),
    formed('022', ISSN, one.issn),
    ...[...new Set([one.doi ?? '', ...one.otherNumbers])]
      .filter((other) => DOI.test(other))
      .map((doi) =>
        dataField('024', '7 ', [
          ['a', doi],
          ['2', 'doi'],
        ]),
      ),
    dataField('040', '  ', [
      ['a', one.agency],
      ['b', 'eng'],
      ['e', 'rda'],
      ['c', one.agency],
    ]),
    ...one.ics.map((code) =>
      dataField('084', '  ', [
        ['a', code],
        ['2', 'ics'],
      ]),
    ),
    ...numbers.slice(0, MAX_TERMS).map((number) => dataField('088', '  ', [['a', number]])),
    dataField('110', '2 ', [['a', ended(first)]]),
    dataField('245', `1${unsorted(one)}`, [['a', ended(one.title || one.number)]]),
    dataField('246', '3 ', [['a', one.number]]),
    dataField('250', '  ', [['a', ended(editionInWords(one.edition))]]),
    dataField('264', ' 1', [
      ['b', one.publishers.join('; ') + (year && ',')],
      ['c', ended(year)],
    ]),
    dataField('300', '  ', [
      ['a', `1 online resource${one.pages > 0 ? ` (${one.pages} ${one.pages === 1 ? 'page' : 'pages'})` : ''}`],
    ]),
    dataField('336', '  ', [
      ['a', 'text'],
      ['b', 'txt'],
      ['2', 'rdacontent'],
    ]),
    dataField('337', '  ', [
      ['a', 'computer'],
      ['b', 'c'],
      ['2', 'rdamedia'],
    ]),
    dataField('338', '  ', [
      ['a', 'online resource'],
      ['b', 'cr'],
      ['2', 'rdacarrier'],
    ]),
    dataField('500', '  ', [['a', one.type && `${ended(one.type)}`]]),
    dataField('500', '  ', [['a', statusInWords(one) && `Status: ${statusInWords(one)}.`]]),
    dataField('520', '  ', [['a', one.description]]),
    ...one.keywords.slice(0, MAX_TERMS).map((keyword) => dataField('653', '  ', [['a', keyword]])),
    ...others.map((publisher) => dataField('710', '2 ', [['a', ended(publisher)]])),
    dataField('856', '40', [
      ['u', one.url],
      ['y', one.number],
    ]),
  ])
}
