import type { InputOf } from '#contract/endpoint/endpoint.ts'
import type { semantic } from '#contract/semantic.ts'
import type { SearchFilter } from '#finding/intent.ts'
import { entitledContent, openedTo } from '#library/document/entitlement.ts'
import type { Actor } from '#people/actor.ts'
import { filtersOf, requestedSort, searchTextOf } from './to-intent.ts'

const PREFIX = /^publisher-/

const publisherFilter = (publishers: readonly string[]): SearchFilter[] =>
  publishers.length > 0 ? [{ facet: 'publisher', values: publishers.map((one) => one.replace(PREFIX, '')) }] : []

/** The intent for one page of a search by meaning. A passage is text of the document, so only subscribed content is searched. */
export function meaningIntentOf(query: InputOf<typeof semantic.semantic>, actor: Actor) {
  const { keywords, publishers, refinements, editions, page, pageSize } = query
  return {
    scope: entitledContent(actor),
    text: searchTextOf(keywords),
    filters: [...filtersOf(refinements, undefined), ...publisherFilter(publishers)],
    ...(editions && { editions }),
    opens: openedTo(actor),
    sort: requestedSort(query),
    offset: page * pageSize,
    size: pageSize,
  }
}
