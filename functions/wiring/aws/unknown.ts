import type { HttpAnswer, HttpEvent } from '#functions/http/call.ts'

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
    const known = allowed.length > 0
    const [status, code, title] = known
      ? [405, 'method-not-allowed', 'Method not allowed']
      : [404, 'endpoint-not-found', 'Not found']
    return {
      statusCode: status as number,
      headers: {
        'Content-Type': 'application/problem+json',
        'Cache-Control': 'private, no-store',
        'X-LecternApp-Error': `error.${code}`,
        'X-LecternApp-Params': 'request',
        'X-Content-Type-Options': 'nosniff',
        ...(known && { Allow: allowed.join(', ') }),
      },
      body: JSON.stringify({ code, status, title, requestId }),
    }
  }
