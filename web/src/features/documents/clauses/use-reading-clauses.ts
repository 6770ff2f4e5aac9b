import { useMemo, useState } from 'react'
import type { ListedClause } from '#contract/documents/clauses.ts'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { type ClauseMatch, type ClauseName, findClause, isAmbiguousNumber } from '#document-text/find-clause.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { clauseOfAddress } from '#web/reader/clauses/clause-address.ts'
import { type ClauseCopies, useClauseCopies } from './use-clause-copies.ts'
import { type PagesByText, useClauseList } from './use-clause-list.ts'

/** A link to a clause, as it turned out. */
export interface FollowedLink {
  readonly name: ClauseName
  /** absent where the edition has neither the clause nor one above it */
  readonly found: ClauseMatch<ListedClause> | undefined
  /** the document has no clauses that are known */
  readonly unknown: boolean
  /** other clauses have the number that the link names; this is the first */
  readonly several: boolean
  /** designation of the edition that the link was made in, where this is another one */
  readonly from: string | undefined
}

/** Clauses of the document that is read: the list, the one to go to, the one in view. */
export interface ReadingClauses extends ClauseCopies {
  readonly list: readonly ListedClause[]
  /** the pages have no text */
  readonly scan: boolean
  readonly pagesByText: PagesByText
  /** clause that the address names; absent where the history says where the reader was */
  readonly target: ListedClause | undefined
  readonly link: FollowedLink | undefined
  readonly inView: ListedClause | undefined
  readonly onView: (id: string | undefined) => void
}

export function useReadingClauses(document: DocumentMetadata): ReadingClauses {
  const { clauses: list, known, scan, pagesByText } = useClauseList(document.contentCode)
  const { search, state, key } = useLocation()
  const copies = useClauseCopies(document, list)
  const [view, onView] = useState<string>()
  const { position, linkedFrom } = (state ?? {}) as { position?: unknown; linkedFrom?: unknown }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that is followed again goes there again
  const link = useMemo((): FollowedLink | undefined => {
    const name = clauseOfAddress(search)
    if (!name || !known) return undefined
    const from = typeof linkedFrom === 'string' ? linkedFrom : undefined
    const found = findClause(list, name)
    return { name, found, several: isAmbiguousNumber(list, name, found), unknown: list.length === 0, from }
  }, [search, key, known, list, linkedFrom])
  const target = position === undefined ? link?.found?.clause : undefined
  const inView = useMemo(() => list.find(({ id }) => id === view), [list, view])
  return { list, scan, pagesByText, target, link, inView, onView, ...copies }
}
