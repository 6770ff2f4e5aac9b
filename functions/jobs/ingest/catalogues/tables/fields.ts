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

/** Heads by field, as people and systems write them: the surest first. Several columns may be the same field of values. */
const HEADS: readonly (readonly [field: string, heads: string])[] = [
  [
    'designation',
    'designation|standard number|document number|standard no|document no|standard designation|reference number|ref no|docnumber|standard reference|reference|number|no|standard|document id|numero|norm|norme|norma|dokumentnummer|bezeichnung|codigo|code',
  ],
  [
    'title',
    'title|title en|english title|document title|standard title|publication title|name|titel|titre|titulo|titolo|description of standard',
  ],
  ['titles.en', 'title en|english title|titel englisch|titre anglais'],
  ['titles.fr', 'title fr|french title|titre francais|titel franzosisch'],
  ['titles.de', 'title de|german title|deutscher titel|titel deutsch'],
  ['titles.es', 'title es|spanish title|titulo espanol'],
  ['titles.ar', 'title ar|arabic title'],
  [
    'publisher',
    'publisher|publisher name|issuing body|issuer|sdo|organization|organisation|source organization|herausgeber|editeur|editorial|editor|publisher code',
  ],
  ['altDesignations', 'other designations|alternative designation|also known as|aka|other numbers|former number'],
  ['status', 'status|document status|standard status|state|statut|estado|stato'],
  ['edition', 'edition|monograph edition|version|ed|ausgabe|edicion|revision'],
  ['year', 'year|publication year|year of publication|jahr|annee|ano|anno'],
  [
    'publishedDate',
    'publication date|published date|published|date published|publish date|date of publication|issue date|date of issue|issued|date monograph published print|date monograph published online|ausgabedatum|date de publication|fecha de publicacion|date',
  ],
  ['updatedDate', 'updated|update date|last updated|date updated|revised|revision date|modified'],
  ['withdrawnDate', 'withdrawn|withdrawal date|date withdrawn|withdrawn date|date of withdrawal|zuruckziehung'],
  ['docType', 'document type|doc type|type|publication type|kind|dokumentart|dokumenttyp|tipo'],
  ['languages', 'language|languages|lang|sprache|langue|idioma|lingua'],
  ['ics', 'ics|ics code|ics codes|ics class|ics number'],
  ['committees', 'committee|committees|technical committee|tc|responsible committee|ausschuss|comite|comite technique'],
  ['keywords', 'keywords|keyword|subject|subjects|tags|schlagworte|mots cles|palabras clave|descriptors'],
  ['abstract', 'abstract|scope|summary|description|kurzfassung|resume|resumen'],
  ['relations.obsoletedBy', 'replaced by|superseded by|obsoleted by|ersetzt durch|remplace par|reemplazada por'],
  ['relations.obsoletes', 'replaces|supersedes|obsoletes|ersatz fur|ersetzt|remplace|reemplaza'],
  ['relations.updates', 'updates|amends'],
  ['relations.adoptedFrom', 'adopted from|adoption of|identical to|idt'],
  ['details.doi', 'doi'],
  ['details.isbn', 'isbn|isbn 13|isbn13|online identifier|print identifier'],
  ['details.issn', 'issn'],
  ['source.url', 'url|link|title url|web page|webpage|website|address'],
  ['id', 'id|record id|identifier|control number|title id|uuid'],
  ['copublishers', 'copublisher|copublishers|co publisher'],
  ['family', 'family|series'],
]

/** Letters and digits of a head, without accents, signs and capitals. */
const plainHead = (head: string) =>
  head
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Fields that a head may mean, with the place of its word among those of the field: 0 is the surest. */
export function guessFields(head: string): { readonly field: string; readonly rank: number }[] {
  const plain = plainHead(head)
  return HEADS.flatMap(([field, heads]) => {
    const rank = heads.split('|').indexOf(plain)
    return rank < 0 ? [] : [{ field, rank }]
  }).sort((one, other) => one.rank - other.rank)
}
