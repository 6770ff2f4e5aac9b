import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { createPublisher } from '#functions/wiring/aws/publish.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { say, scriptedServer } from '../support/servers/scripted-server.ts'
import { openLocalBucket } from './support/local-bucket.ts'

const FILES = { 'index.html': '<!doctype html>', 'assets/main-ABCDEF12.js': 'export {}', 'i18n/ar.json': '{"a":"أ"}' }
const files = newFolder()
for (const [name, text] of Object.entries(FILES)) {
  mkdirSync(path.dirname(path.join(files, name)), { recursive: true })
  writeFileSync(path.join(files, name), text)
}

const stack = scriptedServer()
let bucket: Awaited<ReturnType<typeof openLocalBucket>>
const before = { ...process.env }
beforeAll(async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  const keys = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test', AWS_REGION: 'us-east-1' }
  Object.assign(process.env, keys)
  stack.answers = [say(200)]
  bucket = await openLocalBucket()
})
afterAll(async () => {
  await bucket.close()
  jest.restoreAllMocks()
  process.env = before
})

async function run(RequestType: 'Create' | 'Delete', Bucket = bucket.options.bucket) {
  const ids = { StackId: 'stack', RequestId: 'request', LogicalResourceId: 'Published' }
  const event = { RequestType, ResponseURL: `${stack.endpoint()}/answer`, ...ids, ResourceProperties: { Bucket } }
  await createPublisher(files)(event, { getRemainingTimeInMillis: () => 300_000 })
  return JSON.parse(stack.asked.at(-1)?.body ?? '{}')
}

async function read(name: string) {
  const { Body, ContentType, CacheControl } = await bucket.client.send(
    new GetObjectCommand({ Bucket: bucket.options.bucket, Key: name }),
  )
  return [await Body?.transformToString(), ContentType, CacheControl]
}

describe('publishing on S3', () => {
  it('puts the files as they are to be served', async () => {
    expect(await run('Create')).toMatchObject({ Status: 'SUCCESS', PhysicalResourceId: 'site' })
    const forEver = 'public, max-age=31536000, immutable'
    expect(await read('index.html')).toEqual(['<!doctype html>', 'text/html; charset=utf-8', 'no-cache'])
    expect(await read('assets/main-ABCDEF12.js')).toEqual(['export {}', 'text/javascript; charset=utf-8', forEver])
    expect(await read('i18n/ar.json')).toEqual(['{"a":"أ"}', expect.stringMatching(/^application\/json/), forEver])
  })

  it('leaves nothing when the stack goes', async () => {
    expect(await run('Delete')).toMatchObject({ Status: 'SUCCESS' })
    const { KeyCount } = await bucket.client.send(new ListObjectsV2Command({ Bucket: bucket.options.bucket }))
    expect(KeyCount).toBe(0)
  })

  it('says which bucket it could not reach', async () => {
    expect(await run('Create', 'lectern-no-such-bucket')).toMatchObject({
      Status: 'FAILED',
      Reason: expect.stringMatching(/NoSuchBucket/),
    })
  })
})
