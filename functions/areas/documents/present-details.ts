import type { AdditionalDetails } from '#contract/documents/document-surroundings.ts'
import type { StoredRecord } from '#library/document/library-document.ts'

type Detail = keyof AdditionalDetails

const ALL: readonly Detail[] = [
  'committees',
  'paperId',
  'doi',
  'issn',
  'isbn',
  'volume',
  'languages',
  'conferenceName',
  'conferenceLocation',
  'meetingDate',
  'session',
  'primaryTopic',
  'fundingOrganization',
  'equivalents',
  'notes',
]

const PAPER: readonly Detail[] = ['committees', 'paperId', 'doi', 'isbn', 'session', 'notes']
const BOOK: readonly Detail[] = ['committees', 'doi', 'isbn', 'issn', 'volume', 'languages', 'notes']
const CONFERENCE: readonly Detail[] = [
  'conferenceName',
  'conferenceLocation',
  'meetingDate',
  'primaryTopic',
  'fundingOrganization',
]

/** Details of each content type; of any other, all that are known. */
const DETAILS_OF: ReadonlyMap<string, readonly Detail[]> = new Map([
  ['ASTM_STANDARDS', ['committees', 'doi', 'languages', 'equivalents', 'notes']],
  ['JOURNALS', ['committees', 'paperId', 'doi', 'issn', 'volume', 'primaryTopic', 'fundingOrganization', 'notes']],
  ['MANUAL_MONO_PAPERS', PAPER],
  ['MANUAL_MONO_BOOKS', BOOK],
  ['STP_BOOK', [...BOOK, ...CONFERENCE]],
  ['STP_PAPER', [...PAPER, ...CONFERENCE]],
  ['DATA_SERIES_BOOKS', BOOK],
  ['DATA_SERIES_PAPERS', PAPER],
])

function presentSome({ committees, details }: StoredRecord, wanted: readonly Detail[]): AdditionalDetails {
  const known: AdditionalDetails = { ...details, ...(committees.length > 0 && { committees: [...committees] }) }
  return Object.fromEntries(ALL.filter((one) => wanted.includes(one) && known[one] !== undefined).map((one) => [one, known[one]]))
}

export const presentDetailsOfType = (record: StoredRecord): AdditionalDetails =>
  presentSome(record, DETAILS_OF.get(record.contentType) ?? ALL)

export const presentAllDetails = (record: StoredRecord): AdditionalDetails => presentSome(record, ALL)
