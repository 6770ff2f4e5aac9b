import { semantic } from '#contract/semantic.ts'
import type { SearchFilter } from '#finding/intent.ts'
import { useCase } from '#functions/http/use-case.ts'
import { entitledContent } from '#library/document/entitlement.ts'
import { presentResults } from './present.ts'
import { searchTextOf } from './to-intent.ts'

const PREFIX = /^publisher-/

const filtersOf = (publishers: readonly string[]): SearchFilter[] =>
  publishers.length > 0 ? [{ facet: 'publisher', values: publishers.map((one) => one.replace(PREFIX, '')) }] : []

export const searchByMeaning = useCase(
  semantic.semantic,
  ['search'],
  async ({ keywords, publishers, page, pageSize }, { actor, ports, note }) => {
    // A passage is text of the document, so only subscribed content is searched.
    const intent = {
      scope: entitledContent(actor),
      text: searchTextOf(keywords),
      filters: filtersOf(publishers),
      offset: page * pageSize,
      size: pageSize,
    }
    const hits = await ports.search.meaning(intent)
    note({ found: hits.total })
    return presentResults(hits, intent, actor)
  },
)
