import type { IncomingMessage } from 'node:http'

const MAX_BODY_BYTES = 4096

/** Reads the body of a small form; empty where it is larger than the limit. */
export async function readRequestBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= MAX_BODY_BYTES) chunks.push(chunk)
  }
  return size <= MAX_BODY_BYTES ? Buffer.concat(chunks).toString('utf8') : ''
}

/** Tells whether a form comes from a site. A foreign form could sign a person in as somebody else. */
export const isFormOf = (request: IncomingMessage, origin: string): boolean => request.headers.origin === origin
