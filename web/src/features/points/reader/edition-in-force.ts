import type { DocumentMetadata } from '#contract/documents/documents.ts'

/** Edition in force of a document that is not; undefined for one that is, or where the library has none. */
export function editionInForce({ contentCode, versions }: Pick<DocumentMetadata, 'contentCode' | 'versions'>) {
  const own = versions.find((one) => one.contentCode === contentCode)
  if (own?.status !== 'Historical' || own.draft) return undefined
  return versions.find(({ status, hasText }) => status === 'Active' && hasText)
}
