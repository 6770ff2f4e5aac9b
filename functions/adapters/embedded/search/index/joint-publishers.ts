import type { IndexedDocument } from '#finding/indexed-document.ts'

/** Publishers of joint standards, by document of a segment. Most documents have one publisher and are not among them. */
export type JointPublishers = ReadonlyMap<number, readonly string[]>

export const jointPublishersOf = (documents: readonly Pick<IndexedDocument, 'publishers'>[]): JointPublishers =>
  new Map([...documents.entries()].flatMap(([doc, { publishers }]) => (publishers.length > 1 ? [[doc, publishers]] : [])))

export const packJoint = (joint: JointPublishers): string => JSON.stringify([...joint])

export const unpackJoint = (packed: string | null): JointPublishers => new Map(packed ? JSON.parse(packed) : [])
