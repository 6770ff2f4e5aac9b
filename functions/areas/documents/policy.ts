import type { LibraryDocument } from '#library/document/library-document.ts'

type Publication = Pick<LibraryDocument, 'publisher' | 'record'>

/** Work items are those of the standards organization, which is the tenant's own publisher. */
export const hasWorkItems = ({ publisher, record }: Publication): boolean =>
  publisher.type === 'OWN' && (record.workItems?.length ?? 0) > 0

/** Details of other publishers are theirs to word, and stand apart. */
export const hasDetailsByPublisher = ({ publisher, record }: Publication): boolean =>
  publisher.type !== 'OWN' && Object.keys(record.details ?? {}).length > 0
