import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { useMedia } from '#web/lib/use-media.ts'
import { NO_ADDITIONS, type ReaderAdditions } from '#web/reader/marks/additions.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import { StandingBand } from '#web/ui/standing-band.tsx'
import { StandingBadge } from '#web/ui/text/standing-badge.tsx'
import { ClauseNotice } from '../clauses/clause-notice.tsx'
import { SameClause } from '../clauses/same-clause.tsx'
import { useReadingClauses } from '../clauses/use-reading-clauses.ts'
import { chooseTab, type DocumentTab, isText, orderTabs } from '../page/choose-tab.ts'
import { useDocumentPath } from '../page/document-link.tsx'
import { saveScroll, scrollOf } from '../page/scroll-of.ts'
import { tabNameOf } from '../page/tab-name.ts'
import { useFullBook } from '../record/use-full-book.tsx'
import { SurroundingsPanel } from '../surroundings/surroundings-panel.tsx'
import { AboutSheet } from './about-sheet.tsx'
import { DocumentReader } from './document-reader.tsx'
import { printRefusal } from './print-refusal.ts'
import { PhoneEnd, ReadingEnd } from './reading-end.tsx'
import { ReadingStart } from './reading-start.tsx'
import { TabList } from './tab-list.tsx'

/** Open text to which others add. */
interface ExtendedText {
  readonly rendition: 'pdf' | 'html'
  /** rises when something is opened in the text from a list beside it */
  readonly opened: number
}

/** Additions of other areas to a text. */
export interface ReadingParts {
  /** tools for the document besides reading */
  readonly tools: ReactNode
  /** items of the menu of tools that are needed less often */
  readonly more: readonly MenuItem[]
  /** Adds to the open text itself; what it returns shows nothing. */
  readonly extend: (text: ExtendedText, onAdditions: (additions: ReaderAdditions) => void) => ReactNode
  /** videos and courses about the document */
  readonly visual: ReactNode
  /** list of the compass points on the document */
  readonly points: ReactNode
  /** tools for what the tab shows */
  readonly ofTab: (tab: DocumentTab) => ReactNode
}

interface ReadingScreenProps extends ReadingParts {
  document: DocumentMetadata
  protectedView: boolean
  phone: boolean
}

/** A text with one bar above it. */
export function ReadingScreen({ document, protectedView, phone, visual, points, extend, ...parts }: ReadingScreenProps) {
  const t = useText()
  const { search, hash, state, key } = useLocation()
  const [chosen, setTab] = useState(() => (scrollOf(state) === undefined ? tabOfAddress(search, hash, phone) : 'HTML'))
  const setChosen = (tab: DocumentTab | undefined) => {
    // The entry of the history opens with the form that was read last.
    if (tab !== 'HTML') saveScroll(undefined)
    setTab(tab)
  }
  const [about, setAbout] = useState(false)
  const [additions, setAdditions] = useState(NO_ADDITIONS)
  const [printing, setPrinting] = useState<string>()
  const tabs = orderTabs(document.tabs)
  const tab = chooseTab(tabs, chosen) ?? 'PDF'
  const opened = useOpenedPoint(key, search, !isText(tab), () => setChosen(undefined))
  const text = isText(tab) ? tab : chooseTab(tabs.filter(isText), undefined)
  const tools = (
    <>
      {parts.tools}
      {parts.ofTab(tab)}
    </>
  )
  const named = tabNameOf(tab, document)
  const refusal = printRefusal(document, tab, protectedView)
  // A narrow bar has room for the text alone; the sheet of a phone and the menu lead to the rest.
  const narrow = useMedia('(max-width: 1279px)')
  const barTabs = narrow ? tabs.filter(isText) : tabs
  const tabList = (barTabs.length > 1 || !isText(tab)) && (
    <TabList document={document} tabs={barTabs} active={tab} onChoose={setChosen} />
  )
  const openPrinting = (assetId: string | undefined) => {
    setPrinting(assetId)
    setChosen('PDF')
  }
  const standing = document.standing
  const pathOf = useDocumentPath()
  const present = useReadingClauses(document)
  // The places of clauses are those of the present printing.
  const clauses = printing
    ? { ...present, list: [], scan: false, scannedPages: undefined, target: undefined, link: undefined }
    : present
  const book = useFullBook(document)
  const sideTabs = tabs.filter((one) => !isText(one))
  const sideItems = sideTabs.flatMap((one): MenuItem[] => {
    const side = tabNameOf(one, document)
    const icon = side && <Icon shape={side.icon} aria-hidden="true" />
    return side ? [{ key: one, label: t(side.name, side.values), icon, onChoose: () => setChosen(one) }] : []
  })
  const more = [...book.items, ...parts.more]
  const ends = (print?: () => void) => ({
    start: (
      <ReadingStart
        {...{ document, protectedView, phone }}
        standing={standing.is !== 'unknown' && <StandingBadge standing={standing} />}
      />
    ),
    below: (
      <>
        {printing && <PrintingBand onLeave={() => openPrinting(undefined)} />}
        <StandingBand standing={standing} pathOf={pathOf}>
          <SameClause standing={standing} designation={document.displayDesignation} clauses={clauses} />
        </StandingBand>
        <ClauseNotice {...clauses} isPdf={tab === 'PDF'} />
        {isText(tab) && !printing && additions.band}
      </>
    ),
    end: phone ? (
      <PhoneEnd tabs={tabList} onAbout={() => setAbout(true)} />
    ) : (
      <ReadingEnd
        {...{ document, tools, printing }}
        more={narrow ? [...sideItems, ...more] : more}
        tabs={tabList}
        onPrinting={openPrinting}
        onPrint={print}
      />
    ),
  })
  return (
    <div className={phone ? 'document-phone' : 'document-page'} data-alone={protectedView || undefined}>
      <div id="document-panel" role="tabpanel" aria-label={named ? t(named.name, named.values) : tab} className="document-panel">
        {isText(tab) ? (
          <DocumentReader
            {...{ document, clauses, tab, phone, ends, refusal, printing }}
            additions={printing ? NO_ADDITIONS : additions}
          />
        ) : (
          <SurroundingsPanel {...{ document, tab, ends, visual, points }} />
        )}
      </div>
      {extend({ rendition: text === 'HTML' ? 'html' : 'pdf', opened }, setAdditions)}
      {book.dialog}
      {about && (
        <AboutSheet
          {...{ document, tools, more }}
          mode={isText(tab) ? additions.mode : undefined}
          tabs={sideTabs}
          onChoose={(one) => {
            setChosen(one)
            setAbout(false)
          }}
          onClose={() => setAbout(false)}
        />
      )}
      {isText(tab) && <p className="reading-word">{t(refusal ?? 'documents.printWord')}</p>}
    </div>
  )
}

/** Band over an earlier printing, with the way back to the present one. */
function PrintingBand({ onLeave }: { onLeave: () => void }) {
  const t = useText()
  return (
    <div className="standing-band" data-is="superseded" role="note">
      <strong>{t('documents.printing.band')}</strong>
      <Button type="text" onClick={onLeave}>
        {t('documents.printing.leave')}
      </Button>
    </div>
  )
}

/** An address names a tab; else one of a clause opens the HTML and one of a page the PDF; a phone begins with the HTML, which fits its width. */
function tabOfAddress(search: string, hash: string, phone: boolean): string | undefined {
  if (hash) return 'HTML'
  const asked = new URLSearchParams(search)
  return asked.get('tab') ?? (phone && !asked.has('page') ? 'HTML' : undefined)
}

/** Leaves a list of points for the text when one of them is opened, and counts how often. */
function useOpenedPoint(key: string, search: string, isBeside: boolean, onOpen: () => void): number {
  const [seen, setSeen] = useState(key)
  const [count, setCount] = useState(0)
  if (seen !== key) {
    setSeen(key)
    if (isBeside && new URLSearchParams(search).has('annotationid')) {
      setCount(count + 1)
      onOpen()
    }
  }
  return count
}
