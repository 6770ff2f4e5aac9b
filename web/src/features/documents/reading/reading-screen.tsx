import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { DocumentMetadata } from '#contract/documents.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import { StandingBand } from '#web/ui/standing-band.tsx'
import { StandingBadge } from '#web/ui/text/standing-badge.tsx'
import { ClauseNotice } from '../clauses/clause-notice.tsx'
import { SameClause } from '../clauses/same-clause.tsx'
import { useReadingClauses } from '../clauses/use-reading-clauses.ts'
import { useDocumentPath } from '../page/document-link.tsx'
import { scrollOf } from '../page/scroll-of.ts'
import { AboutSheet } from './about-sheet.tsx'
import { chooseTab, type DocumentTab, orderTabs } from './choose-tab.ts'
import { DocumentReader } from './document-reader.tsx'
import { printRefusal } from './print-refusal.ts'
import { PhoneEnd, ReadingEnd } from './reading-end.tsx'
import { ReadingStart } from './reading-start.tsx'
import { TabList } from './tab-list.tsx'

/** Additions of other areas to a text. */
export interface ReadingParts {
  /** tools for the document besides reading */
  readonly tools: ReactNode
  /** items of the menu of tools that are needed less often */
  readonly more: readonly MenuItem[]
  /** tools for what the tab shows */
  readonly ofTab: (tab: DocumentTab) => ReactNode
}

interface ReadingScreenProps extends ReadingParts {
  document: DocumentMetadata
  protectedView: boolean
  phone: boolean
}

/** A text with one bar above it. */
export function ReadingScreen({ document, protectedView, phone, more, ...parts }: ReadingScreenProps) {
  const t = useText()
  const { search, hash, state } = useLocation()
  const [chosen, setChosen] = useState(() => (scrollOf(state) === undefined ? tabOfAddress(search, hash, phone) : 'HTML'))
  const [about, setAbout] = useState(false)
  const tabs = orderTabs(document.tabs)
  const tab = chooseTab(tabs, chosen) ?? 'PDF'
  const tools = (
    <>
      {parts.tools}
      {parts.ofTab(tab)}
    </>
  )
  const refusal = printRefusal(document, tab, protectedView)
  const tabList = tabs.length > 1 && <TabList tabs={tabs} active={tab} onChoose={setChosen} />
  const standing = document.standing
  const pathOf = useDocumentPath()
  const clauses = useReadingClauses(document)
  const ends = (print?: () => void) => ({
    start: (
      <ReadingStart
        {...{ document, protectedView, phone }}
        standing={standing.is !== 'unknown' && <StandingBadge standing={standing} />}
      />
    ),
    below: (
      <>
        <StandingBand standing={standing} pathOf={pathOf}>
          <SameClause standing={standing} designation={document.displayDesignation} clauses={clauses} />
        </StandingBand>
        <ClauseNotice link={clauses.link} />
      </>
    ),
    end: phone ? (
      <PhoneEnd tabs={tabList} onAbout={() => setAbout(true)} />
    ) : (
      <ReadingEnd document={document} tabs={tabList} tools={tools} more={more} onPrint={print} />
    ),
  })
  return (
    <div className={phone ? 'document-phone' : 'document-page'} data-alone={protectedView || undefined}>
      <div id="document-panel" role="tabpanel" aria-label={tab} className="document-panel">
        <DocumentReader {...{ document, clauses, tab, phone, ends, refusal }} />
      </div>
      {about && <AboutSheet document={document} tools={tools} more={more} onClose={() => setAbout(false)} />}
      <p className="reading-word">{t(refusal ?? 'documents.printWord')}</p>
    </div>
  )
}

/** An address of a clause opens the HTML and one of a page the PDF; a phone begins with the HTML, which fits its width. */
function tabOfAddress(search: string, hash: string, phone: boolean): string | undefined {
  if (hash) return 'HTML'
  return phone && !new URLSearchParams(search).has('page') ? 'HTML' : undefined
}
