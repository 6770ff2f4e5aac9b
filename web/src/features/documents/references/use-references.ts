import { useMemo, useRef, useState } from 'react'
import type { PlacedCaption } from '#contract/documents/clauses.ts'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { documentOfKey, type FindTarget, type ReferenceTarget, referenceKey } from '#web/reader/references/find-known.ts'
import { useClauseList } from '../clauses/use-clause-list.ts'
import type { ReadingClauses } from '../clauses/use-reading-clauses.ts'
import { useDocumentPath } from '../page/document-link.tsx'
import { type LibraryReference, type LinkedText, listenToLinks, type ShownReference } from './listen-to-links.ts'
import { type NumberedPlace, useNumberedPlaces } from './use-numbered-places.ts'

/** Links of the text that is open. */
export interface ReferenceLinks {
  readonly targetOf: FindTarget
  /** places of the text itself, by key */
  readonly places: ReadonlyMap<string, NumberedPlace>
  /** Listens to the links of a text. The answer stops it. */
  readonly listen: (root: Document | HTMLElement, text: LinkedText) => () => void
}

const NO_CAPTIONS: readonly PlacedCaption[] = []

/** Makes links of what a text refers to: documents that the library holds, and places in the text itself. */
export function useReferences(
  { contentCode }: Pick<DocumentMetadata, 'contentCode'>,
  { list, addressOf }: Pick<ReadingClauses, 'list' | 'addressOf'>,
  shows: 'pdf' | 'html',
): { links: ReferenceLinks | undefined; shown: ShownReference | undefined } {
  const { references, captions } = useClauseList(contentCode)
  const t = useText()
  const navigate = useNavigate()
  const pathOf = useDocumentPath()
  const places = useNumberedPlaces(list, shows === 'pdf' ? captions : NO_CAPTIONS)
  const [shown, setShown] = useState<ShownReference>()
  const items = useMemo(() => {
    const held = references.filter((item): item is LibraryReference => item.contentCode !== undefined)
    return new Map(held.map((item) => [referenceKey(item.designationOrFamily), item]))
  }, [references])
  const hrefOf = ({ contentCode: code, access }: LibraryReference, clause?: string) =>
    access === 'outside' ? paths.contentRedirect(code) : pathOf(code, { clause })
  const ofPlace = ({ clause, page, top = 0 }: NumberedPlace): ReferenceTarget | undefined => {
    if (shows === 'pdf' && page === undefined) return undefined
    const href = clause ? addressOf(clause) : pathOf(contentCode, { page })
    return { href, title: clause?.title, ...(page !== undefined && { place: { page, top } }) }
  }
  const ofItem = (item: LibraryReference, clause?: string): ReferenceTarget => {
    const { designationOrFamily, standing, access } = item
    const label = [
      designationOrFamily,
      clause,
      standing && t(`shell.standing.${standing.is}`),
      access && t(`shell.access.${access}`),
    ]
    return { href: hrefOf(item, clause), label: label.filter(Boolean).join(', ') }
  }
  const now = useRef({ ofPlace, ofItem })
  now.current = { ofPlace, ofItem }
  const go = useRef((_: LibraryReference, __: string | undefined, ___: object) => {})
  go.current = (item, clause, kept) => {
    saveInHistory(kept)
    navigate(hrefOf(item, clause))
  }
  const links = useMemo(() => {
    if (items.size + places.size === 0) return undefined
    const targetOf: FindTarget = (key) => {
      const { document, clause } = documentOfKey(key)
      const [place, item] = [places.get(key), items.get(document)]
      if (document === '') return place && now.current.ofPlace(place)
      return item && now.current.ofItem(item, clause)
    }
    const listen: ReferenceLinks['listen'] = (root, text) => listenToLinks(root, { ...text, items, go, setShown })
    return { targetOf, places, listen }
  }, [items, places])
  return { links, shown }
}

/** Writes the place of the reader into the entry of the history that is left. */
export function saveInHistory(kept: object): void {
  const state = (window.history.state ?? {}) as { usr?: object | null }
  window.history.replaceState({ ...state, usr: { ...state.usr, ...kept } }, '')
}
