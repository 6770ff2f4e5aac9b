import { type ReactNode, Suspense, useState } from 'react'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { type AdditionsStore, createAdditions, NOTHING_ADDED, useAdditionsIn } from '#web/reader/additions/additions-store.ts'
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
import { tabNameOf } from '../page/tab-name.ts'
import { useFullBook } from '../record/use-full-book.tsx'
import { DocumentReader } from './document-reader.tsx'
import { useMoreItems } from './more-items.tsx'
import { useMoreTools } from './more-tools.tsx'
import { printRefusal } from './print-refusal.ts'
import { PhoneEnd, ReadingEnd } from './reading-end.tsx'
import { ReadingStart } from './reading-start.tsx'
import { TabList } from './tab-list.tsx'
import { usePrinting } from './use-printing.ts'
import { useTab } from './use-tab.ts'

/** Loaded when they are opened. */
const SurroundingsPanel = lazyPart(async () => (await import('../surroundings/surroundings-panel.tsx')).SurroundingsPanel)
const AboutSheet = lazyPart(async () => (await import('./about-sheet.tsx')).AboutSheet)

/** Open text to which others add. */
interface ExtendedText {
  readonly rendition: 'pdf' | 'html'
  /** rises when something is opened in the text from a list beside it */
  readonly opened: number
}

/** Additions of other areas to a text. */
export interface ReadingParts {
  /** tools for the document besides reading that are used daily */
  readonly daily: ReactNode
  /** other tools for the document */
  readonly tools: ReactNode
  /** items of the menu of tools that are needed less often */
  readonly more: readonly MenuItem[]
  /** Adds to the open text itself; what it returns shows nothing. */
  readonly extend: (text: ExtendedText, additions: AdditionsStore) => ReactNode
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
  const [about, setAbout] = useState(false)
  const [additions] = useState(createAdditions)
  const [printing, setPrinting] = useState<string>()
  const present = useReadingClauses(document)
  const tabs = orderTabs(document.tabs)
  const { tab, opened, choose: setChosen } = useTab(tabs, present, phone)
  const text = isText(tab) ? tab : chooseTab(tabs.filter(isText), undefined)
  const daily = (
    <>
      {parts.ofTab(tab)}
      {parts.daily}
    </>
  )
  const { tools } = parts
  const named = tabNameOf(tab, document)
  const refusal = printRefusal(document, tab, protectedView)
  // The bar of a phone has room for the text alone; its sheet leads to the rest.
  const barTabs = phone ? tabs.filter(isText) : tabs
  const [hiddenTabs, setHiddenTabs] = useState('')
  const tabList = (barTabs.length > 1 || !isText(tab)) && (
    <TabList document={document} tabs={barTabs} active={tab} onChoose={setChosen} onHidden={setHiddenTabs} />
  )
  const openPrinting = (assetId: string | undefined) => {
    setPrinting(assetId)
    setChosen('PDF')
  }
  const standing = document.standing
  const pathOf = useDocumentPath()
  // The places of clauses are those of the present printing.
  const clauses = printing ? { ...present, list: [], scan: false, pagesByText: {}, target: undefined, link: undefined } : present
  const book = useFullBook(document)
  const sideTabs = tabs.filter((one) => !isText(one))
  const sideItems = sideTabs.flatMap((one): MenuItem[] => {
    const side = tabNameOf(one, document)
    const icon = side && <Icon shape={side.icon} aria-hidden="true" />
    return side ? [{ key: one, label: t(side.name), icon, onChoose: () => setChosen(one) }] : []
  })
  const more = [...book.items, ...parts.more]
  const { items, selected } = useMoreItems(document, { printing, onPrinting: openPrinting })
  const { print: printText, offer } = usePrinting()
  const list = useMoreTools({
    items: [...sideItems.filter(({ key }) => hiddenTabs.split(' ').includes(key)), ...more, ...items],
    selected,
    children: (
      <>
        {tools}
        {printText && (
          <Button type="text" icon={<Icon shape="PrinterOutlined" aria-hidden="true" />} onClick={printText}>
            {t('documents.print')}
          </Button>
        )}
      </>
    ),
  })
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
        {isText(tab) && !printing && <AdditionBands additions={additions} />}
      </>
    ),
    end: phone ? (
      <PhoneEnd tabs={tabList} onAbout={() => setAbout(true)} />
    ) : (
      <ReadingEnd
        daily={daily}
        more={list.trigger}
        tabs={tabList}
        print={refusal === 'documents.printProtected' ? undefined : print}
        onPrintable={offer}
      />
    ),
  })
  return (
    <div className={phone ? 'document-phone' : 'document-page'} data-alone={protectedView || undefined}>
      <div id="document-panel" role="tabpanel" aria-label={named ? t(named.name) : tab} className="document-panel">
        {isText(tab) ? (
          <DocumentReader
            {...{ document, clauses, tab, phone, ends, refusal, printing }}
            additions={printing ? NOTHING_ADDED : additions}
          />
        ) : (
          <Suspense>
            <SurroundingsPanel {...{ document, tab, ends, visual, points }} />
          </Suspense>
        )}
      </div>
      {extend({ rendition: text === 'HTML' ? 'html' : 'pdf', opened }, additions)}
      {!phone && list.list}
      {book.dialog}
      {about && (
        <Suspense>
          <AboutSheet
            {...{ document, more }}
            tools={
              <>
                {daily}
                {tools}
              </>
            }
            tabs={sideTabs}
            onChoose={(one) => {
              setChosen(one)
              setAbout(false)
            }}
            onClose={() => setAbout(false)}
          />
        </Suspense>
      )}
      {isText(tab) && <p className="reading-word">{t(refusal ?? 'documents.printWord')}</p>}
    </div>
  )
}

/** Bands of what was added to the text. */
const AdditionBands = ({ additions }: { additions: AdditionsStore }) => useAdditionsIn(additions).bands

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
