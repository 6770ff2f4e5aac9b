import { committeeKey } from '#finding/committee-key.ts'
import type { Facet } from '#finding/intent.ts'

const prefixes = (parts: readonly string[], sign: string): string[] => parts.map((_, at) => parts.slice(0, at + 1).join(sign))

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
