import { designationKeys } from '#finding/designation/designation-keys.ts'
import { isKnownPublisher, knownPublisher, publisherCode } from './known-publishers.ts'
import type { StoredRecord } from './library-document.ts'
import type { Publisher } from './record.ts'

type Named = Pick<StoredRecord, 'designation' | 'relations'>

/**
 * Publishers of a joint document that a record or the head of its designation names, besides those whose records the library has.
 * An adopter's designation names whom it adopts. Nobody reads a document by a publisher that is only named.
 */
export function namedPublishersOf({ designation, relations }: Named, codes: readonly string[]): Publisher[] {
  const { adopters, publishers } = designationKeys(designation).read
  const isJoint = adopters.length === 0 && publishers.some((code) => codes.includes(code))
  const stated = relations.filter(({ type }) => type === 'copublishedBy').map((one) => one.designation)
  const names = [...stated, ...(isJoint ? publishers.filter(isKnownPublisher) : [])]
  const named = new Map(names.map((name) => [publisherCode(name), name]))
  return [...named].filter(([code]) => !codes.includes(code)).map(([, name]) => knownPublisher(name))
}
