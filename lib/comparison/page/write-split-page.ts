import type { Block } from '#document-text/document-text.ts'
import { escapeHtml } from '#text/escape-html.ts'
import { isLayoutChange } from '../is-layout.ts'
import type { ComparedDocuments } from '../result/make-result.ts'
import { blockOfWord } from '../word-list.ts'
import { foldUnchanged, type PagePart } from './fold-unchanged.ts'
import { partsOfSide, type SideIndex, writeParts } from './mark-text.ts'
import { type NumberedChange, placeChanges } from './place-changes.ts'
import { elementOf, languageAttributes, lineNoteOf, writeBodyPage } from './write-page.ts'
import { writeSideTable } from './write-side-table.ts'

/** Label of a block as its document has it. */
function labelOf({ sides }: ComparedDocuments, side: SideIndex, { kind, clause, label }: Block): string {
  const own = kind === 'heading' ? sides[side].text.clauses[clause]?.number : label
  return own ? `<b>${escapeHtml(own)}</b> ` : ''
}

/** Writes blocks of one side, the first with a label; a change marks what that side alone has. */
function writeSide(
  compared: ComparedDocuments,
  side: SideIndex,
  blocks: readonly number[],
  changes: readonly NumberedChange[],
): string {
  const first = compared.sides[side].text.blocks[blocks[0] ?? -1]
  if (!first) return ''
  const whole = changes.find(({ table }) => !table)?.change
  if (first.cells)
    return labelOf(compared, side, first) + lineNoteOf(first) + writeSideTable(first.cells, side, changes, whole?.kind)
  const texts = blocks.map((block) => compared.sides[side].text.blocks[block]?.text ?? '')
  const words = whole ? writeParts(partsOfSide(whole, side)) : escapeHtml(texts.join('\n'))
  const element = elementOf(compared, side, first)
  // A list of one side stands in a cell: its items are paragraphs there.
  const name = element === 'li' ? 'p' : element
  return words
    .split('\n')
    .map((line, at) => `<${name}${languageAttributes(first)}>${at === 0 ? labelOf(compared, side, first) : ''}${line}</${name}>`)
    .join('')
}

/** Blocks of the older text that say what a block of the newer one says. */
function partnersOf({ sides, comparison }: ComparedDocuments, block: number): readonly number[] {
  const { firstOfBlock } = sides[1].words
  for (let word = firstOfBlock[block] as number; word < (firstOfBlock[block + 1] as number); word++) {
    const partner = comparison.words.older[word] as number
    if (partner >= 0) return [blockOfWord(sides[0].words, partner)]
  }
  return []
}

function rowOf(older: string, newer: string, changes: readonly NumberedChange[]): PagePart {
  const whole = changes.find(({ table }) => !table)
  const isMarked = whole !== undefined && !isLayoutChange(whole.change)
  const id = whole ? ` id="change-${whole.number}"` : ''
  const marked = isMarked ? ` change ${whole.change.kind}` : ''
  const html = `<div class="row${marked}"${id}><div class="side">${older}</div><div class="side">${newer}</div></div>`
  return { html, isChanged: changes.length > 0 }
}

/**
 * Writes both texts beside each other as a page of HTML, a row for each block of the newer text and for each that is gone; each
 * change has the id `change-` and its number in the list of changes.
 */
export function writeSplitPage(compared: ComparedDocuments): string {
  const { text } = compared.sides[1]
  const placed = placeChanges(compared)
  const goneAfter = (index: number) =>
    (placed.after.get(index) ?? []).map((change) => rowOf(writeSide(compared, 0, change.blocks.older, [change]), '', [change]))
  const rows = text.blocks.flatMap((_, index) => {
    const gone = goneAfter(index)
    if (placed.joined.has(index)) return gone
    const changes = placed.at.get(index) ?? []
    const change = changes[0]
    const [older, newer] = change ? [change.blocks.older, change.blocks.newer] : [partnersOf(compared, index), [index]]
    return [rowOf(writeSide(compared, 0, older, changes), writeSide(compared, 1, newer, changes), changes), ...gone]
  })
  return writeBodyPage(text.language, `<div class="split">${foldUnchanged([...goneAfter(-1), ...rows])}</div>`)
}
