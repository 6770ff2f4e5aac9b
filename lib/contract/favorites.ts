import * as z from 'zod/mini'
import { ContentCode, ListedDocument } from './document-card.ts'
import { endpoint } from './endpoint.ts'
import { lazySchema, type SchemaType } from './lazy-schema.ts'
import { LIST_PAGE_SIZE } from './tracking.ts'

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
        /** by title; without it the last one comes first */
        sort: z.optional(z.enum(FAVORITE_SORTS)),
      }),
    output: () => z.strictObject({ count: z.int(), result: z.array(Favorite()) }),
  }),
  /** Takes the named one out; of the document nothing is read. */
  remove: endpoint({
    id: 'favorites.remove',
    method: 'PUT',
    path: '/api/favorite-documents',
    access: 'individual',
    input: () => z.strictObject({ id: Id(), document: z.optional(z.partial(ListedDocument())) }),
    output: nothing,
  }),
  /** every favourite, without a look at the library: enough to mark any number of cards */
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
    /** a document's id is its content code */
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
