import { describe, expect, it } from '@jest/globals'
import { type Engine, EngineRefused } from './engine.ts'
import { openIndexAdmin } from './index-admin.ts'

const INDEX = 'lectern-astm-7-1'
const SNAPSHOTS = {
  snapshots: [
    { snapshot: 'old', state: 'SUCCESS', start_time_in_millis: 1, indices: [INDEX] },
    { snapshot: 'new', state: 'SUCCESS', start_time_in_millis: 2, indices: [INDEX, 'lectern-awwa-7-1'] },
  ],
}
const coming = { status: 'yellow', active_primary_shards: 0 }
const whole = { status: 'green', active_primary_shards: 1 }

/** An engine with one index or none. It reports the given healths in turn and repeats the last. */
function engineOf(there: boolean, healths: readonly object[], refuses = false) {
  const asked: string[] = []
  const left = [...healths]
  let stands = there
  const answers: Record<string, () => unknown> = {
    'GET /lectern-astm-*/_alias': () => (stands ? { [INDEX]: {} } : {}),
    'GET /_snapshot/hourly/_all': () => SNAPSHOTS,
    'GET /_cluster/health/lectern-astm-*': () => (left.length > 1 ? left.shift() : left[0]),
  }
  async function request(method: string, path: string): Promise<unknown> {
    asked.push(`${method} ${path}`)
    if (method === 'DELETE') stands = false
    if (path.endsWith('/_restore')) {
      if (refuses) throw new EngineRefused(500, 'snapshot_restore_exception', 'the disk is full')
      stands = true
    }
    return answers[`${method} ${path}`]?.()
  }
  const admin = openIndexAdmin({ engine: { request } as unknown as Engine, prefix: 'lectern', snapshots: 'hourly' })
  const changes = () => asked.filter((one) => !one.startsWith('GET'))
  return { admin, asked, changes }
}

describe('restoring a snapshot', () => {
  it('restores the newest one and waits until it is complete', async () => {
    const { admin, asked, changes } = engineOf(true, [whole, coming, whole])
    expect(await admin.restore('astm')).toBe('new')
    expect(changes()).toEqual([`DELETE /${INDEX}?ignore_unavailable=true`, 'POST /_snapshot/hourly/new/_restore'])
    expect(asked.filter((one) => one.includes('health'))).toHaveLength(3)
  })

  it('waits for a restore that is running and starts no other', async () => {
    const { admin, changes } = engineOf(true, [coming, whole])
    expect(await admin.restore('astm')).toBe('new')
    expect(changes()).toEqual([])
  })

  it('leaves no index when the engine refuses, and returns undefined', async () => {
    expect(await engineOf(true, [whole], true).admin.restore('astm')).toBeUndefined()
  })

  it('changes nothing for a tenant without a snapshot', async () => {
    const { admin, changes } = engineOf(true, [whole])
    expect(await admin.restore('ies')).toBeUndefined()
    expect(changes()).toEqual([])
  })
})
