import { type ReactNode, useRef } from 'react'
import type { SearchDocument } from '#contract/search.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { pathToDocument } from '#web/lib/paths.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { ResultCard } from '../card/result-card.tsx'
import type { Density } from './use-density.ts'
import { useListKeys } from './use-list-keys.ts'

/** Renderers of what other areas add to a row. */
interface RowParts {
  /** buttons for what can be done with a document besides opening it */
  readonly tools: (document: SearchDocument) => ReactNode
  /** documents that fold under a row */
  readonly timeline: (document: SearchDocument) => ReactNode
}

export interface ResultsProps extends RowParts {
  documents: readonly SearchDocument[]
  /** results of the whole search */
  total: number
  /** results that have all words; those with some of them follow under a line */
  whole?: number
  /** whether some of those that follow are near in meaning alone */
  hasNear?: boolean
  /** position of the first document in the whole search */
  first: number
  text: string
  density: Density
}

export function Results({ documents, total, whole = total, hasNear, first, text, density, tools, timeline }: ResultsProps) {
  const t = useText()
  const list = useRef<HTMLOListElement>(null)
  useListKeys(list, '.card-link')
  const { pathname, search } = useLocation()
  const from = { path: pathname + search, entry: window.history.state?.idx }
  const hits = documents.map((document) => ({ contentCode: document.contentCode, ...matchPlaceOf(document, text) }))
  return (
    <ol ref={list} className="results" data-density={density} aria-label={t('search.results')} start={first + 1}>
      {documents.map((document, index) => (
        <li key={document.contentCode}>
          {first + index === whole && <p className="some-words">{t(lineBefore(whole, hasNear), { count: total - whole })}</p>}
          <ResultCard
            document={document}
            to={pathToDocument(document, hits[index])}
            tools={tools(document)}
            timeline={timeline}
            state={{ hits, index, total, first, q: text, from }}
          />
        </li>
      ))}
    </ol>
  )
}

/** Line before the rows that have not all words. */
function lineBefore(whole: number, hasNear = false) {
  if (hasNear) return whole === 0 ? 'search.someOrNearOnly' : 'search.someOrNear'
  return whole === 0 ? 'search.someWordsOnly' : 'search.someWords'
}

/** Opens a document at the page and the clause of the match, if the words are in its full text. */
function matchPlaceOf({ matchedPage: page, matchedClause, excerpt }: SearchDocument, text: string) {
  return { page, clause: matchedClause?.name, q: page || excerpt ? text : undefined }
}

/** Placeholder in the shape of results. */
export function ResultsLoading() {
  const t = useText()
  return (
    <div className="results results-loading" role="status" aria-label={t('shell.loading')}>
      {[70, 50, 80, 60, 75, 55].map((width) => (
        <div key={width} className="card" aria-hidden="true">
          <span className="bar" style={{ inlineSize: 160 }} />
          <span className="bar" style={{ inlineSize: `${width}%` }} />
          <span className="bar" style={{ inlineSize: '95%' }} />
        </div>
      ))}
    </div>
  )
}
