import type { Block, DocumentText } from '#document-text/document-text.ts'
import { readingOf, type SetClause } from './random-text.ts'

/** Parts of a text in turn: headings, stretches of paragraphs, captions and cells of tables. */
type Standing = string | readonly (readonly string[])[]

/** Lists what a text that is set has in turn. */
export const standingIn = (clauses: readonly SetClause[]): Standing[] =>
  joined(
    clauses.flatMap(({ title, parts }, at) => [
      `# ${at + 1} ${title.join(' ')}`,
      ...parts.flatMap((part): Standing[] =>
        'words' in part
          ? [readingOf(part.words)]
          : [`Table ${part.table.number}: ${readingOf(part.table.caption)}`, part.table.rows.map((row) => row.map(readingOf))],
      ),
    ]),
  )

/** Lists what a text that was read has in turn. */
export function readIn({ blocks, clauses }: DocumentText): Standing[] {
  return joined(blocks.map((block) => standingOf(block, clauses)))
}

function standingOf({ kind, clause, label, text, cells }: Block, clauses: DocumentText['clauses']): Standing {
  if (kind === 'heading') return `# ${clauses[clause]?.number} ${text}`
  if (kind === 'caption') return `${label}: ${text}`
  return cells ?? [label, text].filter(Boolean).join(' ')
}

const isStretch = (one: Standing | undefined): one is string => typeof one === 'string' && !/^(?:# |Table )/.test(one)

/** Joins paragraphs that follow each other: where a column ends, the page does not show whether they are one. */
function joined(all: readonly Standing[]): Standing[] {
  const stretches: Standing[] = []
  for (const one of all) {
    const last = stretches.at(-1)
    if (isStretch(one) && isStretch(last)) stretches[stretches.length - 1] = `${last} ${one}`
    else stretches.push(one)
  }
  return stretches
}
