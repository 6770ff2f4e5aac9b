import { marcOfDocument } from '#citations/marc/marc-of-document.ts'
import { bytesOf, type MarcRecord } from '#citations/marc/marc-record.ts'
import { writeIso2709 } from '#citations/marc/write-iso2709.ts'
import { writeMarcText, writeMnemonic } from '#citations/marc/write-marc-text.ts'
import { writeMarcXml, XML_BEGIN, XML_END } from '#citations/marc/write-marc-xml.ts'
import { citations, MAX_TITLES, type MarcFormat, TITLES_HEADER } from '#contract/documents/citations.ts'
import { type Context, useCase } from '#functions/http/use-case.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import { presignFile } from '#library/files/presign-file.ts'
import { tenants } from '#tenants/index.ts'
import { catalogedDocumentOf } from './cataloged-document-of.ts'
import { findCited } from './find-cited.ts'
import { findTitles } from './find-titles.ts'

type MarcContext = Context<typeof citations.marcDocument, 'table' | 'search' | 'objects' | 'clock'>

const WRITERS: Readonly<Record<MarcFormat, (record: MarcRecord) => Uint8Array>> = {
  mrc: writeIso2709,
  mrk: (record) => bytesOf(writeMnemonic(record)),
  txt: (record) => bytesOf(writeMarcText(record)),
  xml: (record) => bytesOf(writeMarcXml(record)),
}

/** Pieces of the file, a record each. */
async function* pieces(format: MarcFormat, records: AsyncIterable<MarcRecord>): AsyncGenerator<Uint8Array> {
  if (format === 'xml') yield bytesOf(XML_BEGIN)
  for await (const record of records) yield WRITERS[format](record)
  if (format === 'xml') yield bytesOf(XML_END)
}

/** One title by its content code. */
async function* recordOf(title: string, context: MarcContext): AsyncGenerator<MarcRecord> {
  const { document, standing } = await findCited(title, context)
  yield marcOfDocument(catalogedDocumentOf(document, standing, context))
}

async function* recordsOf(title: string, part: number | undefined, context: MarcContext): AsyncGenerator<MarcRecord> {
  const titles = await findTitles(title, context)
  const first = (part ?? 0) * MAX_TITLES
  if (!titles || first >= titles.total) return context.fail('titles-not-found', 'title')
  if (part === undefined && titles.total > MAX_TITLES) return context.fail('too-many-titles', 'title')
  if (part !== undefined) context.setHeader(TITLES_HEADER, String(titles.total))
  for await (const { document, standing } of titles.read(first, Math.min(first + MAX_TITLES, titles.total)))
    yield marcOfDocument(catalogedDocumentOf(document, standing ?? { is: 'unknown' }, context))
}

/** Writes the records of a title, of a publisher, a collection or a family, or of all that the account may open. */
export const getMarcDocument = useCase(
  citations.marcDocument,
  ['table', 'search', 'objects', 'clock'],
  async (input, context) => {
    const { actor, tenant, ports } = context
    const [title, { format, part }] = [input.title.trim(), input]
    const records = title.includes('|') ? recordOf(title, context) : recordsOf(title, part, context)
    // The first record tells whether there are any, before anything is stored.
    const first = await records.next()
    const all = (async function* () {
      if (!first.done) yield first.value
      yield* records
    })()
    const key = `${tenant}/exports/marc/${shortHash(`${actor.userId} ${title} ${part ?? ''}`, 22)}.${format}`
    const { size } = await ports.objects.put(key, pieces(format, all), { contentType: 'application/octet-stream' })
    const name = title.toLowerCase() === 'library' ? tenants[tenant].shown.tenantName : title
    return presignFile(ports.objects, { kind: format, key, size, title: name, asAttachment: true })
  },
)
