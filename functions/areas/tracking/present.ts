import type { ListedDocument } from '#contract/documents/document-card.ts'
import type { OutputOf } from '#contract/endpoint/endpoint.ts'
import type { TrackedDocument, tracking } from '#contract/tracking.ts'
import type { Topic, Tracking } from '#ports/tracker.ts'
import type { StoredWish } from './store.ts'

type OfKind<K extends Topic['kind']> = Extract<Tracking, { kind: K }>
export type DocumentTracking = OfKind<'documents'>
export type PublisherTracking = OfKind<'publisher'>

export const presentTracking = ({ id, on }: Tracking): OutputOf<typeof tracking.track> => ({
  id,
  trackingFlag: on,
  trackerUnavailable: false,
})

export const presentDocument = ({ id, on, since }: Tracking, document: ListedDocument): TrackedDocument => ({
  id,
  trackingFlag: on,
  trackingSinceDate: since,
  document,
})

export const presentPublisher = (one: PublisherTracking): OutputOf<typeof tracking.updatePublisher> => ({
  publisherCode: one.name,
  publisherName: one.publisherName,
  trackingFlag: one.on,
  trackingSinceDate: one.since,
})

export const presentWish = ({ id, designation, since, contentCode }: StoredWish): OutputOf<typeof tracking.wish> => ({
  id,
  designation,
  since,
  ...(contentCode && { contentCode }),
})
