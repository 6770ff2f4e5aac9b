import type { RelatedContentItem } from '#contract/documents/related-content-item.ts'
import { documentOfKey } from '#web/reader/references/find-known.ts'

/** Document that a text refers to, and the library holds. */
export type LibraryReference = RelatedContentItem & { readonly contentCode: string }

/** Reference that the pointer or the focus is at, with its place in the window. */
export interface ShownReference {
  readonly item: LibraryReference
  readonly box: DOMRect
}

/** A text whose links are listened to. */
export interface LinkedText {
  /** place of its frame in the window */
  readonly frameBox: () => DOMRect | undefined
  /** place of the reader, which the history keeps before a link is followed */
  readonly keep: () => object
  /** Goes to a place in the text itself. */
  readonly goTo: (key: string, link: HTMLAnchorElement) => void
}

interface Listening extends LinkedText {
  readonly items: ReadonlyMap<string, LibraryReference>
  readonly go: { readonly current: (item: LibraryReference, clause: string | undefined, kept: object) => void }
  readonly setShown: (shown: ShownReference | undefined) => void
}

const SHOW_DELAY_MS = 200
const HIDE_DELAY_MS = 250

/** Follows the links of a text, and shows what they are of on hover and focus. The answer stops it. */
export function listenToLinks(root: Document | HTMLElement, listening: Listening): () => void {
  const { items, frameBox, keep, go, goTo, setShown } = listening
  const stop = new AbortController()
  let timer: number | undefined
  const soon = (run: () => void, delay: number) => {
    window.clearTimeout(timer)
    timer = window.setTimeout(run, delay)
  }
  const linkAt = ({ target }: Event) => (target as Element).closest?.<HTMLAnchorElement>('a.reference-link')
  const keyOf = (link: HTMLAnchorElement) => link.dataset.reference ?? ''
  const itemOf = (link: HTMLAnchorElement) => items.get(documentOfKey(keyOf(link)).document)
  const show = (delay: number) => (event: Event) => {
    const link = linkAt(event)
    const item = link && itemOf(link)
    if (link && item) soon(() => setShown({ item, box: boxInWindow(link, frameBox()) }), delay)
  }
  const leave = (event: Event) => linkAt(event) && soon(() => setShown(undefined), HIDE_DELAY_MS)
  const follow = (event: Event) => {
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent
    const link = linkAt(event)
    if (!link || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    window.clearTimeout(timer)
    setShown(undefined)
    const item = itemOf(link)
    if (item) go.current(item, documentOfKey(keyOf(link)).clause, keep())
    else goTo(keyOf(link), link)
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
