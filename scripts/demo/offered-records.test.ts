import { expect, it } from '@jest/globals'
import { TENANTS } from '#contract/tenant.ts'
import { tenants } from '#tenants/index.ts'
import { SHARED, TENANT_FAMILIES } from './library.ts'

it('the main tenant offers records of nine publishers, and its library has documents of each', () => {
  const offered = TENANTS.flatMap((tenant) => (tenants[tenant].shown.resources?.records ?? []).map((one) => ({ tenant, ...one })))
  expect(offered).toHaveLength(9)
  for (const { tenant, code, name } of offered) {
    const publishers = [...SHARED, ...TENANT_FAMILIES[tenant]].map(({ body }) => `${body.code} ${body.name}`)
    expect(publishers).toContain(`${code} ${name}`)
  }
})
