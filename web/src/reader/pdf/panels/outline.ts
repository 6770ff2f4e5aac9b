import type { PDFDocumentProxy } from 'pdfjs-dist'

export interface OutlineItem {
  /** position in the tree: 0, 0.1, 0.1.3 … */
  id: string
  title: string
  dest: string | unknown[] | null
  /** an address outside the document */
  url: string | null
  items: OutlineItem[]
}

type RawItem = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number]

export function outlineOf(raw: readonly RawItem[] | null, parent = ''): OutlineItem[] {
  return (raw ?? []).map((item, index) => {
    const id = parent ? `${parent}.${index}` : String(index)
    return { id, title: item.title.trim() || '…', dest: item.dest, url: item.url, items: outlineOf(item.items, id) }
  })
}

/** Lists the visible items in reading order, with their levels. */
export function visibleItems(
  items: readonly OutlineItem[],
  open: ReadonlySet<string>,
  level = 1,
): { item: OutlineItem; level: number }[] {
  return items.flatMap((item) => [{ item, level }, ...(open.has(item.id) ? visibleItems(item.items, open, level + 1) : [])])
}

export type OutlineMove = { focus: string } | { open: string } | { close: string } | undefined

/** Returns the effect of an arrow key in the tree (WAI-ARIA's tree view); horizontal keys follow the direction of the page. */
export function moveInOutline(
  key: string,
  at: string,
  rows: readonly { item: OutlineItem }[],
  open: ReadonlySet<string>,
  direction: 'ltr' | 'rtl',
): OutlineMove {
  const index = rows.findIndex(({ item }) => item.id === at)
  const focus = (row: { item: OutlineItem } | undefined) => row && { focus: row.item.id }
  const item = rows[index]?.item
  if (!item) return undefined
  const [inwards, outwards] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (key === 'ArrowDown') return focus(rows[index + 1])
  if (key === 'ArrowUp') return focus(rows[index - 1])
  if (key === 'Home') return focus(rows[0])
  if (key === 'End') return focus(rows.at(-1))
  if (key === inwards && item.items.length > 0) return open.has(at) ? focus(rows[index + 1]) : { open: at }
  if (key === outwards && open.has(at)) return { close: at }
  if (key === outwards && at.includes('.')) return { focus: at.slice(0, at.lastIndexOf('.')) }
  return undefined
}
