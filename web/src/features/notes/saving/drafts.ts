import type { TextPlace } from '#contract/place.ts'

/** Text of a note that the server does not have yet. */
export interface NoteDraft {
  readonly contentId: string
  readonly annotationId: string
  readonly note: string
  /** place that was selected, for a note that is new */
  readonly noteData?: TextPlace
  /** version of the note that was changed; absent for a note that is new */
  readonly version?: number
  /** fingerprints of the texts that were sent without an answer: one of them may be what the server has */
  readonly sent?: readonly string[]
}

/** Storage of this device; a part of it, so that tests have their own. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Drafts of a person on this device. Each tab has its own, so that two that change one note lose nothing to each other. */
export interface Drafts {
  /** Keeps a draft and returns whether the device took it. */
  keep(draft: NoteDraft): boolean
  drop(id: Pick<NoteDraft, 'contentId' | 'annotationId'>): void
  /** Takes over the drafts that other tabs left behind: on a document, or all. */
  takeOver(contentId?: string): NoteDraft[]
}

const PREFIX = 'lectern-note'

export function openDrafts(storage: () => DraftStorage, person: string, tab: string): Drafts {
  const start = JSON.stringify([PREFIX, person]).slice(0, -1)
  const nameOf = ({ contentId, annotationId }: Pick<NoteDraft, 'contentId' | 'annotationId'>, of = tab) =>
    `${start},${JSON.stringify([contentId, annotationId, of]).slice(1)}`
  const attempt = <Value>(run: (storage: DraftStorage) => Value, otherwise: Value): Value => {
    try {
      return run(storage())
    } catch {
      return otherwise
    }
  }
  const keep = (draft: NoteDraft) =>
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
        return names
          .filter((name) => name.startsWith(document))
          .flatMap((name) => {
            const draft = parseDraft(device.getItem(name))
            if (!draft || name === nameOf(draft)) return draft ?? []
            if (keep(draft)) device.removeItem(name)
            return draft
          })
      }, []),
  }
}

function parseDraft(text: string | null): NoteDraft | undefined {
  try {
    const draft = JSON.parse(text ?? '') as NoteDraft
    const isDraft = [draft.contentId, draft.annotationId, draft.note].every((one) => typeof one === 'string')
    return isDraft ? draft : undefined
  } catch {
    return undefined
  }
}
