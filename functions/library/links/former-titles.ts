import { sortKey } from '#finding/analysis/sort-key.ts'
import type { StandardLinks } from './link-standards.ts'
import type { Twins } from './member.ts'

const MAX_FORMER_TITLES = 4

const titleOf = ([{ member }]: Twins): string => member.named ?? ''

/**
 * Titles of the editions before a document's, the newest first, that are not its own. Who remembers a standard by an earlier title
 * finds its edition in force.
 */
export function formerTitlesOf({ standard: { texts }, twins }: StandardLinks): string[] {
  if (twins[0].member.changes) return []
  const titles = new Map([[sortKey(titleOf(twins)), '']])
  for (const text of texts.slice(texts.indexOf(twins) + 1)) {
    const title = titleOf(text)
    if (title && !titles.has(sortKey(title))) titles.set(sortKey(title), title)
  }
  return [...titles.values()].filter(Boolean).slice(0, MAX_FORMER_TITLES)
}
