import { type ReactNode, useState } from 'react'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { type DocumentTab, isText, orderTabs } from '../page/choose-tab.ts'
import { tabNameOf } from '../page/tab-name.ts'
import { Surroundings } from '../surroundings/surroundings.tsx'
import '../surroundings/surroundings.css'

interface RecordSurroundingsProps {
  document: DocumentMetadata
  visual: ReactNode
  points: ReactNode
}

/** Work items, courses, related content and compass points of a record, each fetched when it is unfolded. */
export function RecordSurroundings({ document, visual, points }: RecordSurroundingsProps) {
  const tabs = orderTabs(document.tabs).filter((tab) => !isText(tab))
  return tabs.map((tab) => <Folded key={tab} {...{ document, tab, visual, points }} />)
}

function Folded({ document, tab, visual, points }: RecordSurroundingsProps & { tab: DocumentTab }) {
  const t = useText()
  const [opened, setOpened] = useState(false)
  const named = tabNameOf(tab, document)
  if (!named) return null
  return (
    <details className="record-folded" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>{t(named.name)}</summary>
      <div className="surroundings">{opened && <Surroundings {...{ document, tab, visual, points }} />}</div>
    </details>
  )
}
