import { account } from './account.ts'
import { documents } from './documents.ts'
import { login } from './login.ts'
import { search } from './search.ts'
import { tenant } from './tenant.ts'

/** The only list of areas. */
export const api = { account, documents, login, search, tenant } as const
