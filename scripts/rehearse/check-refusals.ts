import { hash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { documents } from '#contract/documents/documents.ts'
import { openAwsService } from '#functions/adapters/aws/requests/aws-service.ts'
import { openS3Objects } from '#functions/adapters/aws/s3/s3-objects.ts'
import { systemClock as clock } from '#functions/adapters/shared/system-clock.ts'
import { incomingKey } from '#functions/jobs/ingest/bucket/incoming.ts'
import { openAccount } from '#functions/wiring/aws/open/account.ts'
import { readRecord } from '#library/uploads/ingest-record.ts'
import { openDeployment } from '../ingest/deployment.ts'
import { callAccount, outputsOf } from './call-account.ts'
import type { RehearsalEnvironment } from './environment.ts'
import { expectEqual, poll } from './expect.ts'
import { requestSite, sendRequest } from './request-site.ts'

const ANYTHING = `${documents.pdf.path}?contentCode=ISO%7C7010-2019`

/** Checks requests without a valid token, and requests past CloudFront. */
export async function checkStrangers(rehearsal: RehearsalEnvironment): Promise<string> {
  const asking = (token: string) => requestSite(rehearsal, ANYTHING, { headers: { Authorization: `Bearer ${token}` } })
  const own = rehearsal.token('subscriber')
  const other = rehearsal.tenant === 'awwa' ? 'astm' : 'awwa'
  const statuses = await Promise.all([
    requestSite(rehearsal, ANYTHING),
    asking(rehearsal.token('subscriber', other)),
    asking(`${own.slice(0, -4)}AAAA`),
    asking('nonsense'),
  ])
  expectEqual(
    statuses.map(({ status }) => status),
    [401, 401, 401, 401],
    'no token, of another issuer, altered, nonsense',
  )
  const api = new URL((await outputsOf(rehearsal)).ApiAddress ?? '')
  const round = await sendRequest(rehearsal.url, api.host, ANYTHING, { headers: { Authorization: `Bearer ${own}` } })
  const guessed = await sendRequest(rehearsal.url, api.host, ANYTHING, {
    headers: { 'x-lectern-origin': 'a guess', Authorization: `Bearer ${own}` },
  })
  expectEqual([round.status, guessed.status], [401, 403], 'the API without CloudFront, without its secret and with a guess')
  return 'no token, of another tenant’s issuer, altered, nonsense: 401; past CloudFront: 401, 403'
}

/** Checks an expired presigned URL. */
export async function checkExpiredUrl(rehearsal: RehearsalEnvironment): Promise<string> {
  const { DocumentsBucket: bucket = '' } = await outputsOf(rehearsal)
  const objects = openS3Objects({ ...openAccount(), bucket, clock })
  const key = `${rehearsal.tenant}/rehearsal.txt`
  await objects.put(key, Buffer.from('here'), { contentType: 'text/plain' })
  const { url } = await objects.sign({ key, method: 'GET', expiresIn: 1 })
  const inTime = (await fetch(url)).status
  await pause(2500)
  expectEqual([inTime, (await fetch(url)).status], [200, 403], 'a signed address in time and after')
  await objects.delete(key)
  return 'a signed address is 200 in its second and 403 after it'
}

const HOSTILE: readonly (readonly [name: string, reason: string])[] = [
  ['notes.doc', 'no kind of file'],
  ['not.pdf', 'not a PDF'],
  ['a//b.ndjson', 'empty'],
  ['line\nbreak.ndjson', 'control characters'],
]

/** Uploads an object under any key, without our adapter's checks. */
async function putAnything(bucket: string, key: string, body: string): Promise<void> {
  const { region, endpoint, credentials } = openAccount()
  const path = `/${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`
  const answer = await openAwsService({ service: 's3', region, endpoint: endpoint ?? '', credentials }).send({
    method: 'PUT',
    path,
    body,
  })
  expectEqual(answer.status, 200, `putting ${JSON.stringify(key)}`)
}

/** Checks uploads that are not documents: each gets a record with the reason, and the queue continues. */
export async function checkBadObjects(rehearsal: RehearsalEnvironment): Promise<string> {
  const { tenant } = rehearsal
  const { table } = await openDeployment(tenant)
  const { DocumentsBucket: bucket = '' } = await outputsOf(rehearsal)
  for (const [name] of HOSTILE) await putAnything(bucket, incomingKey(tenant, name), 'hello')
  const good = { id: 'r1', publisher: 'ISO', designation: 'ISO 99001:2026', title: 'A rehearsed record' }
  await putAnything(bucket, incomingKey(tenant, 'good.ndjson'), `${JSON.stringify(good)}\n`)
  const recordOf = (name: string) =>
    poll(`the record of ${JSON.stringify(name)}`, async () => {
      const record = await readRecord(table, tenant, name)
      return record?.state === 'done' ? record : undefined
    })
  for (const [name, reason] of HOSTILE) {
    const said = (await recordOf(name)).refusals[0]?.reason ?? ''
    expectEqual(said.includes(reason), true, `${JSON.stringify(name)} is refused with its reason ("${said}")`)
  }
  expectEqual((await recordOf('good.ndjson')).outcome.added, 1, 'what came beside them')
  return `${HOSTILE.map(([name]) => JSON.stringify(name)).join(', ')}: refused with a reason; what came beside them is in`
}

type Attributes = Readonly<Record<string, string>>

async function attributesOf(QueueUrl: string, ...AttributeNames: string[]): Promise<Attributes> {
  const { Attributes } = await callAccount('sqs', 'AmazonSQS.GetQueueAttributes', { QueueUrl, AttributeNames })
  return Attributes as Attributes
}

async function lengthOf(queue: string): Promise<number> {
  const attributes = await attributesOf(queue, 'ApproximateNumberOfMessages')
  return Number(attributes.ApproximateNumberOfMessages)
}

async function deadQueueOf(queue: string): Promise<string> {
  const { RedrivePolicy = '' } = await attributesOf(queue, 'RedrivePolicy')
  const { deadLetterTargetArn } = JSON.parse(RedrivePolicy) as { deadLetterTargetArn: string }
  const { QueueUrl } = await callAccount('sqs', 'AmazonSQS.GetQueueUrl', { QueueName: deadLetterTargetArn.split(':').at(-1) })
  return String(QueueUrl)
}

/** Checks malformed messages, and a duplicate message. */
export async function checkBadMessages(rehearsal: RehearsalEnvironment): Promise<string> {
  const { tenant } = rehearsal
  const { table } = await openDeployment(tenant)
  const { QueueUrl = '' } = await outputsOf(rehearsal)
  const send = (MessageBody: string) => callAccount('sqs', 'AmazonSQS.SendMessage', { QueueUrl, MessageBody })
  const dead = await deadQueueOf(QueueUrl)
  const before = await lengthOf(dead)
  await send('this is no JSON')
  await send(JSON.stringify({ version: 2, job: { what: 'is this' } }))
  const id = 'rehearsed twice'
  const job = JSON.stringify({ version: 1, job: { id, name: 'take-in', tenant, payload: { name: 'gone.ndjson', arrival: '1' } } })
  await Promise.all([send(job), send(job)])
  const key = { pk: `${tenant}#job#${hash('sha256', id, 'hex')}`, sk: 'job' }
  const item = await poll('the job that came twice', async () => {
    const found = await table.get(key)
    return found?.state === 'done' ? found : undefined
  })
  expectEqual(item.tries, 1, 'how often it ran')
  await poll('the message that is no JSON, among the dead letters', async () =>
    (await lengthOf(dead)) > before ? true : undefined,
  )
  return 'no JSON: a dead letter; twice, beside one of a newer version: run once'
}
