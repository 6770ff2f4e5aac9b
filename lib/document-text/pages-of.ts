import type { Block, DocumentText } from './document-text.ts'
import { readAloud, wordsOf } from './words.ts'

/** Lists the text of each page, block by block; a document without pages is one. A document without text has none. */
export function pagesOf(text: DocumentText): string[] {
  if (text.blocks.length === 0) return text.pages.map(() => '')
  if (text.pages.length === 0) return [text.blocks.map((block) => readAloud(block, text.clauses)).join('\n')]
  const pages: string[][] = text.pages.map(() => [])
  for (const block of text.blocks) {
    const parts = partsOf(block)
    const number = block.kind === 'heading' ? text.clauses[block.clause]?.number : block.label
    // A heading of a number alone has no words, and no lines.
    const first = parts.keys().next().value ?? text.clauses[block.clause]?.start?.page
    if (number && first !== undefined) parts.set(first, [number, ...(parts.get(first) ?? [])])
    for (const [page, words] of parts) pages[page]?.push(words.join(' '))
  }
  return pages.map((blocks) => blocks.join('\n'))
}

/** Words of a block by the page on which they begin. */
function partsOf(block: Block): Map<number, string[]> {
  const words = wordsOf(block)
  const parts = new Map<number, string[]>()
  let next = 0
  let isCut = false
  for (const { page, spans, cut } of block.lines ?? []) {
    const begun = spans.length / 2 - (isCut ? 1 : 0)
    const here = words.slice(next, next + begun)
    if (here.length > 0) parts.set(page, [...(parts.get(page) ?? []), ...here])
    next += begun
    isCut = cut === true
  }
  return parts
}
