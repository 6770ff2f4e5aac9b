import { BedrockRuntimeClient, InvokeModelCommand } from '@aws-sdk/client-bedrock-runtime'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { learnEmbeddings } from '#functions/adapters/embedded/search/meaning/space/learned-embeddings.ts'
import { EmbeddingsUnavailable } from '#ports/embeddings.ts'
import { type BedrockServer, bedrockServer } from '#test/support/servers/bedrock-server.ts'
import { topicTexts } from '#test/support/topic-texts.ts'
import { BEDROCK_MODEL, openBedrockEmbeddings } from './bedrock-embeddings.ts'
import { signRequest } from './requests/sign-request.ts'

const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret', sessionToken: 'token' }
const region = 'eu-central-1'

interface Sent {
  readonly method: string
  readonly protocol: string
  readonly hostname: string
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: Uint8Array
}

/** Captures the signed request that the SDK sends for this input. */
async function sentBySdk(body: string): Promise<Sent> {
  let sent: Sent | undefined
  const requestHandler = {
    async handle(request: Sent) {
      sent = request
      throw new Error('seen')
    },
  }
  const client = new BedrockRuntimeClient({ region, credentials, maxAttempts: 1, requestHandler: requestHandler as never })
  const command = new InvokeModelCommand({
    modelId: BEDROCK_MODEL,
    contentType: 'application/json',
    accept: 'application/json',
    body,
  })
  await client.send(command).catch(() => undefined)
  return sent as unknown as Sent
}

const timeOf = (date: string) => new Date(date.replace(/(....)(..)(..T..)(..)(..Z)/, '$1-$2-$3:$4:$5'))

describe('embeddings by Bedrock, at the wire', () => {
  let server: BedrockServer
  beforeAll(async () => {
    server = await bedrockServer(learnEmbeddings(topicTexts(100)))
  })
  beforeEach(() => {
    server.seen.length = 0
  })
  afterAll(() => server.close())
  const open = () => openBedrockEmbeddings({ region, endpoint: server.endpoint, credentials: () => credentials })
  const failure = (as: 'passage' | 'query' = 'query') =>
    open()
      .embed(['steel'], as)
      .then(
        () => 'answered',
        (error: Error) => error,
      )

  it('send the same bytes as the SDK for the same input', async () => {
    await open().embed(['Stahl – "rör"\n水', 'x'.repeat(5000)], 'passage')
    const [ours] = server.seen as [BedrockServer['seen'][number]]
    const sdk = await sentBySdk(ours.body)
    expect([ours.method, ours.url]).toEqual([sdk.method, sdk.path])
    expect(Buffer.from(ours.body)).toEqual(Buffer.from(sdk.body))
    for (const name of ['content-type', 'accept', 'content-length', 'x-amz-content-sha256', 'x-amz-security-token'])
      expect([name, ours.headers[name]]).toEqual([name, sdk.headers[name]])
    expect(sdk.hostname).toBe(`bedrock-runtime.${region}.amazonaws.com`)
  })

  it('have the same signature as the SDK', async () => {
    const sdk = await sentBySdk('{"texts":["a"],"input_type":"search_query","truncate":"END"}')
    const { authorization, host, 'x-amz-date': date, 'x-amz-security-token': token, ...headers } = sdk.headers
    const url = new URL(`${sdk.protocol}//${sdk.hostname}${sdk.path}`)
    const facts = { region, service: 'bedrock', credentials, now: timeOf(date as string) }
    const signed = signRequest({ method: sdk.method, url, headers, body: sdk.body }, facts)
    expect([signed.authorization, token]).toEqual([authorization, credentials.sessionToken])
  })

  it('send at most 96 texts per request, cut to length, and no text without a word', async () => {
    const texts = Array.from({ length: 200 }, (_, at) => (at % 10 === 0 ? ' ' : `steel ${at} ${'pipe '.repeat(1000)}`))
    const vectors = await open().embed(texts, 'passage')
    const asked = server.seen.map(({ body }) => JSON.parse(body) as { texts: string[]; input_type: string })
    expect(asked.map((one) => one.texts.length)).toEqual([96, 84])
    expect(asked[0]).toMatchObject({ input_type: 'search_document', truncate: 'END' })
    expect(Math.max(...asked.flatMap((one) => one.texts.map((text) => text.length)))).toBe(2048)
    expect(vectors.map((vector) => vector.some((value) => value !== 0))).toEqual(texts.map((text) => text !== ' '))
  })

  it('retry when the service is throttled or not ready', async () => {
    server.faults.push(
      { status: 429, body: { message: 'Too many requests' }, headers: { 'x-amzn-errortype': 'ThrottlingException' } },
      { status: 429, body: { message: 'not ready' }, headers: { 'x-amzn-errortype': 'ModelNotReadyException' } },
      { status: 503, body: { message: 'try later' }, headers: { 'x-amzn-errortype': 'ServiceUnavailableException' } },
    )
    expect(await open().embed(['steel'], 'passage')).toHaveLength(1)
    expect(server.seen).toHaveLength(4)
  })

  it('give up soon on a query, for which a person waits', async () => {
    for (let n = 0; n < 2; n++) server.faults.push({ status: 429, body: { message: 'Too many requests' } })
    expect(await failure('query')).toBeInstanceOf(EmbeddingsUnavailable)
    expect(server.seen).toHaveLength(2)
  })

  it.each([
    [
      'denied',
      403,
      'AccessDeniedException',
      "You don't have access to the model with the specified model ID.",
      /access to the model/,
    ],
    ['expired', 403, 'ExpiredTokenException', 'The security token included in the request is expired', /ExpiredToken/],
    ['invalid', 400, 'ValidationException', 'Malformed input request', /Malformed input/],
    ['gone', 404, 'ResourceNotFoundException', 'This model version has reached the end of its life.', /end of its life/],
  ])('say why they are %s, and ask once', async (_, status, code, message, said) => {
    server.faults.push({ status, body: { message }, headers: { 'x-amzn-errortype': `${code}:http://internal/` } })
    const error = await failure('passage')
    expect(error).toBeInstanceOf(EmbeddingsUnavailable)
    expect((error as Error).message).toMatch(said)
    expect(server.seen).toHaveLength(1)
  })

  it.each([
    ['fewer rows', { embeddings: [] }],
    ['rows of another width', { embeddings: [[1, 2]] }],
    ['something else', { embeddings: { float: [[1]] } }],
    ['no numbers', { embeddings: [Array(1024).fill(null)] }],
  ])('take %s for no answer', async (_, body) => {
    server.faults.push({ status: 200, body })
    expect(await failure()).toMatchObject({ name: 'EmbeddingsUnavailable', message: expect.stringContaining('1024 numbers') })
  })

  it('are unavailable when nothing listens', async () => {
    const gone = openBedrockEmbeddings({ region, endpoint: 'http://127.0.0.1:9', credentials: () => credentials })
    await expect(gone.embed(['x'], 'query')).rejects.toMatchObject({ name: 'EmbeddingsUnavailable' })
  })
})
