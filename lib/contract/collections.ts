import * as z from 'zod/mini'
import { ListedDocument } from './documents/document-card.ts'
import { ListExport, ListFormat, listExportProblems } from './documents/list-export.ts'
import { endpoint } from './endpoint/endpoint.ts'
import { lazySchema, type SchemaType } from './endpoint/lazy-schema.ts'
import { LIST_PAGE_SIZE } from './endpoint/limits.ts'
import { pageNumber, pageSize } from './endpoint/page-fields.ts'

export const COLLECTION_SORTS = ['ALPHA_ASC', 'ALPHA_DESC'] as const

const CollectionItem = lazySchema(() =>
  z.strictObject({
    designation: z.string(),
    /** may contain <i>, <b>, <sub> and <sup>, and no other markup; empty where the library does not have the document */
    title: z.string(),
    /** absent where the library does not have the document */
    contentCode: z.optional(z.string()),
    document: z.optional(ListedDocument()),
  }),
)
export type CollectionItem = SchemaType<typeof CollectionItem>

/** Documents that an operator put together for an account. A collection opens nothing by itself. */
export const collections = {
  /** A page of the collection of the selected account, by designation; `offset` counts pages from 0. */
  list: endpoint({
    id: 'collections.list',
    method: 'GET',
    path: '/api/v1/custom-collection/current-user/pageable',
    access: 'account',
    input: () =>
      z.strictObject({
        sortType: z._default(z.enum(COLLECTION_SORTS), 'ALPHA_ASC'),
        pageSize: pageSize(LIST_PAGE_SIZE),
        offset: pageNumber(0),
      }),
    output: () =>
      z.strictObject({
        value: z.strictObject({ content: z.array(CollectionItem()), totalElements: z.int(), pageSize: z.int() }),
      }),
  }),
  /** The documents of the collection that the library has, as a file, in the order of the list. */
  export: endpoint({
    id: 'collections.export',
    method: 'POST',
    path: '/api/v1/custom-collection/export',
    access: 'account',
    input: () => z.strictObject({ format: ListFormat(), sortType: z._default(z.enum(COLLECTION_SORTS), 'ALPHA_ASC') }),
    output: ListExport,
    errors: listExportProblems,
  }),
}
