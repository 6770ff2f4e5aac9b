import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it } from '@jest/globals'
import { AS_THE_CLI, givenAccount } from './given-account.ts'
import { ROOT } from './options.ts'

const before = { ...process.env }
afterEach(() => {
  process.env = { ...before }
})

describe('the account that a command asks', () => {
  it('is that of the environment', () => {
    Object.assign(process.env, { AWS_REGION: 'eu-west-1', AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' })
    const { region, credentials } = givenAccount('Nothing was done.')
    expect([region, credentials().accessKeyId]).toEqual(['eu-west-1', 'key'])
  })

  it('is told how to be given where it is not, as deployment guide and runbook say it too', () => {
    Object.assign(process.env, { AWS_REGION: 'eu-west-1', AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: 'secret' })
    expect(() => givenAccount('Nothing was done.')).toThrow(
      `AWS_ACCESS_KEY_ID is not set, with which AWS is reached. Nothing was done. Type: ${AS_THE_CLI}`,
    )
    for (const file of ['lib/infra/deploy.md', 'lib/infra/runbook.md'])
      expect(readFileSync(path.join(ROOT, file), 'utf8')).toContain(AS_THE_CLI)
  })
})
