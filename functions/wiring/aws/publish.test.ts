import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { newFolder } from '#test/support/new-folder.ts'
import { type Answer, say, scriptedServer, silence } from '#test/support/servers/scripted-server.ts'
import { createPublisher } from './publish.ts'

const NAMES = ['index.html', 'assets/main-ABCDEF12.js', 'assets/book-0A1B2C3D.css', 'i18n/en.json', 'pdfjs/pdf.worker.min.mjs']
const files = newFolder()
for (const name of NAMES) {
  mkdirSync(path.dirname(path.join(files, name)), { recursive: true })
  writeFileSync(path.join(files, name), name)
}

/** S3 and CloudFormation in one, told apart by their paths. */
const server = scriptedServer()
const EMPTY = '<ListBucketResult></ListBucketResult>'
const s3 = (answer: Answer): Answer[] => [
  (response, request) => (request.url === '/answer' ? say(200) : answer)(response, request),
]

const before = { ...process.env }
beforeAll(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  const keys = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test', AWS_REGION: 'us-east-1' }
  Object.assign(process.env, keys, { AWS_ENDPOINT_URL: server.endpoint() })
})
beforeEach(() => {
  server.answers = s3(say(200, EMPTY))
})
afterAll(() => {
  jest.restoreAllMocks()
  process.env = before
})

async function run(RequestType: 'Create' | 'Update' | 'Delete', left = 300_000): Promise<Record<string, string>> {
  const event = {
    RequestType,
    ResponseURL: `${server.endpoint()}/answer`,
    StackId: 'stack',
    RequestId: 'request',
    LogicalResourceId: 'Published',
    ResourceProperties: { Bucket: 'site-of-astm' },
  }
  await createPublisher(files)(event, { getRemainingTimeInMillis: () => left })
  return JSON.parse(server.asked.findLast(({ request }) => request.url === '/answer')?.body ?? '{}')
}
const toS3 = () => server.asked.filter(({ request }) => request.url !== '/answer').map(({ request }) => request)
const puts = () => toS3().map(({ url }) => url?.replace('/site-of-astm/', ''))

describe('publishing the page', () => {
  it.each(['Create', 'Update'] as const)('a publication uploads every file, the page last, and answers: %s', async (type) => {
    expect(await run(type)).toMatchObject({ Status: 'SUCCESS', PhysicalResourceId: 'site' })
    expect(puts().toSorted()).toEqual(NAMES.toSorted())
    expect(puts().at(-1)).toBe('index.html')
    expect(server.asked.at(-1)?.request.url).toBe('/answer')
  })

  it('files with a hash or build in their URL are cached for ever, the page is revalidated', async () => {
    await run('Create')
    const kept = Object.fromEntries(
      toS3().map(({ url, headers }) => [url?.split('/').slice(2).join('/'), headers['cache-control']]),
    )
    const forEver = 'public, max-age=31536000, immutable'
    expect(kept).toEqual({
      'index.html': 'no-cache',
      'assets/main-ABCDEF12.js': forEver,
      'assets/book-0A1B2C3D.css': forEver,
      'i18n/en.json': forEver,
      'pdfjs/pdf.worker.min.mjs': 'no-cache',
    })
  })

  it('a failed upload leaves the page as it was, and is reported', async () => {
    server.answers = s3((response, request) =>
      say(...((request.url?.includes('main-') ? [403, '<Code>AccessDenied</Code>'] : [200]) as [number, string?]))(
        response,
        request,
      ),
    )
    const answer = await run('Update')
    expect(answer).toMatchObject({ Status: 'FAILED', PhysicalResourceId: 'site' })
    expect(answer.Reason).toMatch(/PUT \/assets\/main-ABCDEF12\.js: 403 .*AccessDenied/)
    expect(puts()).not.toContain('index.html')
  })

  it('a publication that takes too long is reported before the function ends', async () => {
    server.answers = s3(silence)
    expect(await run('Create', 90_050)).toMatchObject({ Status: 'FAILED', Reason: expect.stringMatching(/too long/) })
  })

  it('a deleted stack empties the bucket', async () => {
    const listed = NAMES.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('')
    const lists = [listed, EMPTY]
    server.answers = s3((response, request) => say(200, request.method === 'GET' ? lists.shift() : '')(response, request))
    expect(await run('Delete')).toMatchObject({ Status: 'SUCCESS', PhysicalResourceId: 'site' })
    expect(toS3().filter(({ method }) => method === 'DELETE')).toHaveLength(NAMES.length)
    expect(toS3().filter(({ method }) => method === 'PUT')).toEqual([])
  })
})
