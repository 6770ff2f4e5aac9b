import { problemAnswer } from '#contract/endpoint/problem.ts'
import type { HttpAnswer, HttpEvent } from '#functions/http/call.ts'
import { SECURITY_HEADERS } from '#text/security-headers.ts'

/** Method and path of an endpoint, with parameters in braces. */
export type RouteName = `${string} ${string}`

const matches = (route: string, path: string) => new RegExp(`^${route.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)

/** The methods of a path. */
function methodsOf(routes: readonly RouteName[], path: string): string[] {
  const matching = routes.map((route) => route.split(' ') as [string, string]).filter(([, pattern]) => matches(pattern, path))
  return [...new Set(matching.map(([method]) => method))]
}

/** Answers requests without a route: an unknown path, or a method that the path does not have. */
export const answerUnknown =
  (routes: readonly RouteName[]) =>
  async ({ rawPath, requestContext: { requestId } }: HttpEvent): Promise<HttpAnswer> => {
    const allowed = methodsOf(routes, rawPath)
    const headers = { ...SECURITY_HEADERS, 'X-Request-Id': requestId }
    if (allowed.length === 0) return problemAnswer({ code: 'endpoint-not-found', requestId, headers })
    return problemAnswer({ code: 'method-not-allowed', requestId, headers: { ...headers, Allow: allowed.join(', ') } })
  }
