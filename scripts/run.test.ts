import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from '@jest/globals'
import { ROOT } from './command/options.ts'

describe('a command', () => {
  it('ends in peace when nobody reads what it prints any more', async () => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', path.join(ROOT, 'scripts/run.ts'), 'openapi'],
      {
        env: { ...process.env, NODE_OPTIONS: '' },
      },
    )
    child.stdout.destroy()
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    expect([said, code]).toEqual(['', 0])
  })
})
