import { findReferences } from '#finding/references/find-references.ts'
import type { ComparedText } from '../compared-text.ts'
import type { BlockChange } from '../list-block-changes.ts'
import { type JudgedPart, type JudgedWord, wordsOfPart, writtenWord } from './judged-side.ts'

/** Facts of two editions about themselves. */
export interface CoverData {
  /** families of the designations that both covers name */
  readonly families: ReadonlySet<string>
}

export const NO_COVER_DATA: CoverData = { families: new Set() }

const YEAR_OR_DATE = /^(?:19|20)\d\d(?:[-/.]\d{1,2}){0,2}$/
/** Words of a line of facts below a title; a longer one is text. */
const MAX_FACT_WORDS = 15
/** Words of a date, or of an edition with its year. */
const MAX_DATE_WORDS = 6

const isNumbered = ({ clauses }: ComparedText) => clauses.some(({ number }) => number !== '')

/** Blocks of a cover: those before the first clause of a text with numbers, and its title. */
function isOnCover(text: ComparedText, index: number): boolean {
  const { kind, clause } = text.blocks[index] ?? { kind: '', clause: 0 }
  if (clause < 0) return isNumbered(text)
  return clause === 0 && kind === 'heading' && text.clauses[0]?.number === '' && isNumbered(text) && text.clauses[0].level === 1
}

/** Blocks under a title without a number: facts of the edition stand there, and sometimes text. */
function isUnderTitle(text: ComparedText, index: number): boolean {
  const { clause, text: own } = text.blocks[index] ?? { clause: -1, text: '' }
  if ((own.match(/\S+/g)?.length ?? 0) > MAX_FACT_WORDS) return false
  return clause === 0 && text.clauses[0]?.number === '' && text.clauses[0].level === 1 && isNumbered(text)
}

const EDITION =
  /(?:edition|ed\.|version|issue|revision|ausgabe|édition|edición|edição|edizione|издание|версия|baskı|الطبعة|الإصدار|版)\s*\d+|\d+(?:st|nd|rd|th|\.|ª|e)?\s*(?:edition|ausgabe|édition|edición|edição|edizione|издание|baskı|版)/giu

/** Tells whether words are the number of an edition. */
const isEdition = (words: readonly JudgedWord[]) =>
  words.length > 0 &&
  words.every(({ text, start, end }) =>
    [...text.matchAll(EDITION)].some(({ index, 0: written }) => start >= index && end <= index + written.length),
  )

const familiesOf = (text: ComparedText): Set<string> =>
  new Set(
    text.blocks.flatMap((block, index) => (isOnCover(text, index) ? findReferences(block.text).map(({ family }) => family) : [])),
  )

/** Reads what both editions of a document say of themselves on their covers. */
export function coverDataOf(older: ComparedText, newer: ComparedText): CoverData {
  const known = familiesOf(older)
  return { families: new Set([...familiesOf(newer)].filter((family) => known.has(family))) }
}

/** Leaves out words of designations of the document itself. */
function withoutOwn(words: readonly JudgedWord[], { families }: CoverData): JudgedWord[] {
  return words.filter(
    ({ text, start, end }) =>
      !findReferences(text).some(
        (one) => families.has(one.family) && one.start < end && one.end + 1 > start && start >= one.start,
      ),
  )
}

const CONTENTS =
  /^(?:(?:table of )?contents|inhalt(?:sverzeichnis)?|sommaire|table des matières|índice|sumário|indice|содержание|içindekiler|目次|目录|차례|목차|المحتويات)$/iu

/** Blocks of the contents, which say again what headings say. */
function isOfContents({ clauses, blocks }: ComparedText, index: number): boolean {
  const { number, title } = clauses[blocks[index]?.clause ?? -1] ?? {}
  return number === '' && CONTENTS.test(title?.trim() ?? '')
}

const isDate = (words: readonly JudgedWord[]) =>
  words.length <= MAX_DATE_WORDS && words.some((word) => YEAR_OR_DATE.test(writtenWord(word)))

/** Tells whether a change is one of the document's own designation, date, cover or contents, and of nothing that the document says. */
export function isDocumentData(
  change: BlockChange,
  parts: readonly [older: JudgedPart, newer: JudgedPart],
  own: CoverData,
): boolean {
  const places = parts.flatMap(({ side, blocks }) => blocks.map((index) => ({ text: side.text, index })))
  if (places.every(({ text, index }) => isOnCover(text, index) || isOfContents(text, index))) return true
  if (change.edits.length === 0 || change.table.length > 0 || change.kind === 'moved') return false
  const isFront = places.every(({ text, index }) => text.clauses[text.blocks[index]?.clause ?? -1]?.nature === 'front')
  const isTitled = places.every(({ text, index }) => isUnderTitle(text, index))
  return change.edits.every((edit) => {
    const sides = [wordsOfPart(parts[0], edit.older), wordsOfPart(parts[1], edit.newer)]
    if (sides.every((words) => words.length > 0 && withoutOwn(words, own).length === 0)) return true
    return (isFront || isTitled) && sides.every((words) => isDate(words) || isEdition(words))
  })
}
