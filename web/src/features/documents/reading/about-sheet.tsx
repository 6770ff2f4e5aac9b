import type { ReactNode } from 'react'
import type { DocumentMetadata } from '#contract/documents.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { SidePanel } from '#web/reader/panel/side-panel.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import { HitSteps } from '../page/hit-steps.tsx'
import { RecordPanel } from '../record/record-panel.tsx'

interface AboutSheetProps {
  document: DocumentMetadata
  tools: ReactNode
  more: readonly MenuItem[]
  onClose: () => void
}

/** Everything about a document besides its text, on a phone. */
export function AboutSheet({ document, tools, more, onClose }: AboutSheetProps) {
  const t = useText()
  return (
    <SidePanel title={t('documents.about')} phone onClose={onClose}>
      <div className="about-tools">
        <span className="document-menus">
          {tools}
          {more.map(({ key, label, icon, onChoose }) => (
            <Button key={key} type="text" icon={icon} onClick={onChoose}>
              {label}
            </Button>
          ))}
        </span>
        <HitSteps />
      </div>
      <RecordPanel document={document} />
    </SidePanel>
  )
}
