import { reports } from '#contract/reports.ts'
import { createCall } from '#web/lib/calls/call.ts'
import { openLocalBackend } from '../../local-backend.ts'
import { fetchDirectly } from '../../send-directly.ts'

const HOST = 'astm.localhost:1'

/** Opens a library of a folder, as somebody who exports a table of its usage report. */
export async function openExports(folder: string) {
  const backend = await openLocalBackend({ folder, port: 1, log: () => undefined })
  const token = backend.mintToken('astm', 'usage-viewer')
  const fetch = fetchDirectly(backend.listener, HOST)
  const call = createCall({ fetch, origin: '', token: () => token })
  const { EmbedUrl } = await call(reports.embed, { reportId: 'usage' })
  const ticket = new URL(EmbedUrl, 'http://x').pathname.split('/').at(-1) ?? ''
  return {
    ...backend,
    exportTable: (from: string, to: string) => call(reports.file, { ticket, table: 'days', format: 'csv', from, to }),
    read: async (url: string) => (await fetch(url)).text(),
  }
}

/** Exports the same table again and again, and says so, until it is killed. */
export async function exportUntilKilled(folder: string, from: string, to: string): Promise<never> {
  const { exportTable } = await openExports(folder)
  for (;;) {
    await exportTable(from, to)
    process.stdout.write('exported\n')
  }
}
