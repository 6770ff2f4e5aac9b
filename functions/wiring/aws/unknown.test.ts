import { describe, expect, it } from '@jest/globals'
import type { HttpEvent } from '#functions/http/call.ts'
import { answerUnknown } from './unknown.ts'

const answer = answerUnknown(['GET /api/documents/{code}', 'PUT /api/documents/{code}', 'GET /api/account'])
const ask = (rawPath: string) => answer({ rawPath, requestContext: { requestId: 'r-1' } } as HttpEvent)

describe('a request without a route', () => {
  it.each(['/api/nothing', '/api/documents/a/b', '/api/documents/', '/api/account/x', '/management/x', '/api/.*'])(
    'is not found: %s',
    async (path) => {
      const { statusCode, headers, body } = await ask(path)
      expect([statusCode, headers?.['Content-Type']]).toEqual([404, 'application/problem+json'])
      expect(JSON.parse(body as string)).toEqual({
        code: 'endpoint-not-found',
        status: 404,
        title: 'Not found',
        requestId: 'r-1',
      })
    },
  )

  it('a request with a wrong method gets the methods of its path', async () => {
    const { statusCode, headers } = await ask('/api/documents/ISO|9001')
    expect([statusCode, headers?.Allow]).toEqual([405, 'GET, PUT'])
  })
})
