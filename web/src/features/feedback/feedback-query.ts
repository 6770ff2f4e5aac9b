import type { StoredFeedback } from '#contract/feedback.ts'

/** The days, the words and the state that feedback is filtered by. */
export interface FeedbackQuery {
  readonly from?: string
  readonly to?: string
  readonly text?: string
  readonly state?: StoredFeedback['state']
}
