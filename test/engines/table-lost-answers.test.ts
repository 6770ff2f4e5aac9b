import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Table } from '#ports/table.ts'
import { engineUrl } from './support/engine-url.ts'
import { newDynamoTable } from './support/new-dynamo-table.ts'

/** Starts a proxy to DynamoDB that loses the response to the first attempt of every write. */
async function lossyLine() {
  const tried = new Set<string>()
  const engine = new URL(engineUrl('LECTERN_DYNAMODB_URL'))
  let lost = 0
  const server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming)
    const isWrite = /Put|Delete|Write/.test(String(incoming.headers['x-amz-target']))
    const isFirst = isWrite && !tried.has(body.toString())
    tried.add(body.toString())
    const { method, headers } = incoming
    request({ host: engine.hostname, port: engine.port, method, path: '/', headers }, async (answer) => {
      const text = await buffer(answer)
      if (isFirst) {
        lost++
        incoming.socket.destroy()
      } else outgoing.writeHead(answer.statusCode ?? 500, answer.headers).end(text)
    }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { endpoint: `http://127.0.0.1:${port}`, lost: () => lost, close }
}

describe.each(['open', 'openForFunctions'] as const)(
  'the table on DynamoDB (%s), over a line that loses the first answer to every write',
  (way) => {
    let dynamo: Awaited<ReturnType<typeof newDynamoTable>>
    let line: Awaited<ReturnType<typeof lossyLine>>
    let table: Table
    beforeAll(async () => {
      dynamo = await newDynamoTable()
      line = await lossyLine()
      table = dynamo[way]({ endpoint: line.endpoint })
    })
    afterAll(async () => {
      line.close()
      await dynamo.drop()
    })
    let count = 0
    const newKey = () => ({ pk: `astm#lossy#${count++}`, sk: 'a' })

    it('creates an item once, on the condition that it is absent', async () => {
      const key = newKey()
      await table.put({ ...key, n: 1 }, { exists: false })
      expect(await table.get(key)).toEqual({ ...key, n: 1 })
    })

    it('adds to a number once', async () => {
      const key = newKey()
      for (const n of [1, 2, 3]) expect(await table.update(key, { add: { n: 1 } })).toEqual({ ...key, n })
    })

    it('deletes an item once, on the condition that it exists', async () => {
      const key = newKey()
      await table.put({ ...key })
      await table.delete(key, { exists: true })
      expect(await table.get(key)).toBeUndefined()
    })

    it('applies a transaction once', async () => {
      const [one, two] = [newKey(), newKey()]
      await table.put({ ...one, n: 5 })
      await table.transact([
        { update: one, change: { add: { n: -1 } }, condition: { attribute: 'n', equals: 5 } },
        { put: { ...two, n: 1 }, condition: { exists: false } },
      ])
      expect((await table.getMany([one, two])).map((item) => item?.n)).toEqual([4, 1])
    })

    it('has lost the first response to each of these writes', () => {
      expect(line.lost()).toBe(8)
    })
  },
)
