import { type MarkedPart, partsOf } from '#comparison/page/mark-text.ts'
import { type NumberedChange, placeChanges } from '#comparison/page/place-changes.ts'
import { compareDocuments } from '#comparison/result/make-result.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import { makeBook } from './make-book.ts'
import type { Book } from './pdf/make-pdf.ts'
import type { Block } from './text/blocks.ts'
import type { Volume } from './text/family.ts'
import { parseText } from './text/parse-text.ts'

const textOf = (block: Block): string => {
  if (block.kind === 'heading') return block.title
  return 'text' in block ? block.text : block.caption
}

function modelOf(blocks: readonly Block[], language: string): DocumentText {
  const kinds = {
    heading: 'heading',
    item: 'item',
    note: 'note',
    table: 'table',
    figure: 'caption',
    term: 'paragraph',
    paragraph: 'paragraph',
  } as const
  return {
    source: 'html',
    language,
    pages: [],
    clauses: [],
    blocks: blocks.map((block) => ({
      kind: kinds[block.kind],
      clause: -1,
      ...(block.kind === 'table' ? { text: '', cells: block.rows } : { text: textOf(block) }),
    })),
  }
}

const TAGS = { same: '', new: 'ins', gone: 'del' } as const
const write = (parts: readonly MarkedPart[]): string =>
  parts
    .map(({ is, text }) => (TAGS[is] ? `<${TAGS[is]}>${text}</${TAGS[is]}>` : text))
    .join('')
    .replaceAll('</del><ins>', '</del> <ins>')

const gone = (text: string): Block => ({ kind: 'paragraph', text: write([{ is: 'gone', text: text.replaceAll('\n', ' ') }]) })

function markBlock(block: Block, changes: readonly NumberedChange[]): Block {
  const whole = changes.find(({ table }) => !table)
  if (block.kind === 'table')
    return {
      ...block,
      rows: block.rows.map((row, atRow) =>
        row.map((cell, atColumn) => {
          const own = changes.find(
            ({ table }) =>
              (table?.kind === 'cell-changed' && table.newer.row === atRow && table.newer.column === atColumn) ||
              (table?.kind === 'row-added' && table.newer === atRow),
          )
          if (!own) return whole?.change.kind === 'inserted' ? write([{ is: 'new', text: cell }]) : cell
          return own.table?.kind === 'row-added' ? write([{ is: 'new', text: cell }]) : write(partsOf(own.change))
        }),
      ),
    }
  if (!whole || whole.change.kind === 'moved') return block
  const marked = write(partsOf(whole.change)).replaceAll('\n', ' ')
  return block.kind === 'heading' ? { ...block, title: marked } : 'text' in block ? { ...block, text: marked } : block
}

/** Makes a publisher's red-line: an edition with what is new underlined and what is gone struck out. */
export function makeRedlineBook(volume: Volume, before: string): Book {
  const book = makeBook(volume)
  const { language, designation } = volume.record
  const older = parseText(before, language, designation)
  const compared = compareDocuments(modelOf(older, language), modelOf(book.blocks, language))
  const placed = placeChanges(compared)
  const goneAfter = (at: number) => (placed.after.get(at) ?? []).map(({ change }) => gone(change.older?.text ?? ''))
  const blocks = book.blocks.flatMap((block, at) => [
    ...(placed.joined.has(at) ? [] : [markBlock(block, placed.at.get(at) ?? [])]),
    ...goneAfter(at),
  ])
  return { ...book, designation: `${book.designation} — Redline`, blocks: [...goneAfter(-1), ...blocks] }
}
