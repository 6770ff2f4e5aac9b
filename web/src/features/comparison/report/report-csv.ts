import type { ComparisonResult } from '#contract/comparison-result.ts'
import { formatCsv } from '#text/csv.ts'
import type { Text } from '#web/lib/i18n/i18n.tsx'
import { clauseNameOf } from '../changes/change-facts.tsx'
import type { NumberedChange } from '../changes/filter-changes.ts'

/** Writes the shown changes as CSV, a row each, in the language of the page. */
export function writeReport(result: ComparisonResult, shown: readonly NumberedChange[], t: Text): string {
  const head = ['clause', 'filterKind', 'effects', 'affecting', 'before', 'after'].map((key) => t(`comparison.${key}`))
  const rows = shown.map(({ change }) => [
    clauseNameOf(result, change),
    t(`comparison.kind.${change.kind}`),
    change.effects.map((effect) => t(`comparison.effect.${effect}`)).join('; '),
    t(change.couldAffect ? 'comparison.yes' : 'comparison.no'),
    change.older?.text ?? '',
    change.newer?.text ?? '',
  ])
  return formatCsv([head, ...rows])
}
