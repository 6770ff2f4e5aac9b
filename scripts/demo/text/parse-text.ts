import type { Block, Words } from './blocks.ts'
import { wordsOf } from './blocks.ts'
import { parseFigure } from './figure-spec.ts'

/**
 * Parses the notation of the demo's texts, one block a line:
 * `# [label] Clause`, `## [label] Subclause`, `#A [label] Annex`, `- item`, `> note`, `= term: definition`,
 * `:: [label] table caption` with rows `a | b` below it, `!type [label] figure caption ; data`; anything else is a paragraph.
 * `{label}` refers to a clause, table or figure by the number it has in this edition; `{this}` is the designation.
 */
export function parseText(source: string, language: string, designation: string): Block[] {
  const words = wordsOf(language)
  const references = new Map([['this', designation]])
  const blocks = numberBlocks(
    source.split('\n').map((line) => line.trim()),
    words,
    references,
  )
  return blocks.map((block) => resolve(block, references))
}

function numberBlocks(lines: readonly string[], words: Words, references: Map<string, string>): Block[] {
  const blocks: Block[] = []
  const count = { clause: 0, sub: 0, annex: 0, table: 0, figure: 0, note: 0 }
  let prefix = ''
  let rows: string[][] | undefined
  for (const line of lines) {
    if (rows && line.includes('|')) {
      rows.push(line.split('|').map((cell) => cell.trim()))
      continue
    }
    rows = undefined
    const [, mark = '', label = '', rest = ''] = /^(#A|##|#|::|![a-z]+|-|>|=)\s+(?:\[([\w-]+)\]\s*)?(.*)$/.exec(line) ?? []
    if (!line) continue
    if (mark === '#' || mark === '#A') {
      count.sub = 0
      const isAnnex = mark === '#A'
      prefix = isAnnex ? String.fromCharCode(65 + count.annex++) : String(++count.clause)
      const number = isAnnex ? `${words.annex} ${prefix}` : prefix
      references.set(label, isAnnex ? number : `${words.clause} ${prefix}`)
      blocks.push({ kind: 'heading', level: 1, number, title: rest, id: `clause-${prefix.toLowerCase()}` })
      count.note = 0
    } else if (mark === '##') {
      const number = `${prefix}.${++count.sub}`
      references.set(label, number)
      blocks.push({ kind: 'heading', level: 2, number, title: rest, id: `clause-${number.toLowerCase().replace('.', '-')}` })
      count.note = 0
    } else if (mark === '::') {
      const number = `${words.table} ${++count.table}`
      references.set(label, number)
      rows = []
      blocks.push({ kind: 'table', id: `table-${count.table}`, caption: `${number}${words.dash}${rest}`, rows })
    } else if (mark.startsWith('!')) {
      const number = `${words.figure} ${++count.figure}`
      references.set(label, number)
      const [caption = '', ...parts] = rest.split(' ; ').map((part) => part.trim())
      const spec = parseFigure(mark.slice(1), parts)
      blocks.push({ kind: 'figure', id: `figure-${count.figure}`, caption: `${number}${words.dash}${caption}`, spec })
    } else if (mark === '-') blocks.push({ kind: 'item', text: rest })
    else if (mark === '>') blocks.push({ kind: 'note', label: `${words.note} ${++count.note}`, text: rest })
    else if (mark === '=') {
      const [, term = '', text = ''] = /^(.*?)[:：]\s*(.*)$/.exec(rest) ?? []
      blocks.push({ kind: 'term', term, text })
    } else if (/^[#!:]/.test(line)) throw new Error(`not a mark: ${line}`)
    else blocks.push({ kind: 'paragraph', text: line })
  }
  return blocks
}

function resolve(block: Block, references: ReadonlyMap<string, string>): Block {
  const fill = (text: string) =>
    text.replace(/\{([\w-]+)\}/g, (_, label: string) => {
      const reference = references.get(label)
      if (!reference) throw new Error(`nothing is labelled ${label}: ${text}`)
      return reference
    })
  switch (block.kind) {
    case 'heading':
      return { ...block, title: fill(block.title) }
    case 'table':
      return { ...block, caption: fill(block.caption), rows: block.rows.map((row) => row.map(fill)) }
    case 'figure':
      return { ...block, caption: fill(block.caption) }
    default:
      return { ...block, text: fill(block.text) }
  }
}
