import { admin } from '#contract/admin/admin.ts'
import { reports } from '#contract/reports.ts'
import type { World } from '../../world.ts'
import { TENANT } from './answer-world.ts'

interface Asker {
  readonly world: World
}

/** A table of the usage report, by the ticket of who may see it. */
export async function tableOfReport({ world }: Asker): Promise<unknown> {
  const call = world.direct('usage-viewer', TENANT)
  const { EmbedUrl } = await call(reports.embed, { reportId: 'usage' })
  const ticket = new URL(EmbedUrl, 'http://x').pathname.split('/').at(-1) ?? ''
  return call(reports.file, { ticket, table: 'days' })
}

/** Settings of the library, as an administrator changes them. */
export async function changeSettings({ world }: Asker): Promise<unknown> {
  const call = world.direct('admin', TENANT)
  const { version } = await call(admin.tenantSettings, {})
  await call(admin.saveTenantSettings, { version, settings: { support: { phone: '+1 555-0100' } } })
  return call(admin.tenantHistory, {})
}
