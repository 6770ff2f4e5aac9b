import { admin } from '#contract/admin/admin.ts'
import type { TenantSettings } from '#contract/admin/tenant-settings.ts'
import { appendAudit } from '#functions/audits/append-audit.ts'
import { readTenantSettings, type StoredTenantSettings, settingsOf, settingsWrites } from '#functions/http/tenant-pages/store.ts'
import { useCase } from '#functions/http/use-case.ts'
import { namesOfPeople } from '#people/managing/names-of-people.ts'
import { ConditionFailed } from '#ports/table.ts'
import { contradictionsOf } from '#tenants/contradictions.ts'
import { filedPageOf, replacePage } from '#tenants/index.ts'
import type { TenantPage } from '#tenants/tenant-page.ts'
import { withSettings } from '#tenants/with-settings.ts'
import { auditOfSettings } from './audit-of-settings.ts'
import { presentTenantSettings } from './present.ts'

/** Message keys that the settings take over, which are those of the file and no others. */
function unknownKey(page: TenantPage, { externalUrls = [], helpMenu = [] }: TenantSettings): string | undefined {
  const { helpMenu: items } = page.shown
  const known = new Set([
    ...page.externalUrls.map(({ title }) => title),
    ...items.flatMap(({ key, topics }) => [key, ...topics.map((topic) => topic.key)]),
  ])
  const titles = [...externalUrls, ...helpMenu, ...helpMenu.flatMap(({ topics }) => topics)].map(({ title }) => title.key)
  return titles.find((key) => key !== undefined && !known.has(key))
}

/** Saves settings over the version that somebody saw, with the audit of what they changed. */
export const saveTenantSettings = useCase(
  admin.saveTenantSettings,
  ['table', 'clock'],
  async ({ version, settings }, { actor, tenant, originatedIp, ports, fail }) => {
    const { table, clock } = ports
    const filed = filedPageOf(tenant)
    const page = withSettings(filed, settings)
    const wrong = contradictionsOf(page)[0] ?? unknownKey(filed, settings)
    if (wrong !== undefined) fail('settings-refused', wrong)
    const show = async (stored: StoredTenantSettings | undefined) =>
      presentTenantSettings(stored, filed, (await namesOfPeople(table, tenant, stored ? [stored.by] : []))(stored?.by ?? ''))
    const before = await readTenantSettings(table, tenant)
    if ((before?.version ?? 0) !== version) return fail('changed-meanwhile', 'version', await show(before))
    const next = { version: version + 1, text: JSON.stringify(settings), by: actor.userId, at: clock.now().toISOString() }
    const facts = { before: settingsOf(before), after: settings, version: next.version }
    try {
      await appendAudit(ports, tenant, auditOfSettings(actor.userId, originatedIp, facts), settingsWrites(tenant, next))
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      return fail('changed-meanwhile', 'version', await show(await readTenantSettings(table, tenant)))
    }
    // The instance that saved it, and on one machine every other part, has it at once.
    replacePage(tenant, page)
    return show(next)
  },
)
