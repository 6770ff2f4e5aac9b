import type { DocumentMetadata } from '#contract/documents/documents.ts'

/** Facts of metadata that a change of a point changes. */
export type PointFacts = Partial<
  Pick<DocumentMetadata, 'hasActivatedCompassPoint' | 'hasDeactivatedCompassPoint' | 'proposedCompassPoints'>
>

/** Metadata with other facts of the points of their document. Where its text is closed, the tab goes with the last of them. */
export function withPointFacts(metadata: DocumentMetadata, facts: PointFacts): DocumentMetadata {
  const next = { ...metadata, ...facts }
  const tabs = metadata.tabs.filter((tab) => tab !== 'COMPASS_POINTS')
  const isTab =
    next.access === 'open' || next.hasActivatedCompassPoint || next.hasDeactivatedCompassPoint || next.proposedCompassPoints > 0
  return { ...next, tabs: isTab ? [...tabs, 'COMPASS_POINTS'] : tabs }
}
