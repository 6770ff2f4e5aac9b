import type { api } from '#contract/index.ts'
import { serve } from '#functions/http/serve.ts'
import { acceptAgreement } from './accept-agreement.ts'
import { listAcceptances, listLibraryAgreements } from './list-agreements.ts'
import { validateAgreement } from './validate-agreement.ts'

export const handler = serve<typeof api.agreement>({
  validate: validateAgreement,
  accept: acceptAgreement,
  list: listLibraryAgreements,
  acceptances: listAcceptances,
})
