export type NoticeKind = 'info' | 'success' | 'error'

export interface Notice {
  readonly id: number
  readonly kind: NoticeKind
  readonly text: string
  /** progress of something that goes on; the notice stays until it ends */
  readonly progress?: Progress
}

export interface Progress {
  /** both absent where nobody knows how long it takes */
  readonly done?: number
  readonly total?: number
  readonly text: string
  readonly onCancel: () => void
  /** another act than to cancel it */
  readonly act?: { readonly text: string; readonly onPress: () => void }
}

type Listener = (notices: readonly Notice[]) => void

const listeners = new Set<Listener>()
let notices: readonly Notice[] = []
let last = 0

function show(next: readonly Notice[]): void {
  notices = next
  for (const listener of listeners) listener(notices)
}

const add = (kind: NoticeKind) => (text: string) => {
  last += 1
  // Said twice is shown once, and lasts from the second time on.
  show([...notices.filter((one) => one.text !== text), { id: last, kind, text }])
}

/** Shows a short notice that closes itself. The caller translates the text. */
export const notify = { info: add('info'), success: add('success'), error: add('error') }

export const noticeStore = {
  show,
  subscribe: (listener: Listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  current: () => notices,
  close: (id: number) => show(notices.filter((one) => one.id !== id)),
}
