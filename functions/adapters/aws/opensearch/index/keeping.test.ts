import { describe, expect, it } from '@jest/globals'
import { type Engine, EngineRefused } from './engine.ts'
import { openKeeping } from './keeping.ts'

const INDEX = 'lectern-astm-7-1'
const SNAPSHOTS = {
  snapshots: [
    { snapshot: 'old', state: 'SUCCESS', start_time_in_millis: 1, indices: [INDEX] },
    { snapshot: 'new', state: 'SUCCESS', start_time_in_millis: 2, indices: [INDEX, 'lectern-awwa-7-1'] },
  ],
}
const coming = { status: 'yellow', active_primary_shards: 0 }
const whole = { status: 'green', active_primary_shards: 1 }

/** An engine with one index or none, that says in turn how it is, the last for ever. */
function engineOf(there: boolean, healths: readonly object[], refuses = false) {
  const asked: string[] = []
  const left = [...healths]
  let stands = there
  const answers: Record<string, () => unknown> = {
    'GET /lectern-astm-*/_alias': () => (stands ? { [INDEX]: {} } : {}),
    'GET /_snapshot/hourly/_all': () => SNAPSHOTS,
    'GET /_cluster/health/lectern-astm-*': () => (left.length > 1 ? left.shift() : left[0]),
  }
  async function ask(method: string, path: string): Promise<unknown> {
    asked.push(`${method} ${path}`)
    if (method === 'DELETE') stands = false
    if (path.endsWith('/_restore')) {
      if (refuses) throw new EngineRefused(500, 'snapshot_restore_exception', 'the disk is full')
      stands = true
    }
    return answers[`${method} ${path}`]?.()
  }
  const keeping = openKeeping({ engine: { ask } as unknown as Engine, prefix: 'lectern', snapshots: 'hourly' })
  const changes = () => asked.filter((one) => !one.startsWith('GET'))
  return { keeping, asked, changes }
}

describe('putting a snapshot back', () => {
  it('takes the newest, and waits until it is whole', async () => {
    const { keeping, asked, changes } = engineOf(true, [whole, coming, whole])
    expect(await keeping.restore('astm')).toBe('new')
    expect(changes()).toEqual([`DELETE /${INDEX}?ignore_unavailable=true`, 'POST /_snapshot/hourly/new/_restore'])
    expect(asked.filter((one) => one.includes('health'))).toHaveLength(3)
  })

  it('waits for one that is under way, and begins no other', async () => {
    const { keeping, changes } = engineOf(true, [coming, whole])
    expect(await keeping.restore('astm')).toBe('new')
    expect(changes()).toEqual([])
  })

  it('that the engine refuses leaves nothing, and says so', async () => {
    expect(await engineOf(true, [whole], true).keeping.restore('astm')).toBeUndefined()
  })

  it('of a tenant that no snapshot has changes nothing', async () => {
    const { keeping, changes } = engineOf(true, [whole])
    expect(await keeping.restore('ies')).toBeUndefined()
    expect(changes()).toEqual([])
  })
})
