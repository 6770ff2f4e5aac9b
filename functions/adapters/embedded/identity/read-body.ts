import type { IncomingMessage } from 'node:http'

const LIMIT = 4096

/** The body of a small form; empty where it is larger than any of ours. */
export async function readRequestBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= LIMIT) chunks.push(chunk)
  }
  return size <= LIMIT ? Buffer.concat(chunks).toString('utf8') : ''
}
