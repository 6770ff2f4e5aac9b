import type { CarryRule } from '#contract/points/carry-rules.ts'
import type { MessageKey } from '#web/lib/i18n/messages.ts'

/** Sentences for the rules by which points are carried. */
export const BECAUSE_LABELS = {
  lost: 'points.review.because.lost',
  column: 'points.review.because.column',
  whole: 'points.review.because.whole',
  few: 'points.review.because.few',
  copied: 'points.review.because.copied',
  moved: 'points.review.because.moved',
  several: 'points.review.because.several',
  mixed: 'points.review.because.several',
  matched: 'points.review.because.matched',
  passage: 'points.review.because.matched',
  reworded: 'points.review.because.reworded',
  replaced: 'points.review.because.replaced',
  deleted: 'points.review.because.deleted',
  block: 'points.review.because.block',
  cell: 'points.review.because.cell',
  heading: 'points.review.because.heading',
} as const satisfies Record<CarryRule, MessageKey>
