import type { api } from '#contract/index.ts'
import { serve } from '#functions/http/serve.ts'
import { exportFeedback, listFeedback, markFeedbackState } from './list-feedback.ts'
import { submitFeedback } from './submit-feedback.ts'

export const handler = serve<typeof api.feedback>({
  submit: submitFeedback,
  list: listFeedback,
  mark: markFeedbackState,
  export: exportFeedback,
})
