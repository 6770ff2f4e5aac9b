import { placeInClause, strengthOf } from '#comparison/result/place-in-clause.ts'
import type { ComparisonResult } from '#contract/documents/comparison-result.ts'
import { formatCsv } from '#text/csv.ts'
import type { Text } from '#web/lib/i18n/i18n.tsx'
import type { MessageKey } from '#web/lib/i18n/messages.ts'
import { clauseNameOf } from '../changes/change-facts.tsx'
import type { ShownChange } from '../changes/filter-changes.ts'

const HEAD: readonly MessageKey[] = [
  'comparison.clause',
  'comparison.place',
  'comparison.filterKind',
  'comparison.effects',
  'comparison.affecting',
  'comparison.before',
  'comparison.after',
]

/** Writes the shown changes as CSV, a row each, in the language of the page. */
export function writeReport(result: ComparisonResult, shown: readonly ShownChange[], t: Text): string {
  const head = HEAD.map((key) => t(key))
  const rows = shown.map(({ change }) => [
    clauseNameOf(result, change),
    placeInClause(change),
    t(`comparison.kind.${change.kind}`),
    [...change.effects.map((effect) => t(`comparison.effect.${effect}`)), strengthOf(change)].filter(Boolean).join('; '),
    t(change.couldAffect ? 'comparison.yes' : 'comparison.no'),
    change.older?.text ?? '',
    change.newer?.text ?? '',
  ])
  return formatCsv([head, ...rows])
}
