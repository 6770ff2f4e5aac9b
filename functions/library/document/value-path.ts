import type { Facet } from '#finding/intent.ts'

/**
 * A committee code such as `ISO/TC 184/SC 4`. Its name may follow in parentheses, or without them where the code names the
 * organization.
 */
const COMMITTEE =
  /^((?:[A-Z][\w-]*(?:\/[A-Z][\w-]*)*[/ ])?(?:TC|JTC|PC) ?\d+(?:\/[A-Z]{2,4} ?\d+[A-Z]?)*)(?:$| \(.+\)$|(?<=^[A-Z][\w-]*\/.+) .+$)/

const prefixes = (parts: readonly string[], sign: string): string[] => parts.map((_, at) => parts.slice(0, at + 1).join(sign))

/** The committee without its name. */
export function committeeKey(committee: string): string | undefined {
  return committee.match(COMMITTEE)?.[1]
}

function committeePath(committee: string): string[] {
  const key = committeeKey(committee)
  if (key === undefined) return [committee]
  const body = key.match(/^(.+?)[/ ](?=(?:TC|JTC|PC) ?\d)/)?.[1]
  const below = body === undefined ? key : key.slice(body.length + 1)
  const own = prefixes(below.split('/'), '/').map((one) => (body === undefined ? one : key.slice(0, body.length + 1) + one))
  return body === undefined ? own : [body, ...own]
}

/** A value of a category with all its ancestors, the topmost first. */
export function valuePath(facet: Facet, value: string): readonly string[] {
  if (facet === 'ics') return prefixes(value.split('.'), '.')
  if (facet === 'committee') return committeePath(value)
  if (facet !== 'taxonomy') return [value]
  const levels = value.split('/').map((level) => level.trim())
  return prefixes(levels.filter(Boolean), '/')
}
