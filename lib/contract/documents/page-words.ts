import * as z from 'zod/mini'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'

/** Pages whose words are answered at once. */
export const MAX_WORD_PAGES = 16

const count = () => z.int().check(z.minimum(0))

/** Words of a page of a PDF, as a selection reads them: in reading order, without running lines, numbered through the whole text. */
const WordsOnPage = lazySchema(() =>
  z.strictObject({
    /** from 0 */
    page: count(),
    /** words that follow each other; the printed number of a heading and the label of a note are among them */
    runs: z.array(z.strictObject({ first: count(), words: z.array(z.string()) })),
    /** places of words, in tenths of a point: left and right of each in turn; a word that is cut stands in two lines */
    lines: z.array(z.strictObject({ top: z.int(), bottom: z.int(), first: count(), spans: z.array(z.int()) })),
    /** cells of tables with words, up to the word `end` */
    cells: z.array(z.strictObject({ table: count(), row: count(), column: count(), first: count(), end: count() })),
    /** first words of paragraphs and the like */
    blocks: z.array(count()),
    /** clauses that begin here */
    clauses: z.array(z.strictObject({ id: z.string(), number: z.string(), title: z.string(), word: count() })),
  }),
)
export type WordsOnPage = SchemaType<typeof WordsOnPage>

/** Words of some pages. */
export const WordsOfPages = lazySchema(() =>
  z.strictObject({
    /** name of the file, for places that are made in it; absent without a text */
    file: z.optional(z.string()),
    /** the text is being made; ask again in some seconds */
    pending: z.boolean(),
    /** when it was asked for, while it is being made */
    since: z.optional(z.iso.datetime()),
    /** words of the whole text */
    words: count(),
    pages: z.array(WordsOnPage()),
  }),
)
export type WordsOfPages = SchemaType<typeof WordsOfPages>

/** Pages that are asked for, from 0; those that the document does not have are left out. */
export const AskedPages = lazySchema(() => {
  const page = () => z.coerce.number().check(z.int(), z.minimum(0), z.maximum(99_999))
  return z.strictObject({ contentCode: z.string(), from: page(), to: page() })
})
