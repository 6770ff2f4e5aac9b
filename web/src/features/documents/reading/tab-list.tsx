import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { DocumentTab } from '../page/choose-tab.ts'
import { tabNameOf } from '../page/tab-name.ts'

interface TabListProps {
  document: DocumentMetadata
  tabs: readonly DocumentTab[]
  active: DocumentTab
  onChoose: (tab: DocumentTab) => void
  /** called with the tabs that find no room, whenever they change */
  onHidden: (tabs: string) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Lists the tabs that wrap out of sight. Where some do, what is open stands beside the text. */
function hiddenIn(list: HTMLElement): string {
  const find = () => {
    const { bottom } = list.getBoundingClientRect()
    const tabs = [...list.querySelectorAll<HTMLElement>('[data-tab]')]
    return tabs.filter((tab) => tab.getBoundingClientRect().top >= bottom).map(({ dataset }) => dataset.tab)
  }
  list.removeAttribute('data-cut')
  if (find().length > 0) list.setAttribute('data-cut', '')
  return find().join(' ')
}

/** Tabs of a document. antd's tabs do not pass the height of the page on to their panel. */
export function TabList({ document, tabs, active, onChoose, onHidden }: TabListProps) {
  const t = useText()
  const { direction } = useLocale()
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open stands first
  useLayoutEffect(() => {
    const { current } = list
    if (!current) return
    const observer = new ResizeObserver(() => onHidden(hiddenIn(current)))
    onHidden(hiddenIn(current))
    observer.observe(current)
    return () => observer.disconnect()
  }, [active, tabs.length, onHidden])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    const next = tabs.indexOf(active) + (direction === 'rtl' ? -step : step)
    const other = tabs.at(next % tabs.length)
    if (!other) return
    onChoose(other)
    list.current?.querySelector<HTMLElement>(`[data-tab="${other}"]`)?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label={t('documents.tabs')} className="document-tabs" onKeyDown={onKeyDown}>
      {tabs.map((tab) => {
        const named = tabNameOf(tab, document)
        const name = named && t(named.name)
        return (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`document-tab-${tab}`}
            data-tab={tab}
            aria-selected={tab === active}
            aria-controls="document-panel"
            aria-label={name}
            title={name}
            tabIndex={tab === active || (!tabs.includes(active) && tab === tabs[0]) ? 0 : -1}
            onClick={() => onChoose(tab)}
          >
            {named ? (
              <>
                <Icon shape={named.icon} aria-hidden="true" />
                <span className="document-tab-name">{name}</span>
              </>
            ) : (
              tab
            )}
          </button>
        )
      })}
    </div>
  )
}
