import type { AnyEndpoint, Area, Method } from '#contract/endpoint.ts'

export interface Match {
  readonly area: string
  readonly endpoint: AnyEndpoint
  readonly parameters: Record<string, string>
}

interface Route {
  readonly area: string
  readonly endpoint: AnyEndpoint
  readonly segments: readonly string[]
}

/** Some pages of the field write a slash too many; the gateway's front takes them out, and so does this. */
const tidyPath = (path: string) => path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function parametersOf(route: Route, segments: readonly string[]): Record<string, string> | undefined {
  if (route.segments.length !== segments.length) return undefined
  const parameters: Record<string, string> = {}
  for (const [index, expected] of route.segments.entries()) {
    const given = segments[index] as string
    if (expected.startsWith('{')) parameters[expected.slice(1, -1)] = decode(given)
    else if (expected !== given) return undefined
  }
  return parameters
}

/** What API Gateway does with the routes of the contract. Fixed paths win over paths with parameters. */
export function createRouter(areas: Readonly<Record<string, Area>>) {
  const routes = Object.entries(areas)
    .flatMap(([area, endpoints]) =>
      Object.values(endpoints).map((endpoint) => ({ area, endpoint, segments: endpoint.path.split('/') })),
    )
    .sort((a, b) => a.endpoint.path.split('{').length - b.endpoint.path.split('{').length)
  const fixed = new Map(
    routes.filter((one) => !one.endpoint.path.includes('{')).map((one) => [`${one.endpoint.method} ${one.endpoint.path}`, one]),
  )
  const open = routes.filter((one) => one.endpoint.path.includes('{'))
  return {
    match(method: string, rawPath: string): Match | undefined {
      const path = tidyPath(rawPath)
      const exact = fixed.get(`${method} ${path}`)
      if (exact) return { ...exact, parameters: {} }
      const segments = path.split('/')
      for (const route of open) {
        if (route.endpoint.method !== method) continue
        const parameters = parametersOf(route, segments)
        if (parameters) return { ...route, parameters }
      }
      return undefined
    },
    /** The methods that a path would take. */
    methodsOf(rawPath: string): Method[] {
      return (['GET', 'POST', 'PUT', 'DELETE'] as const).filter((method) => this.match(method, rawPath))
    },
  }
}
