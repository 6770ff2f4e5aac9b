import {
  BLOCK_KINDS,
  type Block,
  type Clause,
  type DocumentText,
  type FootnoteMark,
  NATURES,
  type PlacedLine,
  TEXT_LAYERS,
  TEXT_VERSION,
} from './document-text.ts'
import { countPlaced, wordsOf } from './words.ts'

/** A stored model cannot be read: it is not there, cut off or damaged, or of a version that this release does not read. */
export class TextUnreadable extends Error {
  override readonly name = 'TextUnreadable'
  readonly reason: 'missing' | 'damaged' | 'older' | 'newer'

  constructor(reason: TextUnreadable['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}

const SOURCES: readonly string[] = ['pdf', 'html', 'sts'] satisfies DocumentText['source'][]

/** Parses what formatText wrote. Throws TextUnreadable. */
export function parseText(json: string): DocumentText {
  const [version, ...parts] = arrayIn(json)
  if (typeof version !== 'number') throw damaged('has no version')
  if (version < TEXT_VERSION) throw new TextUnreadable('older', `the text has version ${version}, before ${TEXT_VERSION}`)
  if (version > TEXT_VERSION) throw new TextUnreadable('newer', `the text has version ${version}, after ${TEXT_VERSION}`)
  try {
    return modelOf(parts)
  } catch (error) {
    throw error instanceof TextUnreadable ? error : damaged((error as Error).message)
  }
}

function arrayIn(json: string): unknown[] {
  try {
    const value: unknown = JSON.parse(json)
    if (Array.isArray(value)) return value
  } catch {
    throw damaged('is no JSON')
  }
  throw damaged('is no list')
}

const damaged = (why: string) => new TextUnreadable('damaged', `the text is damaged: it ${why}`)

function modelOf([source, language, runs, clauses, blocks]: unknown[]): DocumentText {
  if (!SOURCES.includes(source as string) || typeof language !== 'string') throw damaged('has no source')
  const pages = (runs as number[][]).flatMap(([width = 0, height = 0, count = 0, kind = 0, left = 0, bottom = 0, turn = 0]) =>
    Array(count).fill({
      width,
      height,
      ...((left || bottom || turn) && { frame: { left, bottom, turn } }),
      ...(kind === 1 && { scan: true }),
      ...(kind > 1 && { layer: TEXT_LAYERS[kind - 2] }),
    }),
  )
  const model: DocumentText = {
    source: source as DocumentText['source'],
    language,
    pages,
    clauses: (clauses as unknown[][]).map(clauseIn),
    blocks: blocksIn(blocks as unknown[][]),
  }
  for (const block of model.blocks) {
    if (block.clause < -1 || block.clause >= model.clauses.length) throw damaged('has a block of no clause')
    if (block.marks?.some((mark) => model.blocks[mark.block]?.kind !== 'footnote')) throw damaged('has a mark of no footnote')
    if (block.lines && countPlaced(block) !== wordsOf(block).length) throw damaged('has words without a place')
  }
  return model
}

function clauseIn([id, number = '', title = '', level = 1, nature = 0, page = 0, top = 0, element = 0]: unknown[]): Clause {
  if (typeof id !== 'string') throw damaged('has a clause without an id')
  return {
    id,
    number: number as string,
    title: title as string,
    level: level as number,
    nature: NATURES[nature as number] as Clause['nature'],
    ...(page !== 0 && { start: { page: (page as number) - 1, top: top as number } }),
    ...(element !== 0 && { element: element as string }),
  }
}

function blocksIn(stored: readonly unknown[][]): Block[] {
  let clause = 0
  let page = 0
  const lineIn = ([step = 0, top = 0, height = 0, cut = 0, ...steps]: number[]): PlacedLine => {
    page += step
    return { page, top, bottom: top + height, spans: sums(steps), ...(cut === 1 && { cut: true }) }
  }
  return stored.map(([kind = 0, step = 0, label = 0, content = '', lines = 0, marks = 0, language = 0, inLines = 0]) => {
    clause += step as number
    return {
      kind: kindIn(kind),
      clause,
      ...(label !== 0 && { label: label as string }),
      ...(Array.isArray(content) ? { text: '', cells: content as string[][] } : { text: content as string }),
      ...(lines !== 0 && { lines: (lines as number[][]).map(lineIn) }),
      ...(marks !== 0 && { marks: marksIn(marks as number[]) }),
      ...(language !== 0 && { language: language as string }),
      ...(inLines === 1 && { inLines: true as const }),
    }
  })
}

const marksIn = (stored: readonly number[]): FootnoteMark[] =>
  Array.from({ length: stored.length / 2 }, (_, at) => ({ word: stored[at * 2] as number, block: stored[at * 2 + 1] as number }))

function kindIn(kind: unknown): Block['kind'] {
  const name = BLOCK_KINDS[kind as number]
  if (!name) throw damaged('has a block of no kind')
  return name
}

function sums(steps: readonly number[]): number[] {
  let edge = 0
  return steps.map((step) => {
    edge += step
    return edge
  })
}
