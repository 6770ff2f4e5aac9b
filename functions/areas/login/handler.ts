import type { api } from '#contract/index.ts'
import { serve } from '#functions/http/serve.ts'
import { beginSession } from './begin-session.ts'
import { getAuthenticationData } from './get-authentication-data.ts'
import { giveCode } from './give-code.ts'

export const handler = serve<typeof api.login>({
  authenticationData: getAuthenticationData,
  session: beginSession,
  code: giveCode,
})
