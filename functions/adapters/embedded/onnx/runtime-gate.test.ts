import { describe, expect, it } from '@jest/globals'
import { RuntimeGate } from './runtime-gate.ts'

describe('the end of a thread', () => {
  it('waits for a call that goes on, and lets none begin', async () => {
    const gate = new RuntimeGate()
    const within = new RuntimeGate(gate.shared)
    const order: string[] = []
    const call = Promise.withResolvers<void>()
    const going = within.run(() => call.promise).then(() => order.push('call'))
    const ended = gate.close().then(() => order.push('end'))
    await expect(within.run(async () => 'another')).rejects.toThrow('stopped')
    call.resolve()
    await Promise.all([going, ended])
    expect(order).toEqual(['call', 'end'])
  })
})
