import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Embeddings } from '#ports/embeddings.ts'

/** Limits that the service documents for `cohere.embed-multilingual-v3`. */
const [WIDTH, MAX_TEXTS, MAX_CHARACTERS] = [1024, 96, 2048]

export interface BedrockServer {
  readonly endpoint: string
  /** error responses of the service, sent before those of the model */
  readonly faults: { status: number; body: unknown; headers?: Record<string, string> }[]
  /** the requests, oldest first */
  readonly seen: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[]
  close(): Promise<void>
}

interface Question {
  readonly texts: readonly string[]
  readonly input_type: string
}

function refusalOf({ texts, input_type }: Question): string | undefined {
  if (texts.length > MAX_TEXTS) return `texts: expected maximum item count: ${MAX_TEXTS}, found: ${texts.length}`
  if (texts.some((text) => text.length > MAX_CHARACTERS)) return `texts: expected maxLength: ${MAX_CHARACTERS}`
  return input_type === 'search_document' || input_type === 'search_query' ? undefined : 'input_type: not one of its values'
}

/** Serves InvokeModel with a real model. Its vectors are padded with zeros, which changes no distance. */
export async function bedrockServer(model: Embeddings): Promise<BedrockServer> {
  const seen: BedrockServer['seen'] = []
  const faults: BedrockServer['faults'] = []

  function say(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }

  async function answer(body: string, response: ServerResponse): Promise<void> {
    const question = JSON.parse(body) as Question
    const message = refusalOf(question)
    if (message) return say(response, 400, { message }, { 'x-amzn-errortype': 'ValidationException' })
    const vectors = await model.embed(question.texts, question.input_type === 'search_query' ? 'query' : 'passage')
    const embeddings = vectors.map((vector) => [...vector, ...Array(WIDTH - vector.length).fill(0)])
    say(response, 200, { embeddings, id: 'a-request', response_type: 'embeddings_floats', texts: question.texts })
  }

  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    const { method = '', url = '', headers } = request
    seen.push({ method, url, headers, body })
    const fault = faults.shift()
    if (fault) say(response, fault.status, fault.body, fault.headers)
    else if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 '))
      say(response, 403, { message: 'Missing Authentication Token' })
    else await answer(body, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    seen,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
