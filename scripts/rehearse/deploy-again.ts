import { setTimeout as pause } from 'node:timers/promises'
import { tenant } from '#contract/tenant.ts'
import { expectEqual } from './expect.ts'
import { expectKept } from './read-library.ts'
import { deployWith } from './run-cdk.ts'
import type { Stage } from './stage.ts'
import { visit } from './visit.ts'

/** What everybody may ask, also signed out. */
const config = (stage: Stage, host = stage.host) =>
  visit(stage, tenant.config.path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }, host)

/** Somebody who asks all the time; ends with how often, and how often in vain. */
async function askOn(stage: Stage, stopped: () => boolean): Promise<{ asked: number; failed: number }> {
  const count = { asked: 0, failed: 0 }
  for (; !stopped(); await pause(250)) {
    count.asked += 1
    const status = await config(stage).then(
      ({ status }) => status,
      () => 0,
    )
    if (status !== 200) count.failed += 1
  }
  return count
}

/** A second name for the library: functions, CloudFront and the bucket change. Who asks meanwhile is answered. */
export async function deployAgain(stage: Stage): Promise<string> {
  let over = false
  const asking = askOn(stage, () => over)
  await deployWith(stage, [stage.host, stage.laterHost]).finally(() => {
    over = true
  })
  const { asked, failed } = await asking
  const later = await config(stage, stage.laterHost)
  expectEqual(later.status, 200, 'the library under its second name')
  await expectKept(stage)
  expectEqual(failed, 0, `of ${asked} requests meanwhile, in vain`)
  return `a second name; ${asked} requests meanwhile, all answered; what the reader kept is there`
}
