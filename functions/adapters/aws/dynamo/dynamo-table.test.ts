import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { ConditionFailed, ItemTooNew, type Table, TableMisuse, TableUnavailable } from '#ports/table.ts'
import { shortenPauses } from '#test/support/short-pauses.ts'
import { rowOf } from './row.ts'

shortenPauses()
const { openDynamoTable } = await import('./client.ts')
const { openDynamoTableForFunctions } = await import('./dynamo-table.ts')

const key = { pk: 'astm#test', sk: 'a' }
const other = { pk: 'astm#test', sk: 'b' }

interface Asked {
  readonly operation: string
  readonly body: Record<string, unknown>
}

/** Response of the service to one request; `hang up` and `wait` give none. */
type Answer = readonly [status: number, body: object] | 'hang up' | 'wait'

/** Response with an error in DynamoDB's protocol. */
const refused = (name: string, more: object = {}, status = 400): Answer => [
  status,
  { __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: `the ${name}`, ...more },
]
const cancelled = (...codes: string[]) =>
  refused('TransactionCanceledException', { CancellationReasons: codes.map((Code) => ({ Code, Message: Code })) })
const done: Answer = [200, {}]

let open: typeof openDynamoTableForFunctions
const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** Starts a service that gives these responses in turn and repeats the last. */
async function service(...answers: (Answer | ((asked: Asked) => Answer))[]): Promise<{ table: Table; asked: Asked[] }> {
  const asked: Asked[] = []
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const operation = String(request.headers['x-amz-target']).replace('DynamoDB_20120810.', '')
    const one = { operation, body: (await json(request)) as Asked['body'] }
    asked.push(one)
    const next = answers[Math.min(asked.length, answers.length) - 1] as Answer
    const answer = typeof next === 'function' ? (next as (asked: Asked) => Answer)(one) : next
    if (answer === 'hang up') request.socket.destroy()
    else if (answer !== 'wait')
      response.writeHead(answer[0], { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(answer[1]))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const table = open({
    tableName: 'library',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    credentials: () => ({ accessKeyId: 'a', secretAccessKey: 's' }),
    // Short only for tests without a response, so that a slow machine does not fail the others.
    timeoutMs: answers.includes('wait') ? 150 : 10_000,
    patienceMs: 300,
  })
  return { table, asked }
}

const unavailable = (work: Promise<unknown>) => expect(work).rejects.toBeInstanceOf(TableUnavailable)
const operations = (asked: readonly Asked[]) => asked.map(({ operation }) => operation)
const writeIdOf = ({ body }: Asked) => (body.Item as { writeId: { S: string } }).writeId.S

describe.each([
  ['with the SDK client', openDynamoTable],
  ['with our own requests', openDynamoTableForFunctions],
])('the table on DynamoDB, %s', (_, way) => {
  beforeAll(() => {
    open = way
  })

  describe('when the service is busy or away', () => {
    it.each([
      ['throttles', refused('ProvisionedThroughputExceededException')],
      ['throttles requests', refused('ThrottlingException')],
      ['has a fault of its own', refused('InternalServerError', {}, 500)],
      ['hangs up', 'hang up'],
      ['does not answer in time', 'wait'],
    ] as [string, Answer][])('asks again when it %s, with the same write', async (_, fault) => {
      const { table, asked } = await service(fault, fault, done)
      await table.put({ ...key, n: 1 })
      expect(operations(asked)).toEqual(['PutItem', 'PutItem', 'PutItem'])
      expect(new Set(asked.map(writeIdOf)).size).toBe(1)
    })

    it.each([
      ['goes on throttling', refused('ThrottlingException')],
      ['never answers', 'wait'],
      ['refuses our credentials', refused('UnrecognizedClientException')],
      ['denies access', refused('AccessDeniedException')],
      ['has no such table', refused('ResourceNotFoundException')],
      ['is behind a gateway that is broken', [502, '<html>' as never]],
    ] as [string, Answer][])('says so when it %s', async (_, fault) => {
      const { table } = await service(fault)
      await Promise.all([
        unavailable(table.get(key)),
        unavailable(table.query({ pk: key.pk })),
        unavailable(table.put({ ...key })),
      ])
    })

    it('is unavailable when nothing listens', async () => {
      const { table } = await service(done)
      for (const close of closers.splice(0)) close()
      await unavailable(table.transact([{ put: { ...key } }]))
    })

    it('throws TableMisuse for a request that breaks a rule of DynamoDB alone', async () => {
      const { table } = await service(refused('ValidationException'))
      await expect(table.put({ ...key })).rejects.toBeInstanceOf(TableMisuse)
    })
  })

  describe('a single write whose first response was lost', () => {
    const itemOf = ({ body }: Asked) => refused('ConditionalCheckFailedException', { Item: body.Item })
    const others = refused('ConditionalCheckFailedException', { Item: rowOf({ ...key }, 1, 'another one’s') })

    it('has succeeded when the table has it', async () => {
      const { table, asked } = await service('hang up', itemOf)
      await table.put({ ...key }, { exists: false })
      expect(asked).toHaveLength(2)
    })

    it('is unavailable when the table has another writer’s', async () => {
      const { table } = await service('hang up', others)
      await unavailable(table.put({ ...key }, { exists: false }))
    })

    it('as an update is applied once', async () => {
      const { table, asked } = await service([200, { Item: rowOf({ ...key, n: 1 }, 1, 'before') }], 'hang up', itemOf)
      expect(await table.update(key, { add: { n: 1 } })).toEqual({ ...key, n: 2 })
      expect(operations(asked)).toEqual(['GetItem', 'PutItem', 'PutItem'])
    })

    it('as a conditional delete is one transaction, identified by its token', async () => {
      const { table, asked } = await service('hang up', done)
      await table.delete(key, { exists: true })
      expect(operations(asked)).toEqual(['TransactWriteItems', 'TransactWriteItems'])
      expect(new Set(asked.map(({ body }) => body.ClientRequestToken)).size).toBe(1)
    })

    it('fails at once when its condition does not hold', async () => {
      const { table, asked } = await service(others)
      await expect(table.put({ ...key }, { exists: false })).rejects.toBeInstanceOf(ConditionFailed)
      expect(asked).toHaveLength(1)
    })

    it('as a delete of a newer version is refused', async () => {
      const { table } = await service(refused('ConditionalCheckFailedException', { Item: rowOf({ ...key }, 2, 'x') }))
      await expect(table.delete(key)).rejects.toBeInstanceOf(ItemTooNew)
    })
  })

  describe('a transaction', () => {
    const writes = [{ put: { ...key } }, { put: { ...other }, condition: { exists: false } }]

    it('without a response is sent again with the same token', async () => {
      const { table, asked } = await service('wait', refused('TransactionInProgressException'), done)
      await table.transact(writes)
      expect(asked).toHaveLength(3)
      expect(new Set(asked.map(({ body }) => body.ClientRequestToken)).size).toBe(1)
    })

    it.each(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])(
      'is tried again after %s',
      async (code) => {
        const { table, asked } = await service(cancelled('None', code), cancelled(code, 'None'), done)
        await table.transact(writes)
        expect(asked).toHaveLength(3)
      },
    )

    it('with lasting conflicts is given up, and the error says that nothing was written', async () => {
      const { table } = await service(cancelled('TransactionConflict', 'None'))
      await expect(table.transact(writes)).rejects.toThrow('nothing was written')
      const single = await service(refused('TransactionConflictException'))
      await unavailable(single.table.put({ ...key }))
    })

    it('fails with the error of its cancellation reason', async () => {
      const { table } = await service(cancelled('None', 'ConditionalCheckFailed'))
      await expect(table.transact(writes)).rejects.toBeInstanceOf(ConditionFailed)
      const tooLarge = await service(cancelled('ValidationError', 'None'))
      await expect(tooLarge.table.transact(writes)).rejects.toBeInstanceOf(TableMisuse)
    })

    it('reads the item of an update again when another writer changed it', async () => {
      const read = (n: number, writeId: string): Answer => [
        200,
        { Responses: { library: [rowOf({ ...key, n }, 1, writeId)] }, UnprocessedKeys: {} },
      ]
      const { table, asked } = await service(read(1, 'one'), cancelled('ConditionalCheckFailed'), read(5, 'two'), done)
      await table.transact([{ update: key, change: { add: { n: 1 } } }])
      expect(asked.at(-1)?.body.TransactItems).toMatchObject([{ Put: { Item: { content: { M: { n: { N: '6' } } } } } }])
    })
  })

  describe('many items', () => {
    const row = (sk: string) => rowOf({ ...key, sk }, 1, 'x')
    const half = (sk: string): Answer => [
      200,
      {
        Responses: { library: [row(sk)] },
        UnprocessedKeys: { library: { Keys: [{ pk: { S: key.pk }, sk: { S: 'b' } }], ConsistentRead: true } },
      },
    ]

    it('that a response omits are requested again, and only those', async () => {
      const { table, asked } = await service(half('a'), [200, { Responses: { library: [row('b')] }, UnprocessedKeys: {} }])
      expect(await table.getMany([key, other])).toEqual([key, other])
      expect(asked.map(({ body }) => (body.RequestItems as { library: { Keys: [] } }).library.Keys.length)).toEqual([2, 1])
    })

    it('are returned completely or not at all', async () => {
      const { table } = await service(half('a'))
      await unavailable(table.getMany([key, other]))
    })
  })
})
