import { admin } from '#contract/admin/admin.ts'
import { useCase } from '#functions/http/use-case.ts'
import { tenants } from '#tenants/index.ts'
import { tenantBeans } from './tenant-properties.ts'

export const showSettings = useCase(admin.settings, [], async (_, { tenant }) => ({
  contexts: { lectern: { beans: { ...tenantBeans(tenants[tenant]) } } },
}))
