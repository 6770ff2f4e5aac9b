import type { AnyEndpoint, Area, Method } from '#contract/endpoint/endpoint.ts'

export interface Match {
  readonly area: string
  readonly endpoint: AnyEndpoint
  readonly parameters: Record<string, string>
}

/** Removes the superfluous slashes that some pages send, as CloudFront does before the gateway. */
const tidyPath = (path: string) => path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')

/** Dot segments. URLPattern resolves them, as browsers do; the gateway does not, and finds no route. */
const DOT_SEGMENT = /\/(\.|%2e){1,2}(\/|$)/i

const patternOf = (path: string) => new URLPattern({ pathname: path.replace(/\{(\w+)\}/g, ':$1') })

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function decodeAll(groups: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, segment = '']) => [name, decode(segment)]))
}

/** Matches routes of the contract as API Gateway does: fixed paths win over paths with parameters. */
export function createRouter(areas: Readonly<Record<string, Area>>) {
  const routes = Object.entries(areas).flatMap(([area, endpoints]) =>
    Object.values(endpoints).map((endpoint) => ({ area, endpoint })),
  )
  const isOpen = ({ endpoint }: { endpoint: AnyEndpoint }) => endpoint.path.includes('{')
  const fixed = new Map(routes.filter((one) => !isOpen(one)).map((one) => [`${one.endpoint.method} ${one.endpoint.path}`, one]))
  const open = routes
    .filter(isOpen)
    .sort((a, b) => a.endpoint.path.split('{').length - b.endpoint.path.split('{').length)
    .map((one) => ({ ...one, pattern: patternOf(one.endpoint.path) }))
  return {
    match(method: string, rawPath: string): Match | undefined {
      const pathname = tidyPath(rawPath)
      const exact = fixed.get(`${method} ${pathname}`)
      if (exact) return { ...exact, parameters: {} }
      if (DOT_SEGMENT.test(pathname)) return undefined
      for (const { area, endpoint, pattern } of open) {
        const groups = endpoint.method === method && pattern.exec({ pathname })?.pathname.groups
        if (groups) return { area, endpoint, parameters: decodeAll(groups) }
      }
      return undefined
    },
    /** Methods of the routes that match a path. */
    methodsOf(rawPath: string): Method[] {
      return (['GET', 'POST', 'PUT', 'DELETE'] as const).filter((method) => this.match(method, rawPath))
    },
  }
}
