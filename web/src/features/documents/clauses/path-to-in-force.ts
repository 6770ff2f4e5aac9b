import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { IN_FORCE, type paths } from '#web/lib/paths.ts'
import { clauseOfAddress } from '#web/reader/clauses/clause-address.ts'

/** Path to the edition in force, at the same clause, where an address means that edition and this is another. */
export function pathToInForce(
  { contentCode, standing: { by } }: Pick<DocumentMetadata, 'contentCode' | 'standing'>,
  search: string,
  pathOf: typeof paths.document,
): string | undefined {
  if (new URLSearchParams(search).get('edition') !== IN_FORCE) return undefined
  if (!by?.inForce || !by.contentCode || by.contentCode === contentCode) return undefined
  return pathOf(by.contentCode, clauseOfAddress(search))
}
