import { writeComparedPage } from '#comparison/page/write-page.ts'
import { writeSplitPage } from '#comparison/page/write-split-page.ts'
import { type ComparedDocuments, compareDocuments, resultOf } from '#comparison/result/make-result.ts'
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

const WRITERS = {
  changes: (compared: ComparedDocuments) => JSON.stringify(resultOf(compared)),
  page: writeComparedPage,
  split: writeSplitPage,
}
/** Forms that are written as text. */
export type WrittenForm = keyof typeof WRITERS

/** Writes what was compared in a form. */
export const writeResult = (compared: ComparedDocuments, form: WrittenForm): string => WRITERS[form](compared)
