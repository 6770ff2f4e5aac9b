import { documents } from '#contract/documents/documents.ts'
import { useCase } from '#functions/http/use-case.ts'
import { hasFilesHere, mayRead } from '#library/document/entitlement.ts'
import { readOpenTexts } from '#library/files/read-open-texts.ts'
import { fileNameOf } from '#library/places/rendition-text.ts'
import { findDocument } from '#library/reading/find-document.ts'
import { progressOf } from './present-clauses.ts'
import { presentWords } from './present-words.ts'

/** Lists words of a PDF. Whoever reads the file has these words already, under protection too; copying them is up to the page. */
export const listPageWords = useCase(documents.words, ['table', 'objects', 'jobs', 'clock'], async (asked, context) => {
  const { actor, fail } = context
  const document = await findDocument(asked.contentCode, context)
  if (!mayRead(actor, document)) return fail('not-entitled', 'contentCode')
  const { pdf } = document.files
  if (!hasFilesHere(document) || !pdf) return fail('no-file', 'contentCode')
  const texts = await readOpenTexts({ ...document, files: { pdf, oldPdfs: [] } }, context)
  if (!texts.pdf) return { ...progressOf(texts), words: 0, pages: [] }
  return { file: fileNameOf(pdf.key), pending: false, ...presentWords(texts.pdf, asked) }
})
