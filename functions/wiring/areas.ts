import type { api } from '#contract/index.ts'
import { handler as account } from '#functions/account/handler.ts'
import { handler as documents } from '#functions/documents/handler.ts'
import type { AreaHandler } from '#functions/http/serve.ts'
import { handler as login } from '#functions/login/handler.ts'
import { handler as search } from '#functions/search/handler.ts'
import { handler as tenant } from '#functions/tenant/handler.ts'

/** Every area of the contract with its handler. */
export const areas = { account, documents, login, search, tenant } satisfies Record<keyof typeof api, AreaHandler>
