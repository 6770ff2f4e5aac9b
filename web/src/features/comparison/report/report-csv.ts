import { groupSubstitutions, isSubstitution, type Substitution } from '#comparison/result/group-substitutions.ts'
import { changedPart, partBeside, placeInClause, strengthOf } from '#comparison/result/place-in-clause.ts'
import type { ComparisonResult, TextChange } from '#contract/documents/comparison-result.ts'
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

const factsOf = (change: TextChange, t: Text): readonly string[] => [
  t(`comparison.kind.${change.kind}`),
  [...change.effects.map((effect) => t(`comparison.effect.${effect}`)), strengthOf(change)].filter(Boolean).join('; '),
  t(change.couldAffect ? 'comparison.yes' : 'comparison.no'),
]

const partOf = (change: TextChange, t: Text): string => {
  const part = changedPart(change)
  return part ? partBeside(t(`comparison.part.${part}`), placeInClause(change)) : ''
}

const placeOf = (change: TextChange, t: Text): string =>
  [partOf(change, t), placeInClause(change), (change.newer ?? change.older)?.table?.inLines && t('comparison.inLinesShort')]
    .filter(Boolean)
    .join(' · ')

/** Row for the same words in many places: its clauses, and where in them. */
function repeatedRow(
  result: ComparisonResult,
  { before, after, changes }: Substitution<ShownChange>,
  t: Text,
): readonly string[] {
  const listOf = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))].join('; ')
  const [first] = changes as readonly [ShownChange]
  return [
    listOf(changes.map(({ change }) => clauseNameOf(result, change))),
    [t('comparison.places', { count: changes.length }), listOf(changes.map(({ change }) => placeOf(change, t)))]
      .filter(Boolean)
      .join(': '),
    ...factsOf(first.change, t),
    before,
    after,
  ]
}

/** Writes the shown changes as CSV, a row each and one for the same words in many places, in the language of the page. */
export function writeReport(result: ComparisonResult, shown: readonly ShownChange[], t: Text): string {
  const head = HEAD.map((key) => t(key))
  const rows = groupSubstitutions(shown).map((row) =>
    isSubstitution(row)
      ? repeatedRow(result, row, t)
      : [
          clauseNameOf(result, row.change),
          placeOf(row.change, t),
          ...factsOf(row.change, t),
          row.change.older?.text ?? '',
          row.change.newer?.text ?? '',
        ],
  )
  return formatCsv([head, ...rows])
}
