import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { openLibrary } from '#test/support/library.ts'
import { openSqsJobs } from './sqs-jobs.ts'

const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' }

describe('jobs on SQS, at the wire', () => {
  let library: ReturnType<typeof openLibrary>
  let answer: { status: number; body: object }
  let asked: { action: string; queue: string }[] = []
  const server = createServer(async (request, response) => {
    const { QueueUrl } = JSON.parse(Buffer.concat(await request.toArray()).toString())
    asked.push({ action: String(request.headers['x-amz-target']), queue: QueueUrl })
    response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(answer.body))
  })
  beforeAll(async () => {
    library = openLibrary()
    await once(server.listen(0, '127.0.0.1'), 'listening')
  })
  afterAll(async () => {
    server.close()
    await library.close()
  })
  beforeEach(() => {
    asked = []
  })
  const find = () => {
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const options = { endpoint, region: 'eu-central-1', credentials: () => credentials }
    const jobs = openSqsJobs({ ...options, queueUrl: `${endpoint}/1/usual`, awaitedUrl: `${endpoint}/1/awaited` }, library.table)
    return jobs.find({ id: 'compare 1', tenant: 'astm' })
  }

  it('a job that was not delivered yet waits behind at most the others of the queue of awaited jobs', async () => {
    answer = { status: 200, body: { Attributes: { ApproximateNumberOfMessages: '4' } } }
    expect(await find()).toEqual({ state: 'waiting', ahead: 3 })
    expect(asked).toEqual([{ action: 'AmazonSQS.GetQueueAttributes', queue: expect.stringMatching(/\/awaited$/) }])
  })

  it('a queue that does not count says that the job waits, and no place', async () => {
    answer = { status: 403, body: {} }
    expect(await find()).toEqual({ state: 'waiting' })
  })
})
