import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it } from '@jest/globals'
import { accountFromEnvironment, EXPORT_CREDENTIALS } from './account-from-environment.ts'
import { ROOT } from './options.ts'

const before = { ...process.env }
afterEach(() => {
  process.env = { ...before }
})

describe('the account of a command', () => {
  it('is the account of the environment', () => {
    Object.assign(process.env, { AWS_REGION: 'eu-west-1', AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' })
    const { region, credentials } = accountFromEnvironment('Nothing was done.')
    expect([region, credentials().accessKeyId]).toEqual(['eu-west-1', 'key'])
  })

  it('is missing with a message that names the command of deployment guide and runbook', () => {
    Object.assign(process.env, { AWS_REGION: 'eu-west-1', AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: 'secret' })
    expect(() => accountFromEnvironment('Nothing was done.')).toThrow(
      `The environment variable AWS_ACCESS_KEY_ID is not set. Nothing was done. Set it with: ${EXPORT_CREDENTIALS}`,
    )
    for (const file of ['lib/infra/deploy.md', 'lib/infra/runbook.md'])
      expect(readFileSync(path.join(ROOT, file), 'utf8')).toContain(EXPORT_CREDENTIALS)
  })
})
