import { COMPARISON_VERSION, type ComparedSide, type ComparisonResult } from '#contract/documents/comparison-result.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import type { CheckStop } from '../align/align-words.ts'
import { type Comparison, compareTexts } from '../compare-texts.ts'
import { listAnchors } from './list-anchors.ts'
import { type ListedChange, listChanges } from './list-changes.ts'
import { agreeOnNumbers } from './read-numbers.ts'
import type { Side } from './side.ts'

function sideOf({ source, language, pages, clauses }: DocumentText): ComparedSide {
  return {
    source,
    language,
    pages: pages.map(({ width, height }) => [width, height]),
    clauses: clauses.map(({ number, title, level, start }) => ({ number, title, level, ...(start && { page: start.page }) })),
  }
}

/** Two documents that were compared. */
export interface ComparedDocuments {
  readonly sides: readonly [older: Side, newer: Side]
  readonly comparison: Comparison
  readonly changes: readonly ListedChange[]
}

/** Compares two documents. `checkStop` is called now and then; what it throws ends the comparison. */
export function compareDocuments(given: DocumentText, next: DocumentText, checkStop?: CheckStop): ComparedDocuments {
  const [older, newer] = agreeOnNumbers(given, next)
  const comparison = compareTexts(older, newer, checkStop)
  const sides = [
    { text: older, words: comparison.older },
    { text: newer, words: comparison.newer },
  ] as const
  return { sides, comparison, changes: listChanges(sides, comparison) }
}

/** The result of a comparison, as it is stored. */
export function resultOf({ sides, comparison, changes }: ComparedDocuments): ComparisonResult {
  return {
    version: COMPARISON_VERSION,
    older: sideOf(sides[0].text),
    newer: sideOf(sides[1].text),
    clausePairs: [...comparison.clausePairs.older],
    clauses: comparison.clauses,
    changes: changes.map(({ change }) => change),
    anchors: listAnchors(sides, comparison.words),
  }
}
