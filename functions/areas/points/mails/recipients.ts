import type { Actor } from '#people/actor.ts'
import { companyDomainOf, mailDomainOf } from '#text/mail-domain.ts'

/** Those who are sent the link of a point, by kind: mail addresses. People and groups of an account become further kinds of it. */
export interface Recipients {
  readonly addresses: readonly string[]
}

/**
 * Recipients that somebody names, each once; undefined where one of them is not of their company. A company is the domain of its
 * mail, so that the library sends nothing to strangers; whoever has their mail at a public provider names nobody.
 */
export function recipientsOf({ email }: Pick<Actor, 'email'>, named: readonly string[]): Recipients | undefined {
  const company = companyDomainOf(email)
  if (named.some((address) => mailDomainOf(address) !== company)) return undefined
  return { addresses: [...new Set(named.map((address) => address.toLowerCase()))] }
}
