import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ComparisonAnswer } from '#contract/documents/comparison.ts'
import type { Corpus } from '../corpus.ts'
import { type LocalSite, runScript, send, startSite } from '../local-site.ts'

const TENANT = 'demowl'
const FAMILY = 'debian-policy'
const ROUNDS = 3
const POLL_MS = 20

/** Takes in the last two PDFs of a family, which a job compares. */
async function ingestPair(versions: string, data: string): Promise<void> {
  const folder = path.join(data, 'package')
  mkdirSync(folder)
  const files = readdirSync(path.join(versions, FAMILY))
    .filter((name) => name.endsWith('.pdf'))
    .sort()
    .slice(-2)
  const documents = files.map((name, at) => {
    copyFileSync(path.join(versions, FAMILY, name), path.join(folder, `${at}.pdf`))
    const facts = { publisher: 'ISO', designation: `ISO 131:${2020 + at}`, family: 'ISO 131', title: 'Policy' }
    return { ...facts, documentType: 'Standard', status: at === 0 ? 'Historical' : 'Active', files: { pdf: `${at}.pdf` } }
  })
  const publishers = [{ code: 'ISO', name: 'ISO', type: 'PARTNER' }]
  writeFileSync(path.join(folder, 'library.json'), JSON.stringify({ format: 'lectern-package/1', publishers, documents }))
  await once(runScript('ingest', folder, '--data', data, '--tenant', TENANT), 'exit')
}

/** Asks for the comparison of the two, in one of both directions, or whether it is there. */
async function ask({ port }: LocalSite, token: string, isTurned: boolean): Promise<ComparisonAnswer> {
  const ids = ['ISO|131-2020', 'ISO|131-2021']
  const [left = '', right = ''] = isTurned ? ids.reverse() : ids
  const query = new URLSearchParams({ leftContentId: left, rightContentId: right })
  const headers = { Host: `localhost:${port}`, Authorization: `Bearer ${token}` }
  const { status, body } = await send(port, 'GET', `/api/documents/pdf/comparison?${query}`, headers)
  if (status !== 200) throw new Error(`${status} ${body}`)
  return JSON.parse(body.toString()) as ComparisonAnswer
}

async function untilReady(site: LocalSite, token: string, isTurned: boolean): Promise<number> {
  const began = performance.now()
  while ((await ask(site, token, isTurned)).state !== 'ready') await pause(POLL_MS)
  return (performance.now() - began) / 1000
}

/** Measures a comparison alone, and one whose server is killed while it is made: from the next start to its answer. */
async function measureOnce(versions: string): Promise<void> {
  const data = mkdtempSync(path.join(tmpdir(), 'lectern-bench-'))
  try {
    await ingestPair(versions, data)
    const first = await startSite(data)
    const alone = await untilReady(first, await first.token('subscriber', TENANT), false)
    await ask(first, await first.token('subscriber', TENANT), true)
    await first.kill()
    const began = performance.now()
    const second = await startSite(data)
    await untilReady(second, await second.token('subscriber', TENANT), true)
    const after = (performance.now() - began) / 1000
    console.log(
      `comparison alone ${alone.toFixed(1)} s; killed and started again: page after ${(second.ready / 1000).toFixed(1)} s, ` +
        `compared after ${after.toFixed(1)} s, ${(after - alone).toFixed(1)} s more than alone (to reach: 10)`,
    )
    await second.stop()
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

export async function benchKilled({ versions }: Corpus): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) await measureOnce(versions)
}
