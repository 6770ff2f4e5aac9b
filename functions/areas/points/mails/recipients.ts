import type { Actor } from '#people/actor.ts'

/** Those who are sent the link of a point, by kind: mail addresses. People and groups of an account become further kinds of it. */
export interface Recipients {
  readonly addresses: readonly string[]
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/**
 * Recipients that somebody names, each once; undefined where one of them is not of their company. A company is the domain of its
 * mail, so that the library sends nothing to strangers.
 */
export function recipientsOf({ email }: Pick<Actor, 'email'>, named: readonly string[]): Recipients | undefined {
  if (named.length > 0 && !email.includes('@')) return undefined
  if (named.some((address) => domainOf(address) !== domainOf(email))) return undefined
  return { addresses: [...new Set(named.map((address) => address.toLowerCase()))] }
}
