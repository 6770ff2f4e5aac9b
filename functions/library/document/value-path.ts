import type { Facet } from '#finding/intent.ts'

/**
 * A committee that is named by its place: `ISO/TC 184/SC 4`, also with its name after it, in parentheses or, where it says
 * whose it is, without.
 */
const COMMITTEE =
  /^((?:[A-Z][\w-]*(?:\/[A-Z][\w-]*)*[/ ])?(?:TC|JTC|PC) ?\d+(?:\/[A-Z]{2,4} ?\d+[A-Z]?)*)(?:$| \(.+\)$|(?<=^[A-Z][\w-]*\/.+) .+$)/

const beginnings = (parts: readonly string[], sign: string): string[] => parts.map((_, at) => parts.slice(0, at + 1).join(sign))

/** The committee without its name. */
export function committeeKey(committee: string): string | undefined {
  return committee.match(COMMITTEE)?.[1]
}

function committeePath(committee: string): string[] {
  const key = committeeKey(committee)
  if (key === undefined) return [committee]
  const body = key.match(/^(.+?)[/ ](?=(?:TC|JTC|PC) ?\d)/)?.[1]
  const below = body === undefined ? key : key.slice(body.length + 1)
  const own = beginnings(below.split('/'), '/').map((one) => (body === undefined ? one : key.slice(0, body.length + 1) + one))
  return body === undefined ? own : [body, ...own]
}

/** A value of a category with all that it stands under, the topmost first. */
export function valuePath(facet: Facet, value: string): readonly string[] {
  if (facet === 'ics') return beginnings(value.split('.'), '.')
  if (facet === 'committee') return committeePath(value)
  if (facet !== 'taxonomy') return [value]
  const levels = value.split('/').map((level) => level.trim())
  return beginnings(levels.filter(Boolean), '/')
}
