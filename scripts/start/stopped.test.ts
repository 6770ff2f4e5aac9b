import { expect, it } from '@jest/globals'
import { startChild } from '#test/support/child.ts'

it('a server that is asked to stop twice closes in order', async () => {
  const child = startChild(`import { stopped } from '#scripts/start/stopped.ts'
    setInterval(() => {}, 1000)
    setTimeout(() => console.log('runs'))
    await stopped()
    console.log('closing')
    setTimeout(() => { console.log('closed'); process.exit(0) }, 300)`)
  expect(await child.line()).toBe('runs')
  child.process.kill('SIGINT')
  expect(await child.line()).toBe('closing')
  child.process.kill('SIGINT')
  expect(await child.line()).toBe('closed')
})
