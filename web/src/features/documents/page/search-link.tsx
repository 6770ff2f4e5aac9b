import type { ReactNode } from 'react'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { type ContentScope, paths } from '#web/lib/paths.ts'
import { refinedSearch } from '#web/lib/refined-search.ts'
import { Link } from '#web/lib/router/link.tsx'

/** All content, or the subscribed content for those who see no more. */
export const useScope = (): ContentScope => (useAccount().contentSecurity['drm-view'] ? 'subscribed' : 'all')

interface ValueLinkProps {
  root: 'publisher' | 'documentType' | 'committee' | 'ics' | 'language'
  value: string
  name: string
  children?: ReactNode
}

/** Link to the search for everything with the same value. */
export function ValueLink({ root, value, name, children }: ValueLinkProps) {
  return <Link to={refinedSearch(useScope(), { r: root, k: value, n: name })}>{children ?? <bdi>{name}</bdi>}</Link>
}

/** Link to the search for a keyword. */
export function KeywordLink({ keyword }: { keyword: string }) {
  return (
    <Link to={paths.search(useScope(), { content: keyword, stype: 'K' })}>
      <bdi>{keyword}</bdi>
    </Link>
  )
}
