import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const ADDRESS = 'https://us-east-1.quicksight.aws.amazon.com/embed/0f1e2d3c/dashboards/usage?code=AYAB'

/** Simulates QuickSight, which no engine offers, with the documented responses. It has no registered users. */
export async function openQuickSightServer() {
  const server = createServer((request, response) => {
    const say = (status: number, body: object, headers = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
    request.resume()
    if (request.url?.endsWith('/embed-url/registered-user'))
      say(404, { Message: 'User not found' }, { 'x-amzn-errortype': 'QuickSightUserNotFoundException' })
    else say(200, { EmbedUrl: ADDRESS, Status: 200, RequestId: 'b0a1c2d3' })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
