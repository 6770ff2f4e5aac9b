import type { SuggestionGroup } from '#contract/type-ahead.ts'
import type { Recent } from '#web/lib/recent.ts'
import { hasMoreEditions, shownEditions } from './suggest-rules.ts'

type Entry = SuggestionGroup['contentList'][number]

/** Element that can be active in the panel, with a unique `key`. */
export type Cell =
  | { readonly kind: 'document'; readonly key: string; readonly contentCode: string }
  | { readonly kind: 'edition'; readonly key: string; readonly contentCode: string; readonly designationNo: string }
  | { readonly kind: 'toggle'; readonly key: string; readonly entry: string; readonly open: boolean; readonly count: number }
  | { readonly kind: 'more'; readonly key: string; readonly publisherCode: string }
  | { readonly kind: 'search'; readonly key: string; readonly text: string }
  | { readonly kind: 'clear'; readonly key: string }

export const entryKey = (group: SuggestionGroup, entry: Entry): string => `${group.publisherCode}|${entry.contentCode}`

/** Returns the cells of an entry: the document, then its other editions. */
export function entryCells(group: SuggestionGroup, entry: Entry, open: boolean): Cell[] {
  const { contentCode } = entry
  const editions = entry.designationNoList.filter((one) => one.contentCode !== contentCode)
  const name = entryKey(group, entry)
  const first: Cell = { kind: 'document', key: `d|${name}`, contentCode }
  if (editions.length === 0) return [first]
  const shown = shownEditions(editions, open).map(
    (one): Cell => ({ kind: 'edition', key: `e|${name}|${one.contentCode}`, ...one }),
  )
  const toggle: Cell = { kind: 'toggle', key: `t|${name}`, entry: name, open, count: editions.length }
  return [first, ...shown, ...(hasMoreEditions(editions) ? [toggle] : [])]
}

export const moreCell = ({ publisherCode }: SuggestionGroup): Cell => ({ kind: 'more', key: `m|${publisherCode}`, publisherCode })

/** Arranges the panel as rows of cells, for the arrow keys. */
export function rowsOf(groups: readonly SuggestionGroup[], opened: ReadonlySet<string>): Cell[][] {
  return groups.flatMap((group) => [
    ...group.contentList.map((entry) => entryCells(group, entry, opened.has(entryKey(group, entry)))),
    ...(group.showMoreResults ? [[moreCell(group)]] : []),
  ])
}

/** Returns the cell that a key moves to. `undefined`: back to the text · `null`: the key belongs to the text */
export function stepTo(
  rows: readonly (readonly Cell[])[],
  active: string | undefined,
  key: string,
  rightToLeft: boolean,
): Cell | undefined | null {
  const y = rows.findIndex((row) => row.some((cell) => cell.key === active))
  const row = rows[y]
  if (key === 'ArrowDown') return rows[y + 1]?.[0]
  if (key === 'ArrowUp') return (row ? rows[y - 1] : rows.at(-1))?.[0]
  if (!row) return null
  if (key === 'Home') return rows[0]?.[0]
  if (key === 'End') return rows.at(-1)?.[0]
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  const x = row.findIndex((cell) => cell.key === active)
  const step = (key === 'ArrowRight') === rightToLeft ? -1 : 1
  return row[Math.min(Math.max(x + step, 0), row.length - 1)]
}

/** Arranges what was searched for and opened, for an empty box. */
export function recentRows({ searches, documents }: Recent): Cell[][] {
  const cells: Cell[] = [
    ...searches.map((text): Cell => ({ kind: 'search', key: `s|${text}`, text })),
    ...documents.map(({ contentCode }): Cell => ({ kind: 'document', key: `d|${contentCode}`, contentCode })),
  ]
  return cells.length > 0 ? [...cells, { kind: 'clear', key: 'clear' } as const].map((cell) => [cell]) : []
}
