import { admin } from '#contract/admin/admin.ts'
import { listSettingsVersions, readTenantSettings } from '#functions/http/tenant-pages/store.ts'
import { useCase } from '#functions/http/use-case.ts'
import { namesOfPeople } from '#people/managing/names-of-people.ts'
import { filedPageOf } from '#tenants/index.ts'
import { presentTenantSettings, presentVersions } from './present.ts'

const MAX_VERSIONS = 50

export const getTenantSettings = useCase(admin.tenantSettings, ['table'], async (_, { tenant, ports: { table } }) => {
  const stored = await readTenantSettings(table, tenant)
  const nameOf = await namesOfPeople(table, tenant, stored ? [stored.by] : [])
  return presentTenantSettings(stored, filedPageOf(tenant), nameOf(stored?.by ?? ''))
})

export const listTenantSettings = useCase(admin.tenantHistory, ['table'], async (_, { tenant, ports: { table } }) => {
  const versions = await listSettingsVersions(table, tenant, MAX_VERSIONS)
  return presentVersions(
    versions,
    await namesOfPeople(
      table,
      tenant,
      versions.map(({ by }) => by),
    ),
  )
})
