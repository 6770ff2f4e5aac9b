import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { ObjectAnswer, ObjectRequest } from './objects-serve.ts'
import { OBJECTS_PATH } from './objects-sign.ts'

type Serve = (request: ObjectRequest) => Promise<ObjectAnswer>

async function send({ status, headers, body }: ObjectAnswer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // The rest of an unread body would count as the next request of this connection.
  response.writeHead(status, request.complete ? headers : { ...headers, Connection: 'close' })
  if (body) await pipeline(body, response)
  else response.end()
}

/** Makes the listener for signed URLs on the local site; it returns false for other addresses. */
export function handleWith(serve: Serve) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { url = '', method = 'GET', headers } = request
    if (!url.startsWith(OBJECTS_PATH)) return false
    try {
      await send(await serve({ method, url, headers, body: request }), request, response)
    } catch (error) {
      // A client that disconnected gets no answer; that is no error.
      if (!request.socket.destroyed) throw error
    }
    return true
  }
}
