import { describe, expect, it } from '@jest/globals'
import { lazyPort } from './lazy-port.ts'

interface Greeter {
  greet(name: string): Promise<string>
  leave(): Promise<string>
}

function lateGreeter(failures = 0) {
  const opened: string[] = []
  const port = lazyPort<Greeter>({ greet: true, leave: true }, async () => {
    opened.push('once')
    if (opened.length <= failures) throw new Error('no adapter')
    return { greet: async (name) => `Hello ${name}`, leave: async () => 'Bye' }
  })
  return { opened, port }
}

describe('a lazy port', () => {
  it('a lazy port is opened once, with its first call', async () => {
    const { opened, port } = lateGreeter()
    expect(opened).toEqual([])
    expect(await Promise.all([port.greet('Ada'), port.leave(), port.greet('Bo')])).toEqual(['Hello Ada', 'Bye', 'Hello Bo'])
    expect(opened).toEqual(['once'])
  })

  it('a lazy port fails as its adapter does, and the next call opens it again', async () => {
    const { opened, port } = lateGreeter(1)
    const both = await Promise.allSettled([port.leave(), port.greet('Ada')])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await Promise.all([port.leave(), port.greet('Ada')])).toEqual(['Bye', 'Hello Ada'])
    expect(opened).toEqual(['once', 'once'])
  })
})
