import type { Tenant } from '#contract/tenant.ts'
import type { TitleRow } from '#functions/events/counting/title-months.ts'
import type { DocumentRow } from '#functions/events/counting/usage-store.ts'
import { citedDocumentOf } from '#library/citing/cited-document-of.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import { knownPublisher } from '#library/document/known-publishers.ts'
import { readJoinedDocuments } from '#library/reading/read-joined-documents.ts'
import type { Table } from '#ports/table.ts'
import { cutText } from '#text/cut.ts'
import { READ_SIZE } from './describe-rows.ts'

export type TitleFacts = Pick<TitleRow, 'title' | 'publisher' | 'dataType' | 'year' | 'date' | 'doi' | 'isbn'>

/** characters; a longer title would fill an item of the table */
const MAX_TITLE_LENGTH = 500
const DOI_FORM = /^10\.[1-9]\d{2}[\d.]*\/.+$/
const ISBN_FORM = /^97[89]-\d+-\d+-\d+-\d$/
const ISBN_LENGTH = 17

/** Types of documents by their words, in the order in which they decide; everything else of a library of standards is one. */
const DATA_TYPES: readonly (readonly [RegExp, string])[] = [
  [/research.?report|^report$/i, 'Report'],
  [/^(stp_)?book$|handbook|monograph/i, 'Book'],
  [/^(stp_)?paper$/i, 'Conference'],
  [/^journals?$|^article$/i, 'Journal'],
  [/^(video|elearning)$/i, 'Other'],
]

/** Data type of COUNTER, of a whole title, by the types that a record states. */
function dataTypeOf(...types: readonly string[]): string {
  return DATA_TYPES.find(([words]) => types.some((type) => words.test(type)))?.[1] ?? 'Standard'
}

const valid = (text: string | undefined, form: RegExp) => (text !== undefined && form.test(text) ? text : '')

function factsOf(document: JoinedDocument, now: Date): TitleFacts {
  const { record } = document
  const cited = citedDocumentOf(document, { standing: { is: 'unknown' }, origin: '', now })
  const isbn = valid(cited.isbn, ISBN_FORM)
  return {
    title: cutText(`${cited.number}, ${cited.title}`, MAX_TITLE_LENGTH),
    publisher: document.publisher.name,
    dataType: dataTypeOf(record.contentType, record.documentType),
    year: Number(cited.date.slice(0, 4)) || 0,
    date: cited.date.length === 10 ? cited.date : '',
    doi: valid(cited.doi, DOI_FORM),
    isbn: isbn.length === ISBN_LENGTH ? isbn : '',
  }
}

/** Facts of a title that the library no longer has. */
const factsOfRow = ({ designation, publisher, year, type }: DocumentRow): TitleFacts => ({
  title: designation,
  publisher: knownPublisher(publisher).name,
  dataType: dataTypeOf(type),
  ...{ year, date: '', doi: '', isbn: '' },
})

/** Reads what reports say of titles, by content code. */
export async function readTitleFacts(
  table: Table,
  tenant: Tenant,
  rows: ReadonlyMap<string, DocumentRow>,
  now: Date,
): Promise<Map<string, TitleFacts>> {
  const facts = new Map<string, TitleFacts>()
  const codes = [...rows.keys()]
  for (let at = 0; at < codes.length; at += READ_SIZE) {
    const some = codes.slice(at, at + READ_SIZE)
    const documents = await readJoinedDocuments(table, tenant, some)
    for (const code of some) {
      const document = documents.get(code)
      const row = rows.get(code)
      if (document) facts.set(code, factsOf(document, now))
      else if (row) facts.set(code, factsOfRow(row))
    }
  }
  return facts
}
