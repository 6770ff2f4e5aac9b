import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { ROOT } from '#scripts/command/options.ts'

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const workflow = read('.github/workflows/ci.yml')

describe('the workflow of the forge', () => {
  it('runs the commands of .ci/run, and no others', () => {
    const local = [...read('.ci/run').matchAll(/^npm .+$/gm)].map(String)
    // Groups of tests are jobs of their own there.
    const forge = [...workflow.matchAll(/^\s+- run: (.+)$/gm)].map(([, command = '']) =>
      command.replace(/ -- \$\{\{ matrix\.group \}\}$/, ''),
    )
    expect(local.length).toBeGreaterThan(3)
    expect(forge.sort()).toEqual(local.sort())
  })

  it('names every group of tests', () => {
    expect(workflow).toContain('group: [unit, infra, browser]')
  })
})
