import type { SchemaType } from '#contract/lazy-schema.ts'
import type { Reading } from '#contract/search.ts'
import type { Actor } from '#functions/http/use-case.ts'
import type { SearchCard } from '#ports/search.ts'

/** What somebody could do with a hit, said before they try. */
export function readingOf({ account }: Pick<Actor, 'account'>, card: SearchCard): SchemaType<typeof Reading> {
  if (card.publisherTypeCode === 'CPP') return 'outside'
  const collections = (card.collections ?? []) as readonly string[]
  const open =
    account?.publishers.includes(String(card.publisherCode)) || collections.some((one) => account?.collections.includes(one))
  return open ? 'open' : 'subscription'
}
