import type { ComparisonResult } from '#contract/documents/comparison-result.ts'
import { formatCsv } from '#text/csv.ts'
import type { Text } from '#web/lib/i18n/i18n.tsx'
import type { MessageKey } from '#web/lib/i18n/messages.ts'
import { clauseNameOf } from '../changes/change-facts.tsx'
import type { NumberedChange } from '../changes/filter-changes.ts'

const HEAD: readonly MessageKey[] = [
  'comparison.clause',
  'comparison.filterKind',
  'comparison.effects',
  'comparison.affecting',
  'comparison.before',
  'comparison.after',
]

/** Writes the shown changes as CSV, a row each, in the language of the page. */
export function writeReport(result: ComparisonResult, shown: readonly NumberedChange[], t: Text): string {
  const head = HEAD.map((key) => t(key))
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
