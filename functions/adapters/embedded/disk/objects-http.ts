import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { ObjectAnswer, ObjectRequest } from './objects-serve.ts'
import { OBJECTS_PATH } from './objects-sign.ts'

type Serve = (request: ObjectRequest) => Promise<ObjectAnswer>

async function send({ status, headers, body }: ObjectAnswer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // A body that was not read to its end would be taken for the next request of this connection.
  response.writeHead(status, request.complete ? headers : { ...headers, Connection: 'close' })
  if (body) await pipeline(body, response)
  else response.end()
}

/** Signed URLs on the local site; false for what is not an object's address. */
export function handleWith(serve: Serve) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { url = '', method = 'GET', headers } = request
    if (!url.startsWith(OBJECTS_PATH)) return false
    try {
      await send(await serve({ method, url, headers, body: request }), request, response)
    } catch (error) {
      // Who went away in the middle gets no answer, and is no fault of ours.
      if (!request.socket.destroyed) throw error
    }
    return true
  }
}
