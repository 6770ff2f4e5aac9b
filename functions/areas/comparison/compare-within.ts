import { writeComparedPage } from '#comparison/page/write-page.ts'
import { compareDocuments, resultOf } from '#comparison/result/make-result.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import { NotComparable } from './not-comparable.ts'

/** Compares two texts. Throws NotComparable where one of them has no text, and an error after some time. */
export function compareWithin(older: DocumentText, newer: DocumentText, milliseconds: number) {
  if (older.blocks.length === 0) throw new NotComparable('no-text', 'older')
  if (newer.blocks.length === 0) throw new NotComparable('no-text', 'newer')
  const end = performance.now() + milliseconds
  return compareDocuments(older, newer, () => {
    if (performance.now() > end) throw new Error('The comparison took too long.')
  })
}

/** Writes what was compared in a form. */
export function writeResult(compared: ReturnType<typeof compareWithin>, form: 'changes' | 'page'): string {
  return form === 'changes' ? JSON.stringify(resultOf(compared)) : writeComparedPage(compared)
}
