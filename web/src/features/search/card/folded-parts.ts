import type { SearchDocument } from '#contract/search.ts'
import type { MessageKey } from '#web/lib/i18n/messages.ts'

type Foldable = Pick<SearchDocument, 'folded' | 'connections' | 'supplements' | 'translations'>

interface FoldedPart {
  readonly key: MessageKey
  readonly count: number
}

const AMENDS = /\b(amd|cor|amendment|corrigendum)\b|[/+][ac]\d/i

/** Lists how many documents of each kind fold under the row of a standard, without those of which there are none. */
export function foldedParts({ folded, connections, supplements, translations }: Foldable): FoldedPart[] {
  const counts: NonNullable<Foldable['folded']> = folded ?? {
    editions: connections.length,
    drafts: 0,
    supplements: supplements.length,
    languages: translations.length,
  }
  const amends = supplements.every((one) => AMENDS.test(one['supplement-display-designation']))
  const parts: FoldedPart[] = [
    { key: 'search.folded.editions', count: counts.editions },
    { key: amends ? 'search.folded.amendments' : 'search.folded.supplements', count: counts.supplements },
    { key: 'search.folded.corrigenda', count: counts.corrigenda ?? 0 },
    { key: 'search.folded.drafts', count: counts.drafts },
    { key: 'search.folded.languages', count: counts.languages },
  ]
  return parts.filter(({ count }) => count > 0)
}
