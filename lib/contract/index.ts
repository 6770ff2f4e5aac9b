import { account } from './account.ts'
import { documents } from './documents.ts'
import { favorites } from './favorites.ts'
import { feedback } from './feedback.ts'
import { login } from './login.ts'
import { search } from './search.ts'
import { tenant } from './tenant.ts'
import { tracking } from './tracking.ts'

/** The only list of areas. */
export const api = { account, documents, favorites, feedback, login, search, tenant, tracking } as const
