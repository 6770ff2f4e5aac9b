import type { ReactNode } from 'react'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { SidePanel } from '#web/reader/panel/side-panel.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import type { DocumentTab } from '../page/choose-tab.ts'
import { HitSteps } from '../page/hit-steps.tsx'
import { tabNameOf } from '../page/tab-name.ts'
import { RecordPanel } from '../record/record-panel.tsx'

interface AboutSheetProps {
  document: DocumentMetadata
  tools: ReactNode
  more: readonly MenuItem[]
  /** tabs beside the text */
  tabs: readonly DocumentTab[]
  onChoose: (tab: DocumentTab) => void
  onClose: () => void
}

/** Everything about a document besides its text, on a phone. */
export function AboutSheet({ document, tools, more, tabs, onChoose, onClose }: AboutSheetProps) {
  const t = useText()
  return (
    <SidePanel title={t('documents.about')} phone onClose={onClose}>
      <div className="about-tools">
        <span className="tool-list">{tools}</span>
        <HitSteps />
      </div>
      {tabs.length + more.length > 0 && (
        <div className="about-tabs">
          {more.map(({ key, label, icon, onChoose }) => (
            <Button key={key} icon={icon} onClick={onChoose}>
              {label}
            </Button>
          ))}
          {tabs.map((tab) => {
            const named = tabNameOf(tab, document)
            return (
              named && (
                <Button key={tab} icon={<Icon shape={named.icon} aria-hidden="true" />} onClick={() => onChoose(tab)}>
                  {t(named.name)}
                </Button>
              )
            )
          })}
        </div>
      )}
      <RecordPanel document={document} />
    </SidePanel>
  )
}
