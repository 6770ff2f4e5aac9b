import { describe } from '@jest/globals'
import { describeAbbreviations } from './search-abbreviations.conformance.ts'
import { describeClosed } from './search-closed.conformance.ts'
import { describeCounts } from './search-counts.conformance.ts'
import { describeEditions } from './search-editions.conformance.ts'
import { describeForms } from './search-forms.conformance.ts'
import { describeIndexing } from './search-indexing.conformance.ts'
import { describeListed } from './search-listed.conformance.ts'
import { describeMatching } from './search-matching.conformance.ts'
import { describeMeaning } from './search-meaning.conformance.ts'
import { describeNames } from './search-names.conformance.ts'
import { describeDeepPages } from './search-paging.conformance.ts'
import { describeRanking } from './search-ranking.conformance.ts'
import { describeSlips } from './search-slips.conformance.ts'
import { describeSuggest } from './search-suggest.conformance.ts'
import type { SearchWorld } from './search-world.ts'

/** The rules of functions/ports/search.ts, on any engine. */
export function describeSearch(name: string, open: () => Promise<SearchWorld>): void {
  describe(name, () => {
    describeIndexing(open)
    describeMatching(open)
    describeClosed(open)
    describeRanking(open)
    describeCounts(open)
    describeEditions(open)
    describeListed(open)
    describeMeaning(open)
    describeDeepPages(open)
    describeSuggest(open)
    describeSlips(open)
    describeNames(open)
    describeAbbreviations(open)
    describeForms(open)
  })
}
