import { problemAnswer } from '#contract/problem.ts'
import type { HttpAnswer, HttpEvent } from '#functions/http/call.ts'
import { SECURITY_HEADERS } from '#functions/http/security-headers.ts'

/** A method and a path of the contract, parameters in braces. */
export type RouteName = `${string} ${string}`

const matches = (route: string, path: string) => new RegExp(`^${route.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)

/** The methods that a path would take. */
function methodsOf(routes: readonly RouteName[], path: string): string[] {
  const fitting = routes.map((route) => route.split(' ') as [string, string]).filter(([, known]) => matches(known, path))
  return [...new Set(fitting.map(([method]) => method))]
}

/** What no route of the API answers: a path that there is not, or one that takes another method. */
export const answerUnknown =
  (routes: readonly RouteName[]) =>
  async ({ rawPath, requestContext: { requestId } }: HttpEvent): Promise<HttpAnswer> => {
    const allowed = methodsOf(routes, rawPath)
    if (allowed.length === 0) return problemAnswer({ code: 'endpoint-not-found', requestId, headers: SECURITY_HEADERS })
    const headers = { ...SECURITY_HEADERS, Allow: allowed.join(', ') }
    return problemAnswer({ code: 'method-not-allowed', requestId, headers })
  }
