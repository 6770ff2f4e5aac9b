import type { Block } from '#document-text/document-text.ts'
import { escapeHtml } from '#text/escape-html.ts'
import { isLayoutChange } from '../is-layout.ts'
import type { ComparedDocuments } from '../result/make-result.ts'
import { foldUnchanged, type PagePart } from './fold-unchanged.ts'
import { linesOf, partsOf, writeParts } from './mark-text.ts'
import { type NumberedChange, type PlacedChanges, placeChanges } from './place-changes.ts'
import { writeTable } from './write-table.ts'

const RIGHT_TO_LEFT = /^(?:ar|fa|he|ur)\b/
const HIGHEST_HEADING = 2
const LOWEST_HEADING = 6

const ELEMENTS: Partial<Record<Block['kind'], string>> = {
  item: 'li',
  note: 'aside',
  example: 'aside',
  footnote: 'aside',
  code: 'pre',
}

/** Writes the newer text as a page of HTML on which each change has the id `change-` and its number in the list of changes. */
export function writeComparedPage(compared: ComparedDocuments): string {
  const { text } = compared.sides[1]
  const placed = placeChanges(compared)
  const shown = text.blocks.flatMap((_, index): PagePart[] =>
    placed.joined.has(index) && !placed.after.has(index)
      ? []
      : [{ html: writeBlock(compared, placed, index), isChanged: placed.at.has(index) || placed.after.has(index) }],
  )
  const gone = goneAfter(placed, -1)
  return writeBodyPage(text.language, foldUnchanged([...(gone ? [{ html: gone, isChanged: true }] : []), ...shown]))
}

const directionOf = (language: string) => (RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr')

/** Writes a page around its body, in the language of its text. */
export function writeBodyPage(language: string, body: string): string {
  const lists = body.replaceAll(/<\/li>\s+<li/g, '</li><li').replace(/(?:<li[\s\S]*?<\/li>)+/g, '<ul>$&</ul>')
  return `<!doctype html><html lang="${escapeHtml(language || 'und')}" dir="${directionOf(language)}"><meta charset="utf-8"><body>${lists}</body></html>\n`
}

/** Element of a block on a page. */
export function elementOf({ sides }: ComparedDocuments, side: 0 | 1, { kind, clause }: Block): string {
  if (kind !== 'heading') return ELEMENTS[kind] ?? 'p'
  const level = sides[side].text.clauses[clause]?.level ?? 1
  return `h${Math.min(LOWEST_HEADING, HIGHEST_HEADING - 1 + level)}`
}

/** Language and direction of a block that has its own. */
export const languageAttributes = ({ language }: Block): string =>
  language ? ` lang="${escapeHtml(language)}" dir="${directionOf(language)}"` : ''

/** Room for the note on a table that is kept in lines, which the page fills. */
export const lineNoteOf = ({ inLines }: Block): string => (inLines ? '<p class="in-lines"></p>' : '')

/** Number of a clause, or label of an item, note or table; the one that it had before is struck out. */
function labelOf({ sides, comparison }: ComparedDocuments, block: Block, change: NumberedChange | undefined): string {
  const [older, newer] = sides
  const label = block.kind === 'heading' ? newer.text.clauses[block.clause]?.number : block.label
  const partner = comparison.clausePairs.older[block.clause] ?? -1
  const before = block.kind === 'heading' ? older.text.clauses[partner]?.number : change?.change.older?.label
  const hasBefore = block.kind === 'heading' ? partner >= 0 : change?.change.older !== undefined
  if (!hasBefore || (before ?? '') === (label ?? '')) return label ? `<b>${escapeHtml(label)}</b> ` : ''
  const parts = [before ? `<del>${escapeHtml(before)}</del>` : '', label ? `<ins>${escapeHtml(label)}</ins>` : '']
  return `<b>${parts.filter(Boolean).join(' ')}</b> `
}

function writeBlock(compared: ComparedDocuments, placed: PlacedChanges, index: number): string {
  const gone = goneAfter(placed, index)
  if (placed.joined.has(index)) return gone
  const block = compared.sides[1].text.blocks[index] as Block
  const changes = placed.at.get(index) ?? []
  const whole = changes.find(({ table }) => !table)
  const isMarked = whole !== undefined && !isLayoutChange(whole.change)
  const marked = isMarked ? ` class="change ${whole.change.kind}"` : ''
  const id = `${whole ? ` id="change-${whole.number}"${marked}` : ''}${languageAttributes(block)}`
  if (block.cells) {
    const before = compared.sides[0].text.blocks[changes[0]?.blocks.older[0] ?? -1]?.cells ?? block.cells
    const table = writeTable(block.cells, before, changes)
    const rows = whole?.change.kind === 'inserted' ? `<ins>${table}</ins>` : table
    return `<div${id}>${labelOf(compared, block, whole)}${lineNoteOf(block)}${rows}</div>${gone}`
  }
  const element = elementOf(compared, 1, block)
  const lines = whole ? linesOf(partsOf(whole.change)).map(writeParts) : [escapeHtml(block.text)]
  const [first, ...others] = lines
  const rest = others.map(
    (line) => `<${element}${isMarked ? ' class="change"' : ''}${languageAttributes(block)}>${line}</${element}>`,
  )
  const isFresh = whole?.change.kind === 'inserted'
  const label = isFresh ? wrapInserted(labelOf(compared, block, undefined)) : labelOf(compared, block, whole)
  return [`<${element}${id}>${label}${first ?? ''}</${element}>`, ...rest, gone].join('\n')
}

const wrapInserted = (label: string) => (label ? `<ins>${label.trimEnd()}</ins> ` : '')

function goneAfter({ after }: PlacedChanges, index: number): string {
  return (after.get(index) ?? [])
    .map(({ number, change: { older } }) => {
      const text = [older?.label, older?.text].filter(Boolean).join(' ')
      return `<p id="change-${number}" class="change deleted"><del>${escapeHtml(text).replaceAll('\n', '<br>')}</del></p>`
    })
    .join('\n')
}
