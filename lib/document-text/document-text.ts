/**
 * The text of a document: the one model that search, comparison, citations, links to clauses and notes read. It is made at
 * ingest from PDF, HTML or STS, and stored as an object beside the file.
 *
 * Rules
 * - Text is what a reader would read aloud. Headers, footers, page numbers, watermarks and licence lines are no text.
 * - Blocks are in reading order. Their text has single spaces, no line breaks (except a `code` block, whose lines count), no
 *   hyphens of line ends, plain letters for ligatures, and characters in logical order in every script.
 * - A heading's text has no number; the number is that of its clause. The marker of a list item, which the file may draw as a
 *   shape, and the number of a note, an example, a formula, and in a caption that of the table or figure are its `label`. So the same
 *   words under another number have the same text.
 * - Digits and signs that stand higher or lower keep their height: 10⁶, CO₂, x₁², m⁻¹; where characters are wanting, `^` and `_` say
 *   so: 10^0,5. Several small letters alone are plain: 5th, ReH. A fraction is 1⁄2, behind a number 3 1⁄2; limits are +0,2/−0,1.
 * - The mark of a footnote is no text but one of the `marks` of its block, and the note is a block of its own.
 * - A table is one block, also over several pages; its rows hold the texts of its cells, and its own text is empty. Rows of one
 *   table have the same number of cells; a merged cell has its text in the first of its places. Repeated head rows are left out. Where
 *   nothing tells its cells it is a table in lines, and says so.
 * - The words of a block are its text split at white space; those of a table are the words of its cells, row by row.
 * - Where the source has pages, `lines` give the place of each word: a block's words in order, line by line. A word that the
 *   end of a line cuts has a span in both lines, and the first of them is `cut`. Without pages there are no lines.
 * - Places are integers, tenths of a point, from the upper left corner of the page as it is shown.
 * - A clause is a heading with all that follows it up to the next heading, of any level. Text before the first heading has
 *   clause -1. Levels begin with 1. Each clause has one heading block.
 * - A clause's id does not depend on its number: it is made of the titles of the clause and of those above it, and, where that
 *   is not enough, of the place among its equals (lib/document-text/clause-ids.ts). It stays the same over ingest again, over
 *   renumbering, and over editions in which the clause has the same title under the same parents.
 * - `informative` is said by the document itself (“(informative)”, note of an annex); `front` is before the first numbered
 *   clause: foreword, introduction, contents; `back` is bibliography, index and what follows them; else a clause is normative.
 *   A document without numbers is normative.
 * - The table of contents is no text: its words are those of the headings, its numbers those of pages.
 * - A PDF with languages side by side is a text in each: all of the first, with what lies over several, then all of the next. Each of
 *   their blocks says its language.
 * - A model without blocks is one of a document without text: a scan. A page without text that is a picture is marked as one,
 *   and so is a page whose text a program has recognised, and one whose letters have no characters.
 * - Text in columns is read from the right; text that stands sideways as if its page were turned.
 * - The tags of a PDF are used where they are right. A page's order, tables and paragraphs are theirs where 95 % of its letters lie
 *   in tags and the tags go down the page; a document's headings are theirs where half of the tagged ones look like headings and
 *   half of the numbered ones are tagged; its artifacts are no text where 95 % of them stand at the edges of pages. Else, and for
 *   numbers, the numbering, the type and the outline say what is what (decision 17).
 * - Equal files give equal models, byte for byte.
 *
 * The version rises whenever the same file gives another model. Readers refuse models of other versions; a job makes those of
 * earlier ones again.
 */
export interface DocumentText {
  readonly source: 'pdf' | 'html' | 'sts'
  /** language code; empty where unknown */
  readonly language: string
  readonly pages: readonly PageSize[]
  readonly clauses: readonly Clause[]
  readonly blocks: readonly Block[]
}

export const TEXT_VERSION = 21

/** Place of a shown page in its file: its lower left corner there, and the turn, clockwise in degrees, in which it is shown. */
export interface PageFrame {
  readonly left: number
  readonly bottom: number
  readonly turn: 0 | 90 | 180 | 270
}

export interface PageSize {
  /** the page as it is shown, turned */
  readonly width: number
  readonly height: number
  /** absent where the file has it upright, with its corner at zero */
  readonly frame?: PageFrame
  /** a picture of a page, without text */
  readonly scan?: true
  readonly layer?: TextLayer
}

/**
 * Text of a page that is no ink: a program has recognised it in the picture over which it lies unseen; or the file does not say which
 * characters its letters are, and the page has no text in the model.
 */
export const TEXT_LAYERS = ['recognised', 'unmapped'] as const
export type TextLayer = (typeof TEXT_LAYERS)[number]

export const NATURES = ['normative', 'informative', 'front', 'back'] as const
export type Nature = (typeof NATURES)[number]

export interface Clause {
  readonly id: string
  /** number as printed, without a final point: `7.4.2`, `A.1`, `Annex A`; empty without a number */
  readonly number: string
  readonly title: string
  /** from 1 */
  readonly level: number
  readonly nature: Nature
  /** place where its heading begins, where there are pages */
  readonly start?: { readonly page: number; readonly top: number }
  /** id of its element in the HTML page */
  readonly element?: string
}

export const BLOCK_KINDS = [
  'heading',
  'paragraph',
  'item',
  'note',
  'example',
  'table',
  'formula',
  'caption',
  'footnote',
  'code',
] as const
export type BlockKind = (typeof BLOCK_KINDS)[number]

export interface Block {
  readonly kind: BlockKind
  /** index of its clause; -1 before the first one */
  readonly clause: number
  readonly label?: string
  readonly text: string
  /** rows of a table */
  readonly cells?: readonly (readonly string[])[]
  /** a table of which nothing tells the cells: its rows are its lines, in one column */
  readonly inLines?: true
  readonly lines?: readonly PlacedLine[]
  readonly marks?: readonly FootnoteMark[]
  /** code of its language, in a document that has several side by side */
  readonly language?: string
}

/** Mark of a footnote: the word of a block behind which it stands, and the block of the note. */
export interface FootnoteMark {
  readonly word: number
  readonly block: number
}

export interface PlacedLine {
  /** from 0 */
  readonly page: number
  readonly top: number
  readonly bottom: number
  /** left and right of each word in turn */
  readonly spans: readonly number[]
  /** its last word goes on in the next line */
  readonly cut?: true
}
