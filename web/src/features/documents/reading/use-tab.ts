import { useState } from 'react'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { clauseOfAddress, withClauseKept } from '#web/reader/clauses/clause-address.ts'
import { pageOf } from '#web/reader/pdf/session/page-url.ts'
import type { ReadingClauses } from '../clauses/use-reading-clauses.ts'
import { chooseTab, type DocumentTab, isText } from '../page/choose-tab.ts'
import { saveScroll, scrollOf } from '../page/scroll-of.ts'

interface ChosenTab {
  readonly tab: DocumentTab
  /** rises with each point that is opened from the list of them */
  readonly opened: number
  readonly choose: (tab: DocumentTab | undefined) => void
}

/** Tab of a document that is shown. The other form of a text opens at the place of this one. */
export function useTab(tabs: readonly DocumentTab[], clauses: ReadingClauses, phone: boolean): ChosenTab {
  const { search, hash, state, key } = useLocation()
  const keepPlace = useKeepPlace(clauses)
  const [chosen, setChosen] = useState(() => (scrollOf(state) === undefined ? tabOfAddress(search, hash, phone) : 'HTML'))
  const tab = chooseTab(tabs, chosen) ?? 'PDF'
  const choose = (next: DocumentTab | undefined) => {
    // The entry of the history opens with the form that was read last.
    if (next !== 'HTML') saveScroll(undefined)
    if (next && next !== tab && isText(next) && isText(tab)) keepPlace()
    setChosen(next)
  }
  const opened = useOpenedPoint(key, search, !isText(tab), () => choose(undefined))
  return { tab, opened, choose }
}

/** Names the clause in view in the address; while a text is loading, the clause or the page that the address has counts. */
function useKeepPlace({ list, inView, nameOf }: ReadingClauses): () => void {
  const navigate = useNavigate()
  return () => {
    const { search } = window.location
    const page = pageOf(search)
    const ofPage = page === undefined ? undefined : list.findLast((clause) => clause.page !== undefined && clause.page <= page)
    const clause = inView ?? (clauseOfAddress(search) ? undefined : ofPage)
    const { position: _, html: __, ...usr } = window.history.state?.usr ?? {}
    navigate({ search: clause ? withClauseKept(search, nameOf(clause)) : search, hash: '' }, { replace: true, state: usr })
  }
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
