import { describe, expect, it } from '@jest/globals'
import { freePort } from './free-port.ts'
import { startProcess } from './start-process.ts'

const node = (text: string, port: number) => ({
  name: 'A server',
  url: `http://127.0.0.1:${port}`,
  health: `http://127.0.0.1:${port}/`,
  program: process.execPath,
  args: () => ['-e', text],
  env: () => ({ NODE_OPTIONS: '' }),
  cwd: '.',
})

describe('the process of an engine', () => {
  it('is there when it answers, and gone when it is stopped', async () => {
    const port = await freePort()
    const serve = `require('http').createServer((_, answer) => answer.end('here')).listen(${port}, '127.0.0.1')`
    const running = await startProcess(node(serve, port))
    expect(await (await fetch(running.url)).text()).toBe('here')
    await running.stop()
    await expect(fetch(running.url)).rejects.toThrow()
  })

  it('is reported with its last lines when it ends before it answers', async () => {
    await expect(startProcess(node('console.log("no memory"); process.exit(1)', await freePort()))).rejects.toThrow(
      /A server ended; last lines:\nno memory/,
    )
  })
})
