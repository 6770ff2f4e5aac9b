import * as z from 'zod/mini'

const LAST_PAGE = 1_000_000
export const MAX_PAGE_SIZE = 100

/** Number of a page of a list; the first one where it is absent. */
export const pageNumber = (first: 0 | 1) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(first), z.maximum(LAST_PAGE)), first)

const rows = () => z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PAGE_SIZE))

/** Rows of a page of a list. */
export const pageSize = (usual: number) => z._default(rows(), usual)

/** Rows of a page of a list that is whole where it is absent. */
export const optionalPageSize = () => z.optional(rows())
