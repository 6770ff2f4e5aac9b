/** Text that the server does not have yet, of one addition to a document. */
export interface DraftId {
  readonly contentId: string
  readonly annotationId: string
}

/** Storage of this device; a part of it, so that tests have their own. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Drafts of a person on this device. Each tab has its own, so that two that change one text lose nothing to each other. */
export interface Drafts<Draft extends DraftId> {
  /** Keeps a draft and returns whether the device took it. */
  keep(draft: Draft): boolean
  drop(id: DraftId): void
  /**
   * Takes over the drafts that other tabs left behind: on a document, or all. Of two different texts of one addition the second
   * stays where it is, until the first is saved.
   */
  takeOver(contentId?: string): Draft[]
}

export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export const THIS_TAB = newId()

/** Form of one kind of drafts on the device. */
export interface DraftForm<Draft> {
  /** its name there */
  readonly kind: string
  /** Reads stored fields, also those that another release wrote; undefined where they are no draft. */
  readonly restore: (stored: Partial<Draft> & DraftId) => Draft | undefined
}

interface DraftsOf<Draft> extends DraftForm<Draft> {
  readonly storage: () => DraftStorage
  readonly person: string
  readonly tab: string
}

export function openDrafts<Draft extends DraftId>({ storage, kind, person, tab, restore }: DraftsOf<Draft>): Drafts<Draft> {
  const start = JSON.stringify([kind, person]).slice(0, -1)
  const nameOf = ({ contentId, annotationId }: DraftId, of = tab) =>
    `${start},${JSON.stringify([contentId, annotationId, of]).slice(1)}`
  const attempt = <Value>(run: (storage: DraftStorage) => Value, otherwise: Value): Value => {
    try {
      return run(storage())
    } catch {
      return otherwise
    }
  }
  const parse = (text: string | null): Draft | undefined => {
    try {
      const stored = JSON.parse(text ?? '') as Partial<Draft> & DraftId
      const isNamed = typeof stored.contentId === 'string' && typeof stored.annotationId === 'string'
      return isNamed ? restore(stored) : undefined
    } catch {
      return undefined
    }
  }
  const keep = (draft: Draft) =>
    attempt((device) => {
      device.setItem(nameOf(draft), JSON.stringify(draft))
      return true
    }, false)
  return {
    keep,
    drop: (id) => attempt((device) => device.removeItem(nameOf(id)), undefined),
    takeOver: (contentId) =>
      attempt((device) => {
        const document = contentId === undefined ? `${start},` : `${start},${JSON.stringify(contentId)},`
        const names = Array.from({ length: device.length }, (_, at) => device.key(at) ?? '')
        const found = names
          .filter((name) => name.startsWith(document))
          .flatMap((name) => {
            const draft = parse(device.getItem(name))
            return draft ? [{ name, draft, isOwn: name === nameOf(draft) }] : []
          })
        // One's own come first; a draft of another tab must not take the place of one that is written here.
        const taken = new Map<string, string>()
        return found
          .sort((a, b) => Number(b.isOwn) - Number(a.isOwn))
          .flatMap(({ name, draft, isOwn }) => {
            const own = nameOf(draft)
            const text = device.getItem(name) ?? ''
            const known = taken.get(own)
            if (known !== undefined) {
              if (known === text) device.removeItem(name)
              return []
            }
            taken.set(own, text)
            if (!isOwn && keep(draft)) device.removeItem(name)
            return draft
          })
      }, []),
  }
}
