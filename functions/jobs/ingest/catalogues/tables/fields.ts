/** Fields of which a record has several values; a cell may hold them all. */
const LISTS = ['altDesignations', 'languages', 'ics', 'committees', 'keywords', 'copublishers']
/** Fields of dates. */
const DATES = ['publishedDate', 'updatedDate', 'withdrawnDate']
const SINGLE = [
  'id',
  'publisher',
  'designation',
  'title',
  'abstract',
  'docType',
  'status',
  'edition',
  'year',
  'family',
  'contentType',
]
const DOTTED = /^(?:titles\.[a-z]{2,3}|relations\.[A-Za-z]+|details\.(?:doi|isbn|issn|volume)|source\.url)$/

export const isListField = (field: string): boolean => LISTS.includes(field) || field.startsWith('relations.')
/** Fields that several columns may be: lists, and numbers of which the first that is there counts. */
export const isShared = (field: string): boolean => isListField(field) || field === 'details.isbn'
export const isDateField = (field: string): boolean => DATES.includes(field)
export const isField = (field: string): boolean => [...LISTS, ...DATES, ...SINGLE].includes(field) || DOTTED.test(field)
