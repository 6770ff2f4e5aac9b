import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import type { RelatedContentItem } from '#contract/documents/related-content-item.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { type FindTarget, referenceKey } from '#web/reader/references/find-known.ts'
import { useClauseList } from '../clauses/use-clause-list.ts'
import { useDocumentPath } from '../page/document-link.tsx'

/** Document that a text refers to, and the library holds. */
type HeldReference = RelatedContentItem & { readonly contentCode: string }

/** Reference that the pointer or the focus is at, with its place in the window. */
export interface ShownReference {
  readonly item: HeldReference
  readonly box: DOMRect
}

/** Links of the text that is open. */
export interface ReferenceLinks {
  readonly targetOf: FindTarget
  /**
   * Listens to the links of a text. `frameBox` is the place of its frame in the window; `keep` writes the place of the reader into
   * the history before a link is followed. The answer stops it.
   */
  readonly listen: (root: Document | HTMLElement, frameBox: () => DOMRect | undefined, keep: () => object) => () => void
}

/** Makes the documents that a text refers to links in it. */
export function useReferences({ contentCode }: Pick<DocumentMetadata, 'contentCode'>): {
  links: ReferenceLinks | undefined
  shown: ShownReference | undefined
} {
  const { references } = useClauseList(contentCode)
  const t = useText()
  const navigate = useNavigate()
  const pathOf = useDocumentPath()
  const [shown, setShown] = useState<ShownReference>()
  const items = useMemo(() => {
    const held = references.filter((item): item is HeldReference => item.contentCode !== undefined)
    return new Map(held.map((item) => [referenceKey(item.designationOrFamily), item]))
  }, [references])
  const go = useRef((_: HeldReference, __: object) => {})
  const hrefOf = ({ contentCode: code, access }: HeldReference) =>
    access === 'outside' ? paths.contentRedirect(code) : pathOf(code)
  go.current = (item, kept) => {
    const state = (window.history.state ?? {}) as { usr?: object | null }
    window.history.replaceState({ ...state, usr: { ...state.usr, ...kept } }, '')
    navigate(hrefOf(item))
  }
  const words = useRef(t)
  words.current = t
  const href = useRef(hrefOf)
  href.current = hrefOf
  const links = useMemo(() => {
    if (items.size === 0) return undefined
    const targetOf: FindTarget = (key) => {
      const item = items.get(key)
      if (!item) return undefined
      const { standing, access } = item
      const label = [
        item.designationOrFamily,
        standing && words.current(`shell.standing.${standing.is}`),
        access && words.current(`shell.access.${access}`),
      ]
      return { href: href.current(item), label: label.filter(Boolean).join(', ') }
    }
    const listen: ReferenceLinks['listen'] = (root, frameBox, keep) => listenTo(root, { items, frameBox, keep, go, setShown })
    return { targetOf, listen }
  }, [items])
  return { links, shown }
}

const SHOW_DELAY_MS = 200
const HIDE_DELAY_MS = 250

interface Listening {
  readonly items: ReadonlyMap<string, HeldReference>
  readonly frameBox: () => DOMRect | undefined
  readonly keep: () => object
  readonly go: { readonly current: (item: HeldReference, kept: object) => void }
  readonly setShown: (shown: ShownReference | undefined) => void
}

function listenTo(root: Document | HTMLElement, { items, frameBox, keep, go, setShown }: Listening): () => void {
  const stop = new AbortController()
  let timer: number | undefined
  const soon = (run: () => void, delay: number) => {
    window.clearTimeout(timer)
    timer = window.setTimeout(run, delay)
  }
  const linkAt = ({ target }: Event) => (target as Element).closest?.<HTMLAnchorElement>('a.reference-link')
  const itemOf = (link: HTMLAnchorElement) => items.get(link.dataset.reference ?? '')
  const show = (delay: number) => (event: Event) => {
    const link = linkAt(event)
    const item = link && itemOf(link)
    if (link && item) soon(() => setShown({ item, box: boxInWindow(link, frameBox()) }), delay)
  }
  const leave = (event: Event) => linkAt(event) && soon(() => setShown(undefined), HIDE_DELAY_MS)
  const follow = (event: Event) => {
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent
    const link = linkAt(event)
    const item = link && itemOf(link)
    if (!item || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    window.clearTimeout(timer)
    setShown(undefined)
    go.current(item, keep())
  }
  const options = { signal: stop.signal }
  root.addEventListener('mouseover', show(SHOW_DELAY_MS), options)
  root.addEventListener('focusin', show(0), options)
  root.addEventListener('mouseout', leave, options)
  root.addEventListener('focusout', leave, options)
  root.addEventListener('click', follow, options)
  root.addEventListener('keydown', (event) => (event as KeyboardEvent).key === 'Escape' && setShown(undefined), options)
  return () => {
    window.clearTimeout(timer)
    stop.abort()
  }
}

function boxInWindow(link: Element, frame: DOMRect | undefined): DOMRect {
  const { left, top, width, height } = link.getBoundingClientRect()
  return new DOMRect(left + (frame?.left ?? 0), top + (frame?.top ?? 0), width, height)
}
