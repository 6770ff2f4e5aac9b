import type { api } from '#contract/index.ts'
import { handler as account } from '#functions/account/handler.ts'
import { handler as admin } from '#functions/admin/handler.ts'
import { handler as documents } from '#functions/documents/handler.ts'
import { handler as favorites } from '#functions/favorites/handler.ts'
import { handler as feedback } from '#functions/feedback/handler.ts'
import type { AreaHandler } from '#functions/http/serve.ts'
import { handler as login } from '#functions/login/handler.ts'
import { handler as refinement } from '#functions/refinement/handler.ts'
import { handler as reports } from '#functions/reports/handler.ts'
import { handler as search } from '#functions/search/handler.ts'
import { handler as tenant } from '#functions/tenant/handler.ts'
import { handler as tracking } from '#functions/tracking/handler.ts'

/** Every area of the contract with its handler. */
export const areas = {
  account,
  admin,
  documents,
  favorites,
  feedback,
  login,
  refinement,
  reports,
  search,
  tenant,
  tracking,
} satisfies Record<keyof typeof api, AreaHandler>
