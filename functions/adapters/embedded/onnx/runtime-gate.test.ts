import { describe, expect, it } from '@jest/globals'
import { RuntimeGate } from './runtime-gate.ts'

describe('the end of a thread', () => {
  it('waits for a call that goes on, and lets none begin', async () => {
    const turn = new RuntimeGate()
    const within = new RuntimeGate(turn.shared)
    const order: string[] = []
    const call = Promise.withResolvers<void>()
    const going = within.run(() => call.promise).then(() => order.push('call'))
    const ended = turn.end().then(() => order.push('end'))
    await expect(within.run(async () => 'another')).rejects.toThrow('stopped')
    call.resolve()
    await Promise.all([going, ended])
    expect(order).toEqual(['call', 'end'])
  })
})
