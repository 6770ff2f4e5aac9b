import { describe, expect, it } from '@jest/globals'
import { hangUp, say, scriptedServer } from '#test/support/servers/scripted-server.ts'
import { answerCloudFormation, type ResourceEvent } from './answer-cloudformation.ts'

const server = scriptedServer()
const event = (): ResourceEvent<unknown> => ({
  RequestType: 'Create',
  ResponseURL: `${server.endpoint()}/answer?X-Amz-Signature=abc`,
  StackId: 'arn:aws:cloudformation:us-east-1:123456789012:stack/lectern-astm-Site/1',
  RequestId: 'request-1',
  LogicalResourceId: 'Published',
  ResourceProperties: {},
})
const answers = () => server.asked.map(({ body }) => JSON.parse(body))

describe('an answer to CloudFormation', () => {
  it('an answer is put without a content type, which the signature does not allow', async () => {
    server.answers = [
      (response, { headers }) => response.writeHead(headers['content-type'] ? 403 : 200).end('SignatureDoesNotMatch'),
    ]
    await answerCloudFormation(event(), { id: 'site-1' }, 1)
    expect(server.asked.map(({ request: { method, url } }) => [method, url])).toEqual([['PUT', '/answer?X-Amz-Signature=abc']])
    expect(server.asked[0]?.request.headers['content-length']).toBe(String(server.asked[0]?.body.length))
    const { StackId, RequestId, LogicalResourceId } = event()
    expect(answers()).toEqual([{ Status: 'SUCCESS', PhysicalResourceId: 'site-1', StackId, RequestId, LogicalResourceId }])
  })

  it('an answer gives the reason of a failure within the limit', async () => {
    server.answers = [say(200)]
    await answerCloudFormation(event(), { id: 'site-1', failure: `no room ${'€'.repeat(5000)}` }, 1)
    expect(answers()[0]).toMatchObject({ Status: 'FAILED', Reason: expect.stringMatching(/^no room €/) })
    expect(Buffer.byteLength(server.asked[0]?.body ?? '')).toBeLessThanOrEqual(4096)
  })

  it('an answer has a reason even if the failure has none', async () => {
    server.answers = [say(200)]
    await answerCloudFormation(event(), { id: 'site-1', failure: '' }, 1)
    expect(answers()[0]).toMatchObject({ Status: 'FAILED', Reason: expect.stringMatching(/./) })
  })

  it('an answer is retried unchanged until it is accepted', async () => {
    server.answers = [say(503, 'SlowDown'), hangUp, say(200)]
    await answerCloudFormation(event(), { id: 'site-1' }, 1)
    expect(answers().map(({ Status }) => Status)).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS'])
  })

  it('an answer that is never accepted is an error, so that Lambda retries the function', async () => {
    server.answers = [say(403, 'SignatureDoesNotMatch')]
    await expect(answerCloudFormation(event(), { id: 'site-1' }, 1)).rejects.toThrow(/not accept .*403 SignatureDoesNotMatch/)
    expect(server.asked).toHaveLength(5)
  })
})
