import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { freePort, runScript, send } from '#scripts/bench/local-site.ts'

const KILLS = 20
const DOCUMENTS = 50
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
}, 60_000)

async function startServer(port: number): Promise<ChildProcess> {
  const server = runScript('start', '--no-demo', '--port', String(port), '--data', data)
  server.stdout?.resume()
  const answers = () =>
    send(port, 'GET', '/', { Host: `localhost:${port}` }).then(
      ({ status }) => status === 200,
      () => false,
    )
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error('the server did not start')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return server
}

async function tokenFor(port: number): Promise<string> {
  const asking = runScript('token', 'subscriber', '--port', String(port), '--data', data)
  if (!asking.stdout) throw new Error('no output')
  return (await text(asking.stdout)).trim()
}

/** Opening a document is a write: it stands among the recently accessed ones from then on. */
it('finds every acknowledged write after the server is killed at any moment, 20 times', async () => {
  const port = await freePort()
  let token: string | undefined
  let next = 0
  let acknowledged: number | undefined
  for (let kill = 0; kill <= KILLS; kill++) {
    const server = await startServer(port)
    token ??= await tokenFor(port)
    const headers = { Host: `localhost:${port}`, Authorization: `Bearer ${token}` }
    if (acknowledged !== undefined) {
      const answer = await send(port, 'GET', '/api/accessed-documents/current-user', headers)
      const { result } = JSON.parse(answer.body.toString()) as { result: { document: { contentCode: string } }[] }
      const found = result.map((one) => one.document.contentCode)
      // What was sent last may have happened without its answer having arrived.
      const unanswered = found[0] === codeOf(next - 1) && next - 1 > acknowledged ? 1 : 0
      const expected = Array.from({ length: 6 - unanswered }, (_, back) => codeOf((acknowledged as number) - back))
      expect(found.slice(unanswered)).toEqual(expected.slice(0, found.length - unanswered))
    }
    const end = setTimeout(() => server.kill('SIGKILL'), kill === KILLS ? 0 : 20 + Math.random() * 80)
    for (let alive = true; alive; ) {
      const mine = next++
      const address = `/api/documents/metadata?${new URLSearchParams({ contentCode: codeOf(mine) })}`
      alive = await send(port, 'GET', address, headers).then(
        ({ status }) => status === 200,
        () => false,
      )
      if (alive) acknowledged = mine
      // A call that found nobody there wrote nothing.
      else if (server.signalCode === null && server.exitCode === null && acknowledged !== mine - 1) next--
    }
    clearTimeout(end)
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
  }
  expect(acknowledged).toBeGreaterThan(KILLS)
}, 240_000)
