import { afterAll, describe, expect, it } from '@jest/globals'
import type { APIGatewayRequestAuthorizerEventV2 } from 'aws-lambda'

process.env.LECTERN_ORIGIN_SECRET = 'a-secret-of-the-origin'
const { handler } = await import('./origin.ts')
afterAll(() => {
  delete process.env.LECTERN_ORIGIN_SECRET
})

const asks = (headers?: Record<string, string>) => handler({ headers } as APIGatewayRequestAuthorizerEventV2)

describe('the authorizer of the API', () => {
  it('a request with the secret is authorized', async () => {
    expect(await asks({ 'x-lectern-origin': 'a-secret-of-the-origin' })).toEqual({ isAuthorized: true })
  })

  it.each<Record<string, string> | undefined>([
    undefined,
    {},
    { 'x-lectern-origin': '' },
    { 'x-lectern-origin': 'a-secret-of-the-origim' },
    { 'x-lectern-origin': 'a' },
  ])('a request with headers %j is not authorized', async (headers) =>
    expect(await asks(headers)).toEqual({ isAuthorized: false }),
  )
})
