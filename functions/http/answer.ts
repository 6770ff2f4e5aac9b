import type { FileLink } from '#contract/documents/documents.ts'
import { type Call, endpointOf, type HttpAnswer, type HttpEvent, headerOf } from './call.ts'

const json = (body: unknown, headers: Record<string, string>): HttpAnswer => ({
  statusCode: 200,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** Files never pass through a function: a client is redirected to a presigned URL, or gets the URL as JSON if it accepts JSON. */
export function answer(event: HttpEvent, call: Call, output: unknown): HttpAnswer {
  if (endpointOf(call).answer !== 'file') return json(output, call.headers)
  const vary = { ...call.headers, Vary: 'Accept' }
  if (headerOf(event, 'accept')?.includes('application/json')) return json(output, vary)
  return { statusCode: 302, headers: { Location: (output as FileLink).url, ...vary } }
}
