import { describe, expect, it } from '@jest/globals'
import { TENANTS } from '#contract/tenant.ts'
import { runBundled } from '#test/support/run-bundled.ts'
import { tenantsRead } from './tenants-read.ts'

const WRITES = `
  import { TENANTS } from '#contract/tenant.ts'
  import { tenants } from '#tenants/index.ts'
  console.log(JSON.stringify(Object.fromEntries(TENANTS.map((tenant) => [tenant, tenants[tenant]]))))`

describe('pages of tenants that are read when a function is bundled', () => {
  it('are the pages that the rules answer at the start of a process, of every tenant', async () => {
    const read = await runBundled({ 'entry.ts': WRITES }, [tenantsRead()])
    const plain = await runBundled({ 'entry.ts': WRITES }, [])
    expect(Object.keys(plain.answers as object)).toEqual([...TENANTS])
    expect(read.answers).toEqual(plain.answers)
  })
})
