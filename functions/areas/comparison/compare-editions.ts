import { comparison } from '#contract/documents/comparison.ts'
import { useCase } from '#functions/http/use-case.ts'
import { provideAnswer } from './making/answer-comparison.ts'
import { type ComparedFile, filesOf, findComparedFile, type Lookup, type TextFormat } from './making/compared-file.ts'
import type { Sides } from './making/result-request.ts'

const fields = { older: 'older', newer: 'newer' } as const

/** HTML says its own structure; that of a PDF is read from its pages. */
const FORMATS: readonly TextFormat[] = ['HTML', 'PDF']

/** Takes the other file of a document that was named by its content code, so that two texts of one kind are compared. */
const inFormat = (file: ComparedFile, id: string, format: TextFormat): ComparedFile =>
  (id === file.asset.assetId ? undefined : filesOf(file.document, format)[0]) ?? file

function alike({ older, newer }: Sides, ids: { readonly older: string; readonly newer: string }): Sides {
  if (older.format === newer.format) return { older, newer }
  const [a, b] = [inFormat(older, ids.older, newer.format), inFormat(newer, ids.newer, older.format)]
  if (a.format === newer.format) return { older: a, newer }
  return { older, newer: b }
}

/** Finds two texts in whatever formats they are there; two of one format where both have it. */
export async function findTextSides(ids: { readonly older: string; readonly newer: string }, lookup: Lookup): Promise<Sides> {
  const older = await findComparedFile(ids.older, fields.older, FORMATS, lookup)
  const newer = await findComparedFile(ids.newer, fields.newer, FORMATS, lookup)
  return alike({ older, newer }, ids)
}

export const compareEditions = useCase(comparison.changes, ['table', 'objects', 'jobs', 'clock'], async (ids, context) =>
  provideAnswer(await findTextSides(ids, context), 'changes', { ...context, fields }),
)

const FORMS = { unified: 'page', split: 'split' } as const

export const compareAsText = useCase(
  comparison.text,
  ['table', 'objects', 'jobs', 'clock'],
  async ({ layout, ...ids }, context) => provideAnswer(await findTextSides(ids, context), FORMS[layout], { ...context, fields }),
)
