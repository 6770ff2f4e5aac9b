import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { CreateQueueCommand, DeleteQueueCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openAwsHealth } from '#functions/adapters/aws/aws-health.ts'
import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { engineUrl } from './support/engine-url.ts'

const endpoint = engineUrl('AWS_ENDPOINT_URL')
const region = 'us-east-1'
const account = { accessKeyId: 'test', secretAccessKey: 'test' }
const client = new SQSClient({ endpoint, region, credentials: account })
const folder = newFolder()

describe('the health of jobs on SQS', () => {
  const table = openSqliteTable(path.join(folder, 'table.db'))
  let queueUrl = ''
  let undeliveredUrl = ''
  const facts = { region, endpoint, credentials: () => account, domainName: undefined, table }
  const open = (url: string) => openAwsHealth({ ...facts, queueUrl: url, undeliveredUrl, issuer: url })
  const jobsOf = async (url: string) => (await open(url).report('astm')).filter(({ part }) => part === 'jobs')
  beforeAll(async () => {
    const make = async () =>
      (await client.send(new CreateQueueCommand({ QueueName: `health-${randomBytes(6).toString('hex')}` }))).QueueUrl as string
    queueUrl = await make()
    undeliveredUrl = await make()
  })
  afterAll(async () => {
    for (const QueueUrl of [queueUrl, undeliveredUrl]) await client.send(new DeleteQueueCommand({ QueueUrl }))
    client.destroy()
    await table.close()
  })

  it('counts what waits, and what was tried in vain', async () => {
    expect(await jobsOf(queueUrl)).toEqual([{ part: 'jobs', state: 'up', facts: { waiting: 0, failed: 0 } }])
    for (const MessageBody of ['one', 'two']) await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody }))
    await table.put({ pk: 'astm#failed-jobs', sk: 'a', id: 'a', name: 'ingest', payload: null, tries: 3, reason: 'no' })
    expect(await jobsOf(queueUrl)).toEqual([{ part: 'jobs', state: 'impaired', facts: { waiting: 2, failed: 1 } }])
  })

  it('tells whether mails can be sent and events arrive, and that an issuer without a configuration is down', async () => {
    const others = (await open(queueUrl).report('astm')).filter(({ part }) => part !== 'jobs')
    expect(others.map(({ part, state }) => [part, state])).toEqual([
      ['mail', 'up'],
      ['identity', 'down'],
      ['events', 'up'],
      ['audits', 'up'],
    ])
  })

  it('counts deliveries of events and acts that failed for good', async () => {
    const undelivered = async () =>
      (await open(queueUrl).report('astm')).filter(({ part }) => part === 'events' || part === 'audits')
    await client.send(new SendMessageCommand({ QueueUrl: undeliveredUrl, MessageBody: '{"awslogs":{"data":""}}' }))
    expect(await undelivered()).toMatchObject([
      { part: 'events', state: 'impaired', facts: { lost: 0, undelivered: 1 } },
      { part: 'audits', state: 'impaired', facts: { undelivered: 1 } },
    ])
  })

  it('is down where the queue is not there', async () => {
    expect(await jobsOf(`${queueUrl}-gone`)).toEqual([{ part: 'jobs', state: 'down', facts: {} }])
  })
})
