import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { TENANTS } from '#contract/tenant.ts'
import { openDataFolder } from '#functions/adapters/embedded/disk/data-folder.ts'
import { ingestLibrary } from '#functions/jobs/ingest/ingest-library.ts'
import type { Embedded } from '#functions/wiring/embedded.ts'
import { DEFAULT_TENANT, tenants } from '#tenants/index.ts'
import { makeDemo } from '../demo/make-demo.ts'
import { putAgreements } from './put-agreements.ts'

/** Version of the demo library. A new one is ingested over the old one and keeps what people did with it. */
const DEMO = 3
const MARK = { pk: `${DEFAULT_TENANT}#demo`, sk: 'version' }

function refuse(refusal: unknown): never {
  throw new Error(`the demo library has a fault: ${JSON.stringify(refusal)}`)
}

const VIDEO_TYPES: Readonly<Record<string, string>> = { '.webm': 'video/webm', '.vtt': 'text/vtt; charset=utf-8' }

async function putTutorials({ ports }: Embedded, folder: string): Promise<void> {
  for (const file of await readdir(folder)) {
    const bytes = await readFile(path.join(folder, file))
    const contentType = VIDEO_TYPES[path.extname(file)] as string
    for (const tenant of TENANTS) await ports.objects.put(`${tenant}/tutorials/${file}`, bytes, { contentType })
  }
}

async function putGuides({ ports }: Embedded, folder: string): Promise<void> {
  for (const file of await readdir(folder)) {
    const bytes = await readFile(path.join(folder, file))
    for (const tenant of TENANTS) await ports.objects.put(`${tenant}/guides/${file}`, bytes, { contentType: 'application/pdf' })
  }
}

/** Ingests the demo library into every tenant, once. Continues after a start that was stopped. */
export async function makeLibrary(embedded: Embedded, say: (text: string) => void): Promise<void> {
  const { ports, data } = embedded
  await putAgreements(embedded)
  if ((await ports.table.get(MARK))?.demo === DEMO) return
  // No other ingest may run beside this one, and a backup must not contain a part of the library.
  const filling = openDataFolder(data.folder, { server: false })
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-demo-'))
  try {
    say('Writing the demo library …')
    const demo = await makeDemo(folder)
    await putGuides(embedded, demo.guides)
    await putTutorials(embedded, demo.tutorials)
    say(`Taking it in for ${TENANTS.length} tenants …`)
    await ingestLibrary(ports, { tenants: TENANTS, sources: [demo.shared], onRefused: refuse })
    for (const tenant of TENANTS) {
      const publisher = { ...tenants[tenant].publisher, type: 'OWN' } as const
      await ingestLibrary(ports, { tenants: [tenant], sources: [demo.own[tenant]], publisher, onRefused: refuse })
    }
    await ports.table.put({ ...MARK, demo: DEMO })
  } finally {
    rmSync(folder, { recursive: true, force: true })
    filling.close()
  }
}
