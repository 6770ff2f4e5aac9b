import type { Actor } from '#functions/http/use-case.ts'
import type { SearchScope } from '#ports/search.ts'

/** What somebody may find in the all-content search: every document of the tenant; what it says is another matter. */
export function allContent({ tenant }: Pick<Actor, 'tenant'>): SearchScope {
  return { tenant, documents: 'all' }
}

/** What the account's subscriptions open, and nothing without an account. */
export function entitledContent({ tenant, account }: Pick<Actor, 'tenant' | 'account'>): SearchScope {
  return { tenant, documents: { publishers: account?.publishers ?? [], collections: account?.collections ?? [] } }
}

/** What somebody may find at all: with protected viewing that is the subscribed content. */
export function findableContent(actor: Pick<Actor, 'tenant' | 'account' | 'drmView'>): SearchScope {
  return actor.drmView ? entitledContent(actor) : allContent(actor)
}
