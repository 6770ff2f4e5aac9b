import type { Comparison } from '#comparison/compare-texts.ts'
import { compareTexts } from '#comparison/compare-texts.ts'
import type { ComparedBlock, ComparedText } from '#comparison/compared-text.ts'
import { inventText, numbersFrom, sentence } from '../invented-text.ts'

type Numbers = ReturnType<typeof numbersFrom>

interface InventedEdit {
  readonly edit: (text: ComparedText, at: number, next: Numbers) => ComparedText
  /** whether the comparison says what was done, and nothing else */
  readonly isFound: (comparison: Comparison) => boolean
}

const withBlocks = (text: ComparedText, blocks: readonly ComparedBlock[]): ComparedText => ({ ...text, blocks })
const only = ({ blocks }: Comparison, kind: string) => blocks.length === 1 && blocks[0]?.kind === kind
const cut = (text: string) => text.indexOf('. ') + 1

/** Replaces the first words of a block that match. */
const replaceIn = (text: ComparedText, at: number, change: (text: string) => string) =>
  withBlocks(
    text,
    text.blocks.map((block, index) => (index === at ? { ...block, text: change(block.text) } : block)),
  )

const EDITS: Readonly<Record<string, InventedEdit>> = {
  insert: {
    edit: (text, at, next) => {
      const fresh = { ...(text.blocks[at] as ComparedBlock), text: sentence(next) }
      return withBlocks(text, text.blocks.toSpliced(at + 1, 0, fresh))
    },
    isFound: (found) => only(found, 'inserted'),
  },
  delete: {
    edit: (text, at) => withBlocks(text, text.blocks.toSpliced(at, 1)),
    isFound: (found) => only(found, 'deleted'),
  },
  move: {
    edit: (text, at) => {
      const block = text.blocks[at] as ComparedBlock
      const clause = (block.clause + 3) % text.clauses.length
      const rest = text.blocks.toSpliced(at, 1)
      const place = rest.findLastIndex((one) => one.clause === clause) + 1
      return withBlocks(text, rest.toSpliced(place, 0, { ...block, clause }))
    },
    isFound: (found) => only(found, 'moved'),
  },
  renumber: {
    edit: (text, at) => {
      const from = text.blocks[at]?.clause ?? 0
      return { ...text, clauses: text.clauses.map((one, index) => (index < from ? one : { ...one, number: `${index + 2}` })) }
    },
    isFound: ({ blocks, clauses }) =>
      blocks.length === 0 && clauses.length > 0 && clauses.every(({ kinds }) => kinds.join() === 'renumbered'),
  },
  split: {
    edit: (text, at) => {
      const block = text.blocks[at] as ComparedBlock
      const half = cut(block.text)
      const parts = [block.text.slice(0, half), block.text.slice(half + 1)].map((part) => ({ ...block, text: part }))
      return withBlocks(text, text.blocks.toSpliced(at, 1, ...parts))
    },
    isFound: (found) => only(found, 'split') && found.blocks[0]?.edits.length === 0,
  },
  join: {
    edit: (text, at) => {
      const [one, other] = [text.blocks[at] as ComparedBlock, text.blocks[at + 1] as ComparedBlock]
      return withBlocks(text, text.blocks.toSpliced(at, 2, { ...one, text: `${one.text} ${other.text}` }))
    },
    isFound: (found) => only(found, 'joined') && found.blocks[0]?.edits.length === 0,
  },
  cell: {
    edit: (text, at, next) => {
      const table = text.blocks.findIndex(({ cells }, index) => cells && index >= at % text.blocks.length)
      const place = table < 0 ? text.blocks.findIndex(({ cells }) => cells) : table
      const [row, column] = [next(4), next(3)]
      const cells = text.blocks[place]?.cells?.map((line, y) =>
        line.map((cell, x) => (x === column && y === row ? cell.replace(/\d+ mm$/, '99 mm') : cell)),
      )
      return withBlocks(text, text.blocks.toSpliced(place, 1, { ...(text.blocks[place] as ComparedBlock), cells }))
    },
    isFound: ({ blocks }) => blocks.length === 1 && blocks[0]?.table.length === 1 && blocks[0].table[0]?.kind === 'cell-changed',
  },
  unit: {
    edit: (text, at) => replaceIn(text, at, (old) => old.replace('100 mm', '100 cm')),
    isFound: (found) => only(found, 'changed') && found.blocks[0]?.edits.length === 1,
  },
}

/** Invents edits of each kind, each in a text of its own, and counts those found as what they are, and unchanged words that were marked. */
export function countRecognizedEdits(rounds: number) {
  let [found, all, marked, words] = [0, 0, 0, 0]
  const missed: string[] = []
  for (const [name, { edit, isFound }] of Object.entries(EDITS))
    for (let round = 0; round < rounds; round++) {
      const next = numbersFrom(round * 7919 + name.length)
      const invented = inventText(next, { clauses: 10, paragraphs: 3, sentences: 3 })
      const paragraphs = invented.blocks.flatMap(({ kind }, at) => (kind === 'paragraph' ? [at] : []))
      const pairs = paragraphs.filter((at) => invented.blocks[at + 1]?.kind === 'paragraph')
      const places = name === 'join' ? pairs : paragraphs
      const at = places[next(places.length)] as number
      const base = name === 'unit' ? replaceIn(invented, at, (old) => `A distance of 100 mm. ${old}`) : invented
      const comparison = compareTexts(base, edit(base, at, next))
      all++
      if (isFound(comparison)) found++
      else missed.push(name)
      words += comparison.newer.ids.length
      if (!['insert', 'unit', 'cell'].includes(name))
        for (const { edits, kind } of comparison.blocks)
          if (kind !== 'deleted') for (const { newer } of edits) marked += newer[1] - newer[0]
    }
  return { found, all, marked, words, missed }
}
