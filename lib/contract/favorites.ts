import * as z from 'zod/mini'
import { ContentCode, ListedDocument } from './documents/document-card.ts'
import { ListExport, ListFormat, listExportProblems } from './documents/list-export.ts'
import { endpoint } from './endpoint/endpoint.ts'
import { lazySchema, type SchemaType } from './endpoint/lazy-schema.ts'
import { LIST_PAGE_SIZE } from './endpoint/limits.ts'

export const FAVORITE_SORTS = ['title', 'title-'] as const

const Id = lazySchema(() => z.string().check(z.minLength(1), z.maxLength(300)))
const nothing = lazySchema(() => z.strictObject({}))
const Favorite = lazySchema(() => z.strictObject({ id: z.string(), document: ListedDocument() }))
export type Favorite = SchemaType<typeof Favorite>

const favoriteProblems = {
  'content-not-found': { status: 404, title: 'Document not found', detail: 'Can not find content' },
  'content-gone': { status: 404, title: 'Document no longer available', detail: 'DL Content is no longer available' },
} as const

export const favorites = {
  list: endpoint({
    id: 'favorites.list',
    method: 'GET',
    path: '/api/favorite-documents/current-user',
    access: 'individual',
    input: () =>
      z.strictObject({
        page: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
        size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), LIST_PAGE_SIZE),
        /** without it, the latest favourite comes first */
        sort: z.optional(z.enum(FAVORITE_SORTS)),
      }),
    output: () => z.strictObject({ count: z.int(), result: z.array(Favorite()) }),
  }),
  /** All favourites as a file, in the order of the list. */
  export: endpoint({
    id: 'favorites.export',
    method: 'POST',
    path: '/api/favorite-documents/export',
    access: 'individual',
    input: () => z.strictObject({ format: ListFormat(), sort: z.optional(z.enum(FAVORITE_SORTS)) }),
    output: ListExport,
    errors: listExportProblems,
  }),
  /** Removes the favourite with this id. The document is ignored. */
  remove: endpoint({
    id: 'favorites.remove',
    method: 'PUT',
    path: '/api/favorite-documents',
    access: 'individual',
    input: () => z.strictObject({ id: Id(), document: z.optional(z.partial(ListedDocument())) }),
    output: nothing,
  }),
  /** All favourites, without data of the documents: enough to mark cards. A joint standard has a mark for each of its records. */
  marks: endpoint({
    id: 'favorites.marks',
    method: 'GET',
    path: '/api/content-favorites/current-user',
    access: 'individual',
    input: nothing,
    output: () => z.strictObject({ marks: z.array(z.strictObject({ id: z.string(), contentCode: ContentCode() })) }),
  }),
  add: endpoint({
    id: 'favorites.add',
    method: 'POST',
    path: '/api/content-favorites',
    access: 'individual',
    /** `contentId` is the document's content code */
    input: () => z.strictObject({ content: z.strictObject({ contentId: z.string() }) }),
    output: Favorite,
    errors: favoriteProblems,
  }),
  drop: endpoint({
    id: 'favorites.drop',
    method: 'DELETE',
    path: '/api/content-favorites/{id}',
    access: 'individual',
    input: () => z.strictObject({ id: Id() }),
    output: nothing,
  }),
}
