import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openDynamoClient } from './client.ts'
import { openDynamoRequests } from './requests.ts'
import type { Operations } from './send.ts'

const TableName = 'library'
const Key = { pk: { S: 'astm#test' }, sk: { S: 'ä\u0000"\u2028\u{1f600}' } }
const content = { M: { n: { N: '-1.5e-7' }, yes: { BOOL: true }, none: { NULL: true }, deep: { M: { json: { S: '[1,{}]' } } } } }
const condition = {
  ConditionExpression: 'content.#attribute = :equals',
  ExpressionAttributeNames: { '#attribute': 'n' },
  ExpressionAttributeValues: { ':equals': { N: '1' } },
  ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
} as const

const inputs: { readonly [O in keyof Operations]: Operations[O][0] } = {
  GetItem: { TableName, Key, ConsistentRead: true },
  BatchGetItem: { RequestItems: { [TableName]: { Keys: [Key], ConsistentRead: true } } },
  Query: {
    TableName,
    ConsistentRead: true,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': Key.pk },
    Limit: 7,
    ScanIndexForward: false,
    ExclusiveStartKey: undefined,
  },
  Scan: { TableName, ConsistentRead: true, Limit: 7, ExclusiveStartKey: Key },
  PutItem: { TableName, Item: { ...Key, content }, ...condition },
  DeleteItem: { TableName, Key, ...condition },
  TransactWriteItems: {
    TransactItems: [{ Put: { TableName, Item: { ...Key, content } } }, { ConditionCheck: { TableName, Key, ...condition } }],
    ClientRequestToken: 'token',
  },
}

interface Seen {
  readonly method?: string
  readonly url?: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

describe('a request of our own', () => {
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request
    seen.push({ method, url, headers, body: await text(request) })
    response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end('{}')
  })
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  it.each(Object.keys(inputs) as (keyof Operations)[])('is what the client sends: %s', async (operation) => {
    const { port } = server.address() as AddressInfo
    const options = {
      region: 'eu-central-1',
      endpoint: `http://127.0.0.1:${port}`,
      credentials: () => ({ accessKeyId: 'a', secretAccessKey: 's', sessionToken: 't' }),
    }
    for (const open of [openDynamoClient, openDynamoRequests]) await open(options)(operation, inputs[operation])
    const [client, ours] = seen.splice(0) as [Seen, Seen]
    expect([ours.method, ours.url]).toEqual([client.method, client.url])
    // Names may come in another order, and nothing else: the length is the same.
    expect(JSON.parse(ours.body)).toEqual(JSON.parse(client.body))
    for (const name of ['content-type', 'content-length', 'x-amz-target', 'x-amz-security-token', 'host'])
      expect([name, ours.headers[name]]).toEqual([name, client.headers[name]])
    const scope = /Credential=[^,]+/
    expect(ours.headers.authorization?.match(scope)?.[0]).toBe(client.headers.authorization?.match(scope)?.[0])
  })
})
