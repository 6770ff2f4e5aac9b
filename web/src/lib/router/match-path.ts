type Params = Readonly<Record<string, string | undefined>>

const patterns = new Map<string, RegExp>()

function toExpression(segment: string): string {
  if (segment === '*') return '(?:/.*)?'
  const [, name, optional] = /^:(\w+)(\?)?$/.exec(segment) ?? []
  if (name) return optional ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`
  return `/${segment.replace(/[.*+?^$\\{}()|[\]]/g, '\\$&')}`
}

function patternOf(route: string): RegExp {
  const known = patterns.get(route)
  if (known) return known
  const segments = route.split('/').filter(Boolean)
  const made = new RegExp(`^${segments.map(toExpression).join('')}/*$`, 'i')
  patterns.set(route, made)
  return made
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/**
 * Returns the parameters of a path that has the form of a route, undefined if it has another: `/a/:name`, `/a/:name?` where the last
 * segment may be absent, `/a/*` for all that is below. Case and slashes at the end do not count.
 */
export function matchPath(route: string, pathname: string): Params | undefined {
  const found = patternOf(route).exec(pathname)
  if (!found) return undefined
  return Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, value]) => [name, value && decode(value)]))
}
