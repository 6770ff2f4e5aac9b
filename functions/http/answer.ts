import type { FileLink } from '#contract/documents/documents.ts'
import { FRAME_POLICY } from '#text/security-headers.ts'
import { type Call, endpointOf, type HttpAnswer, type HttpEvent, headerOf } from './call.ts'

const json = (body: unknown, headers: Record<string, string>): HttpAnswer => ({
  statusCode: 200,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

const isPage = (given: unknown): given is { html: string } => typeof given === 'object' && given !== null && 'html' in given

/** A page for a frame of the site; undefined where the endpoint answers something else. */
export function framedPage(call: Call, given: unknown, statusCode = 200): HttpAnswer | undefined {
  if (call.useCase?.endpoint.answer !== 'html' || !isPage(given)) return undefined
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': FRAME_POLICY, ...call.headers }
  return { statusCode, headers, body: given.html }
}

/** Any type, wanted as much as the others. */
const ANYTHING = /\*\/\*(?!\s*;\s*q=0)/

/** Tells whether a client asks for JSON itself: many that want the file send `application/json` beside everything else. */
function wantsLink(event: HttpEvent): boolean {
  const accepted = headerOf(event, 'accept')?.toLowerCase() ?? ''
  return accepted.includes('application/json') && !ANYTHING.test(accepted)
}

const isLink = (output: unknown): output is FileLink => typeof output === 'object' && output !== null && 'expiresAt' in output

/** Files never pass through a function: a client is redirected to a presigned URL, or gets the URL as JSON if it asks for JSON. */
export function answer(event: HttpEvent, call: Call, output: unknown): HttpAnswer {
  const { answer: kind } = endpointOf(call)
  if (kind === 'none') return { statusCode: 204, headers: call.headers }
  if (kind === 'page') return { statusCode: 302, headers: { Location: (output as { url: string }).url, ...call.headers } }
  const page = framedPage(call, output)
  if (page) return page
  if (kind === 'json-or-file' && isLink(output)) return { statusCode: 302, headers: { Location: output.url, ...call.headers } }
  if (kind !== 'file') return json(output, call.headers)
  const vary = { ...call.headers, Vary: 'Accept' }
  if (wantsLink(event)) return json(output, vary)
  return { statusCode: 302, headers: { Location: (output as FileLink).url, ...vary } }
}
