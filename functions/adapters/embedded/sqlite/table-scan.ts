import type { DatabaseSync } from 'node:sqlite'
import { checkScan } from '#functions/adapters/shared/table-rules.ts'
import type { Item, Key, Scan, ScanPage } from '#ports/table.ts'
import { afterPrefix } from './table-range.ts'
import { epochSeconds, itemOfRow, type RowFacts, type StoredRow } from './table-rows.ts'

/** Limit of a page, so that it does not fill the memory. */
const MAX_PAGE_CHARACTERS = 4_000_000

/** Prepares scans, in the order of the keys. */
export function prepareScan(database: DatabaseSync, facts: RowFacts): (scan: Scan) => ScanPage {
  const statement = database.prepare(`SELECT pk, sk, body, version FROM items WHERE (pk, sk) > (?, ?) AND pk < ?
    AND (expires_at IS NULL OR expires_at > ?) ORDER BY pk, sk LIMIT ?`)
  return (scan) => {
    checkScan(scan)
    // No sort key is empty: this is before the first one.
    const from = scan.after ?? { pk: scan.prefix, sk: '' }
    const now = epochSeconds(facts.clock)
    const rows = statement.iterate(from.pk, from.sk, afterPrefix(scan.prefix), now, scan.limit)
    const items: Item[] = []
    let characters = 0
    for (const row of rows as Iterable<StoredRow & Key>) {
      items.push(itemOfRow(row, facts))
      characters += row.body.length
      const { pk, sk } = row
      if (items.length === scan.limit || characters > MAX_PAGE_CHARACTERS) return { items, after: { pk, sk } }
    }
    return { items }
  }
}
