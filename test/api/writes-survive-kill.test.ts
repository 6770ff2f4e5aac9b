import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { freePort, runScript, send } from '#scripts/bench/local-site.ts'
import { proofCases } from '#test/support/properties.ts'
import { startServer, tokenFor } from '../support/servers/killed-server.ts'

/** Each at a random moment after the first write; the long run kills more often. */
const KILLS = proofCases(8, 667)
const DOCUMENTS = 400
const data = mkdtempSync(path.join(tmpdir(), 'lectern-kill-'))
afterAll(() => rmSync(data, { recursive: true, force: true }))

const designation = (index: number) => `ISO ${7000 + (index % DOCUMENTS)}`
const codeOf = (index: number) => designation(index).replace(' ', '|')

beforeAll(async () => {
  const file = path.join(data, 'records.ndjson')
  const record = (_: unknown, index: number) => ({
    id: `iso:${index}`,
    publisher: 'ISO',
    designation: designation(index),
    family: designation(index),
    title: `Part ${index}`,
    docType: 'standard',
    status: 'active',
  })
  writeFileSync(
    file,
    Array.from({ length: DOCUMENTS }, record)
      .map((one) => JSON.stringify(one))
      .join('\n'),
  )
  const ingest = runScript('ingest', file, '--data', data, '--tenant', 'demowl')
  const [code] = await once(ingest, 'exit')
  expect(code).toBe(0)
})

/** Checks that every acknowledged write is there, in order, and besides them only writes that had no answer. */
function expectKept(found: readonly string[], answered: readonly string[], unanswered: ReadonlySet<string>): void {
  const certain = found.filter((code) => !unanswered.has(code))
  expect(certain).toEqual(answered.slice(answered.length - certain.length).reverse())
  expect(certain.length).toBeGreaterThanOrEqual(Math.min(6 - unanswered.size, answered.length))
}

/** Opening a document is a write: it adds the document to the recently accessed ones. */
it('a server that is killed at any moment, again and again, finds every acknowledged write', async () => {
  const port = await freePort()
  const answered: string[] = []
  // The last call may have happened without its answer having arrived.
  const unanswered = new Set<string>()
  let token: string | undefined
  let next = 0
  for (let kill = 0; kill <= KILLS; kill++) {
    const server = await startServer(data, port)
    const ended = once(server, 'exit')
    let killed: ReturnType<typeof setTimeout> | undefined
    try {
      token ??= await tokenFor(data, port)
      const headers = { Host: `localhost:${port}`, Authorization: `Bearer ${token}` }
      const answer = await send(port, 'GET', '/api/accessed-documents/current-user', headers)
      const { result } = JSON.parse(answer.body.toString()) as { result: { document: { contentCode: string } }[] }
      expectKept(
        result.map((one) => one.document.contentCode),
        answered,
        unanswered,
      )
      for (let alive = true; alive; next++) {
        const code = codeOf(next)
        const address = `/api/documents/metadata?${new URLSearchParams({ contentCode: code })}`
        alive = await send(port, 'GET', address, headers).then(
          ({ status }) => status === 200,
          () => false,
        )
        // However slow the machine is, each server writes before it is killed.
        if (alive && !killed) killed = setTimeout(() => server.kill('SIGKILL'), Math.random() * 80)
        if (alive) answered.push(code)
        unanswered[alive ? 'delete' : 'add'](code)
      }
    } finally {
      server.kill('SIGKILL')
      await ended
    }
  }
  expect(answered.length).toBeGreaterThan(KILLS)
}, 7_200_000)
