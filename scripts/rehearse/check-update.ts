import { setTimeout as pause } from 'node:timers/promises'
import { tenant } from '#contract/tenant.ts'
import { expectFavoriteKept } from './check-reading.ts'
import type { RehearsalEnvironment } from './environment.ts'
import { expectEqual } from './expect.ts'
import { requestSite } from './request-site.ts'
import { deployHosts } from './run-cdk.ts'

/** Requests the tenant's configuration, which is public. */
const config = (rehearsal: RehearsalEnvironment, host = rehearsal.host) =>
  requestSite(
    rehearsal,
    tenant.config.path,
    { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' },
    host,
  )

/** Sends requests until stopped. Counts requests and failures. */
async function askOn(rehearsal: RehearsalEnvironment, stopped: () => boolean): Promise<{ asked: number; failed: number }> {
  const count = { asked: 0, failed: 0 }
  for (; !stopped(); await pause(250)) {
    count.asked += 1
    const status = await config(rehearsal).then(
      ({ status }) => status,
      () => 0,
    )
    if (status !== 200) count.failed += 1
  }
  return count
}

/** Deploys a second host name: functions, CloudFront and the bucket change. All requests meanwhile must be answered. */
export async function checkUpdate(rehearsal: RehearsalEnvironment): Promise<string> {
  let over = false
  const asking = askOn(rehearsal, () => over)
  await deployHosts(rehearsal, [rehearsal.host, rehearsal.secondHost]).finally(() => {
    over = true
  })
  const { asked, failed } = await asking
  const later = await config(rehearsal, rehearsal.secondHost)
  expectEqual(later.status, 200, 'the library under its second name')
  await expectFavoriteKept(rehearsal)
  expectEqual(failed, 0, `of ${asked} requests meanwhile, in vain`)
  return `a second name; ${asked} requests meanwhile, all answered; what the reader kept is there`
}
