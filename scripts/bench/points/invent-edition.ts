import { labelWords } from '#anchors/text-words.ts'
import { nameClauses } from '#document-text/clause-ids.ts'
import type { Block, Clause, DocumentText } from '#document-text/document-text.ts'
import { wordsOf } from '#document-text/words.ts'
import { numbersFrom } from '../invented-text.ts'

/** A block of an invented edition: printed words, each with its index in the older text, -1 for what is new. */
interface Kept {
  readonly block: Block
  readonly from: readonly number[]
  /** words of the block of which an added one is nearly a copy */
  readonly copied?: readonly number[]
}

type Numbers = ReturnType<typeof numbersFrom>

/** Blocks of one clause, its heading first. */
interface Part {
  readonly clause: Clause | undefined
  readonly blocks: Kept[]
}

interface InventedEdition {
  readonly newer: DocumentText
  /** per printed word of the older text, the one of the newer that it became; -1 where it is gone */
  readonly partners: Int32Array
  /** per printed word of the newer text, the older one of which it is a copy; -1 for what is none */
  readonly copied: readonly number[]
}

function partsOf({ blocks, clauses }: DocumentText): Part[] {
  const parts: Part[] = []
  let word = 0
  for (const { lines: _, ...block } of blocks) {
    const count = labelWords(block, clauses).length + wordsOf(block).length
    const kept = { block, from: Array.from({ length: count }, (_none, at) => word + at) }
    word += count
    const clause = clauses[block.clause]
    const last = parts.at(-1)
    if (last && last.clause === clause) last.blocks.push(kept)
    else parts.push({ clause, blocks: [kept] })
  }
  return parts
}

/** Changes one word of a block; the words beside it stay. */
function changeWord(kept: Kept, next: Numbers): Kept {
  const { block, from } = kept
  const words = wordsOf(block)
  if (block.cells || words.length === 0) return kept
  const at = next(words.length)
  const labels = from.length - words.length
  words[at] = `otherwise${next(10)}`
  return {
    ...kept,
    block: { ...block, text: words.join(' ') },
    from: from.map((one, index) => (index === labels + at ? -1 : one)),
  }
}

/** A paragraph that is added: often nearly that of another clause, which is no place for what stands in that. */
function addedBlock(parts: readonly Part[], next: Numbers): Kept[] {
  const { blocks } = parts[next(parts.length)] as Part
  const { block, from } = blocks[next(blocks.length)] as Kept
  if (block.kind === 'heading') return []
  return [changeWord({ block, from: from.map(() => -1), copied: from }, next)]
}

function editBlocks({ clause, blocks }: Part, parts: readonly Part[], next: Numbers): Part {
  const edited = blocks.flatMap((kept) => {
    const chance = next(100)
    if (kept.block.kind === 'heading' || chance >= 25) return [kept]
    if (chance < 5) return []
    if (chance < 10) return [...addedBlock(parts, next), kept]
    return [changeWord(kept, next)]
  })
  return { clause, blocks: edited }
}

/** Invents the next edition of a text: clauses go, move and get other numbers; paragraphs go, are added and change. */
export function inventEdition(older: DocumentText, seed: number): InventedEdition {
  const next = numbersFrom(seed)
  const parts = partsOf(older)
  const edited = parts.filter(({ clause }) => !clause || next(100) >= 4).map((part) => editBlocks(part, parts, next))
  for (let count = Math.floor(edited.length / 20); count > 0; count--) {
    const moved = edited.splice(1 + next(Math.max(1, edited.length - 1)), 1)
    edited.splice(1 + next(Math.max(1, edited.length)), 0, ...moved)
  }
  const named = edited.flatMap(({ clause }) => (clause ? [clause] : []))
  const clauses = nameClauses(named.map(({ id: _, number, ...rest }) => ({ ...rest, number: number && `9${number}` })))
  const partners = new Int32Array(
    parts.reduce((sum, { blocks }) => sum + blocks.reduce((all, { from }) => all + from.length, 0), 0),
  )
  partners.fill(-1)
  const copied: number[] = []
  let [word, own] = [0, -1]
  const blocks: Block[] = []
  for (const part of edited) {
    if (part.clause) own++
    for (const { block, from, copied: model } of part.blocks) {
      copied.push(...(model ?? from.map(() => -1)))
      blocks.push({ ...block, clause: part.clause ? own : -1 })
      for (const one of from) {
        if (one >= 0) partners[one] = word
        word++
      }
    }
  }
  return { newer: { ...older, pages: [], clauses, blocks }, partners, copied }
}
