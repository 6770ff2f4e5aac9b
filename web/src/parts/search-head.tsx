import type { ReactNode, RefObject } from 'react'
import type { SearchUrl } from '#web/features/search/query/search-url.ts'
import { DensityButton, SizeSelect, SortSelect } from '#web/features/search/results/result-tools.tsx'
import { SearchSwitches, type SearchSwitchesProps } from '#web/features/search/results/search-switches.tsx'
import type { Density } from '#web/features/search/results/use-density.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Link } from '#web/lib/router/link.tsx'
import { useMedia } from '#web/lib/use-media.ts'

export interface SearchHeadProps {
  heading?: RefObject<HTMLHeadingElement | null>
  title: ReactNode
  url: SearchUrl
  hasResults: boolean
  /** rows that the same search has more among older editions and drafts, with the way there */
  others: { readonly count: number; readonly to: string } | undefined
  /** words about the search, beside its title */
  note?: ReactNode
  switches: SearchSwitchesProps
  /** actions on the results */
  tools?: ReactNode
  /** people choose the number of rows on a page */
  isSized?: boolean
  density: Density
  onDensity: (density: Density) => void
  onChange: (change: Partial<SearchUrl>) => void
}

/** Head of a search: what was found, and what it is narrowed, ordered and shown by. The sheet has what has no room here. */
export function SearchHead({ refine, ...head }: SearchHeadProps & { refine: ReactNode }) {
  const t = useText()
  const { heading, title, url, hasResults, others, note, tools, switches, density, onDensity, onChange } = head
  const roomy = useMedia('(min-width: 768px)')
  return (
    <div className="search-head">
      <div className="search-title">
        <h1 ref={heading} tabIndex={-1} aria-live="polite">
          {title}
        </h1>
        {note}
        {others && <Link to={others.to}>{t('search.otherEditions', { count: others.count })}</Link>}
      </div>
      <div className="result-tools">
        {refine}
        {hasResults && <SortSelect url={url} onChange={onChange} />}
        {hasResults && tools}
        {(roomy || !refine) && <SearchSwitches {...switches} />}
        {roomy && hasResults && <DensityButton density={density} onChange={onDensity} />}
      </div>
    </div>
  )
}

/** Switches and the number of rows, for the sheet of a phone. */
export function HeadInSheet({ switches, url, onChange, isSized }: SearchHeadProps) {
  const roomy = useMedia('(min-width: 768px)')
  if (roomy) return null
  return (
    <div className="sheet-switches">
      <SearchSwitches {...switches} />
      {isSized && <SizeSelect url={url} onChange={onChange} />}
    </div>
  )
}
