import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import type { PdfSession } from '../session/pdf-session.ts'
import type { PdfPanel, PdfPanelProps } from '../slots.ts'
import './panels.css'
import { moveInOutline, type OutlineItem, outlineOf, visibleItems } from './outline.ts'

/** Reads the outline when the panel opens: it can be as long as the document. */
function useOutline(session: PdfSession): OutlineItem[] | undefined {
  const [items, setItems] = useState<OutlineItem[]>()
  useEffect(() => {
    let wanted = true
    const read = async () => outlineOf((await (await session.document)?.getOutline()) ?? null)
    const done = (read: OutlineItem[]) => wanted && setItems(read)
    read().then(done, () => done([]))
    return () => {
      wanted = false
    }
  }, [session])
  return items
}

function OutlinePanel({ session, onFollow }: PdfPanelProps) {
  const t = useText()
  const items = useOutline(session)
  if (!items) return <p className="reader-panel-note">{t('documents.outlineLoading')}</p>
  if (items.length === 0) return <p className="reader-panel-note">{t('documents.outlineEmpty')}</p>
  const follow = ({ dest, url }: OutlineItem) => {
    if (dest) void session.linkService.goToDestination(dest as string)
    else if (url) window.open(url, '_blank', 'noopener,noreferrer')
    onFollow()
  }
  return <OutlineTree items={items} onFollow={follow} />
}

function OutlineTree({ items, onFollow }: { items: OutlineItem[]; onFollow: (item: OutlineItem) => void }) {
  const t = useText()
  const { direction } = useLocale()
  const tree = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(items.length === 1 ? [items[0]?.id ?? ''] : []))
  const [current, setCurrent] = useState(items[0]?.id ?? '')
  const rows = visibleItems(items, open)

  const toggle = (id: string, wanted: boolean) => {
    const next = new Set(open)
    if (wanted) next.add(id)
    else next.delete(id)
    setOpen(next)
  }
  const focus = (id: string) => {
    setCurrent(id)
    tree.current?.querySelector<HTMLElement>(`[data-item="${id}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent, item: OutlineItem) => {
    if (event.key === 'Enter' || event.key === ' ') onFollow(item)
    const move = moveInOutline(event.key, item.id, rows, open, direction)
    if (!move && event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    if (!move) return
    if ('focus' in move) focus(move.focus)
    else if ('open' in move) toggle(move.open, true)
    else toggle(move.close, false)
  }

  return (
    <div ref={tree} role="tree" aria-label={t('documents.outline')} className="pdf-outline">
      {rows.map(({ item, level }) => (
        <div
          key={item.id}
          role="treeitem"
          data-item={item.id}
          aria-level={level}
          aria-expanded={item.items.length > 0 ? open.has(item.id) : undefined}
          aria-selected={item.id === current}
          tabIndex={item.id === current ? 0 : -1}
          className="pdf-outline-item"
          style={{ paddingInlineStart: 8 + (level - 1) * 14 }}
          onKeyDown={(event) => onKeyDown(event, item)}
          onClick={() => {
            setCurrent(item.id)
            onFollow(item)
          }}
        >
          <span
            aria-hidden="true"
            className="pdf-outline-toggle"
            data-open={item.items.length > 0 ? open.has(item.id) : undefined}
            onClick={(event) => {
              event.stopPropagation()
              if (item.items.length > 0) toggle(item.id, !open.has(item.id))
            }}
          />
          <span className="pdf-outline-title" dir="auto">
            {item.title}
          </span>
        </div>
      ))}
    </div>
  )
}

export const outlinePanel: PdfPanel = {
  id: 'outline',
  title: 'documents.outline',
  icon: 'UnorderedListOutlined',
  render: (props) => <OutlinePanel {...props} />,
}
