import { type KeyboardEvent, useRef } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import type { DocumentTab } from './choose-tab.ts'

interface TabListProps {
  tabs: readonly DocumentTab[]
  active: DocumentTab
  onChoose: (tab: DocumentTab) => void
}

/** Tabs of a document. antd's tabs do not pass the height of the page on to their panel. */
export function TabList({ tabs, active, onChoose }: TabListProps) {
  const t = useText()
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const other = tabs[(tabs.indexOf(active) + 1) % tabs.length]
    if (!other) return
    onChoose(other)
    list.current?.querySelector<HTMLElement>(`[data-tab="${other}"]`)?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label={t('documents.tabs')} className="document-tabs" onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`document-tab-${tab}`}
          data-tab={tab}
          aria-selected={tab === active}
          aria-controls="document-panel"
          tabIndex={tab === active ? 0 : -1}
          onClick={() => onChoose(tab)}
        >
          {tab}
        </button>
      ))}
    </div>
  )
}
