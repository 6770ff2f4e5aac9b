import type { Holdable } from '#entitlement/holdings.ts'
import type { IndexedDocument } from '#finding/indexed-document.ts'

/**
 * Publishers and collections of a segment's documents, apart from its postings, which never change. Documents without collections
 * that one publisher issues have their postings alone.
 */
export type Rights = ReadonlyMap<number, Holdable>

export const hasRights = ({ publishers, collections }: Holdable): boolean => publishers.length > 1 || collections.length > 0

export const rightsOf = (documents: readonly Pick<IndexedDocument, 'publishers' | 'collections'>[]): Rights =>
  new Map(
    [...documents.entries()].flatMap(([doc, { publishers, collections }]) =>
      hasRights({ publishers, collections }) ? [[doc, { publishers, collections }]] : [],
    ),
  )

export const packRights = (rights: Rights): string => JSON.stringify([...rights])

export const unpackRights = (packed: string | null): Rights => new Map(packed ? JSON.parse(packed) : [])
