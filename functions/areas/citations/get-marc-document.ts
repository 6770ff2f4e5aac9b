import { marcOfDocument } from '#citations/marc/marc-of-document.ts'
import type { MarcRecord } from '#citations/marc/marc-record.ts'
import { citations, MAX_TITLES, TITLES_HEADER } from '#contract/documents/citations.ts'
import { type Context, useCase } from '#functions/http/use-case.ts'
import { catalogedDocumentOf } from '#library/citing/cataloged-document-of.ts'
import { writeMarcFile } from '#library/citing/write-marc-file.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import { noteExport } from '#library/exports/noted-exports.ts'
import { presignFile } from '#library/files/presign-file.ts'
import { tenants } from '#tenants/index.ts'
import { findCited } from './find-cited.ts'
import { findTitles } from './find-titles.ts'

type MarcContext = Context<typeof citations.marcDocument, 'table' | 'search' | 'objects' | 'clock'>

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
    await noteExport(ports, actor, key)
    const { size } = await ports.objects.put(key, writeMarcFile(format, all), { contentType: 'application/octet-stream' })
    const name = title.toLowerCase() === 'library' ? tenants[tenant].shown.tenantName : title
    return presignFile(ports.objects, { kind: format, key, size, title: name, asAttachment: true })
  },
)
