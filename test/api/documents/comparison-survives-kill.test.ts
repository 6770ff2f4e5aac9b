import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { freePort, runScript, send } from '#scripts/bench/local-site.ts'
import { proofCases } from '../../support/properties.ts'
import { startServer, tokenFor } from '../../support/servers/killed-server.ts'

const ROUNDS = proofCases(1, 10)
/** A job is tried three times, and a kill is an attempt: the third kill would be its end. */
const KILLS = proofCases(1, 2)
const PARAGRAPHS = 6000
const MOST_WAITED_MS = 600
const folder = mkdtempSync(path.join(tmpdir(), 'lectern-kill-'))
const ingested = path.join(folder, 'data')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** More text than a request compares itself. */
function pageOf(load: string): string {
  const paragraphs = Array.from(
    { length: PARAGRAPHS },
    (_, at) =>
      `<p>Rung ${at} of the ladder with the number ${at * 7} shall carry a load of ${at === 4000 ? load : '100 N'} for a minute.</p>`,
  )
  return `<!doctype html><html lang="en"><title>Ladders</title><body><h1>1 Rungs</h1>${paragraphs.join('\n')}</body></html>`
}

beforeAll(async () => {
  const source = path.join(folder, 'package')
  mkdirSync(source)
  const document = (year: number, status: string) => ({
    publisher: 'ISO',
    designation: `ISO 131:${year}`,
    family: 'ISO 131',
    title: 'Ladders',
    documentType: 'Standard',
    status,
    files: { html: `${year}.html` },
  })
  const documents = [document(2020, 'Historical'), document(2024, 'Active')]
  const publishers = [{ code: 'ISO', name: 'ISO', type: 'PARTNER' }]
  writeFileSync(path.join(source, 'library.json'), JSON.stringify({ format: 'lectern-package/1', publishers, documents }))
  writeFileSync(path.join(source, '2020.html'), pageOf('100 N'))
  writeFileSync(path.join(source, '2024.html'), pageOf('150 N'))
  const [code] = await once(runScript('ingest', source, '--data', ingested, '--tenant', 'demowl'), 'exit')
  expect(code).toBe(0)
}, 120_000)

it.each(Array.from({ length: ROUNDS }, (_, at) => at))(
  'a comparison whose server is killed while it is made is made by the next one (round %i)',
  async (round) => {
    const data = `${ingested}-${round}`
    await cp(ingested, data, { recursive: true })
    const port = await freePort()
    const ids = new URLSearchParams({ oldHtmlId: 'ISO|131-2020;html', newHtmlId: 'ISO|131-2024;html' })
    let headers: Record<string, string> = {}
    const ask = async (method: string, address: string) => {
      const { status, body } = await send(
        port,
        method,
        `${address}?${ids}`,
        { ...headers, 'Content-Type': 'application/json' },
        method === 'POST' ? '{}' : undefined,
      )
      expect([status, status === 200 ? '' : body.toString()]).toEqual([200, ''])
      return JSON.parse(body.toString()) as { state: string; file?: { url: string } }
    }
    const check = () => ask('GET', '/api/v1/html/resultCheck')
    for (let kill = 0; kill <= KILLS; kill++) {
      const server = await startServer(data, port)
      const ended = once(server, 'exit')
      try {
        headers = { Host: `localhost:${port}`, Authorization: `Bearer ${await tokenFor(data, port)}` }
        if (kill < KILLS) {
          expect((await ask('POST', '/api/v1/documents/html/comparison')).state).not.toBe('none')
          // Each at another moment of the job.
          const share = (round * KILLS + kill) / (ROUNDS * KILLS)
          await new Promise((resolve) => setTimeout(resolve, share * MOST_WAITED_MS))
          continue
        }
        // The last server is not asked to begin again: the job that was acknowledged is still there.
        let answer = await check()
        while (answer.state === 'making') {
          await new Promise((resolve) => setTimeout(resolve, 100))
          answer = await check()
        }
        expect(answer.state).toBe('ready')
        const page = (await send(port, 'GET', answer.file?.url ?? '', headers)).body.toString()
        expect(page.match(/<ins>/g)).toEqual(['<ins>'])
        expect(page).toContain('<del>100 N</del> <ins>150 N</ins>')
      } finally {
        server.kill('SIGKILL')
        await ended
      }
    }
    await rm(data, { recursive: true })
  },
  1_200_000,
)
