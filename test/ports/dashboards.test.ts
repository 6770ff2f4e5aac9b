import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openLocalDashboards } from '#functions/adapters/embedded/local/local-dashboards.ts'
import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { makeReport } from '#functions/events/counting/usage-report.ts'
import { readUsageDays, saveUsageDay } from '#functions/events/counting/usage-store.ts'
import { movableClock } from '#test/support/movable-clock.ts'
import { dashboardsConformance } from './dashboards.conformance.ts'

dashboardsConformance('the local page', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-dashboards-'))
  const table = openSqliteTable(path.join(folder, 'table.db'))
  const day = { day: '2026-11-20', robots: 0, robotsList: '', points: {}, rows: [] }
  await saveUsageDay(table, 'astm', 'one', { ...day, searches: 12 })
  await saveUsageDay(table, 'astm', 'other', { ...day, searches: 3 })
  const clock = movableClock()
  const read: Parameters<typeof openLocalDashboards>[0]['read'] = async ({ tenant, viewer: { account } }) => {
    const days = await readUsageDays(table, tenant, account, ['2026-11-20'])
    const report = makeReport(['2026-11-20'], [{ account, days, before: [], months: [] }])
    return { report: { ...report, accountName: account }, former: [] }
  }
  const dashboards = openLocalDashboards({ secret: Buffer.from('a secret of the folder'), clock, read })
  const server = createServer((request, response) => void dashboards.handle(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    dashboards,
    async open(url) {
      const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${url}`)
      return answer.status === 200 ? answer.text() : undefined
    },
    passTime: async (seconds) => clock.pass(seconds),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await table.close()
      rmSync(folder, { recursive: true })
    },
  }
})
