import {
  BLOCK_KINDS,
  type Block,
  type Clause,
  type DocumentText,
  NATURES,
  type PlacedLine,
  TEXT_LAYERS,
  TEXT_VERSION,
} from './document-text.ts'

/**
 * Formats a model as compact JSON: `[version, source, language, pages, clauses, blocks]`. Equal models give equal strings.
 * - pages: `[width, height, count, 1 for scans and 2, 3 for layers, left, bottom, turn]` for each run of pages of one size, kind and frame, cut likewise
 * - clause: `[id, number, title, level, nature, page from 1, top, element]`, cut after the last member that it has
 * - block: `[kind, clause − clause of the block before, label, text or rows, lines, marks, language, 1 for a table in lines]`, cut likewise; 0 for none
 * - marks: `[word, block of the note, …]`
 * - line: `[page − page of the line before in the document, top, height, cut, left, width, gap, width, …]`
 */
export function formatText({ source, language, pages, clauses, blocks }: DocumentText): string {
  let clause = 0
  let page = 0
  const lineOf = (line: PlacedLine) => {
    const step = line.page - page
    page = line.page
    return [step, line.top, line.bottom - line.top, line.cut ? 1 : 0, ...differences(line.spans)]
  }
  const blockOf = (block: Block) => {
    const step = block.clause - clause
    clause = block.clause
    const lines = block.lines?.map(lineOf) ?? 0
    const marks = block.marks?.flatMap((mark) => [mark.word, mark.block]) ?? 0
    const content = block.cells ?? block.text
    const [kind, inLines] = [BLOCK_KINDS.indexOf(block.kind), block.inLines ? 1 : 0]
    return shortened([kind, step, block.label ?? 0, content, lines, marks, block.language ?? 0, inLines])
  }
  return JSON.stringify([TEXT_VERSION, source, language, runsOf(pages), clauses.map(clauseOf), blocks.map(blockOf)])
}

function runsOf(pages: DocumentText['pages']): number[][] {
  const runs: { count: number; readonly size: readonly number[]; readonly rest: readonly number[] }[] = []
  for (const { width, height, scan, layer, frame } of pages) {
    const last = runs.at(-1)
    const [size, rest] = [
      [width, height],
      [scan ? 1 : layer ? TEXT_LAYERS.indexOf(layer) + 2 : 0, frame?.left ?? 0, frame?.bottom ?? 0, frame?.turn ?? 0],
    ]
    if (last && String([last.size, last.rest]) === String([size, rest])) last.count += 1
    else runs.push({ count: 1, size, rest })
  }
  return runs.map(({ count, size, rest }) => shortened([...size, count, ...rest]) as number[])
}

function clauseOf({ id, number, title, level, nature, start, element }: Clause): unknown[] {
  return shortened([id, number, title, level, NATURES.indexOf(nature), start ? start.page + 1 : 0, start?.top ?? 0, element ?? 0])
}

function differences(spans: readonly number[]): number[] {
  return spans.map((edge, at) => edge - (spans[at - 1] ?? 0))
}

/** Drops the members at the end that say “none”. */
function shortened(members: unknown[]): unknown[] {
  const last = members.findLastIndex((member) => member !== 0 && member !== '')
  return members.slice(0, last + 1)
}
