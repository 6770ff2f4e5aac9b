import type { Block, DocumentText } from './document-text.ts'

const split = (text: string) => text.split(/\s+/).filter((word) => word !== '')

/** Lists the words of a block, which its lines place. */
export function wordsOf({ text, cells }: Pick<Block, 'text' | 'cells'>): string[] {
  return cells ? cells.flat().flatMap(split) : split(text)
}

/** Counts the words that the lines of a block place. */
export function countPlaced({ lines = [] }: Pick<Block, 'lines'>): number {
  return lines.reduce((sum, { spans, cut }) => sum + spans.length / 2 - (cut ? 1 : 0), 0)
}

/** Joins a block's text with its label, as people read it. */
export function readAloud({ kind, label, text, cells, clause }: Block, clauses: DocumentText['clauses']): string {
  const number = kind === 'heading' ? clauses[clause]?.number : label
  const body = cells ? cells.map((row) => row.filter(Boolean).join(' ')).join('\n') : text
  return [number, body].filter(Boolean).join(' ')
}
