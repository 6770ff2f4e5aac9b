import { admin } from '#contract/admin/admin.ts'
import { listSettingsVersions, readTenantSettings } from '#functions/http/tenant-pages/store.ts'
import { useCase } from '#functions/http/use-case.ts'
import { filedPageOf } from '#tenants/index.ts'
import { editorNamesOf } from './editor-names.ts'
import { presentTenantSettings, presentVersions } from './present.ts'

const MAX_VERSIONS = 50

export const getTenantSettings = useCase(admin.tenantSettings, ['table'], async (_, { tenant, ports: { table } }) => {
  const stored = await readTenantSettings(table, tenant)
  const nameOf = await editorNamesOf(table, tenant, stored ? [stored] : [])
  return presentTenantSettings(stored, filedPageOf(tenant), nameOf(stored?.by ?? ''))
})

export const listTenantSettings = useCase(admin.tenantHistory, ['table'], async (_, { tenant, ports: { table } }) => {
  const versions = await listSettingsVersions(table, tenant, MAX_VERSIONS)
  return presentVersions(versions, await editorNamesOf(table, tenant, versions))
})
