/** The days and the words that feedback is filtered by. */
export interface FeedbackQuery {
  readonly from?: string
  readonly to?: string
  readonly text?: string
}
