import { pointSettings } from '#contract/points/point-settings.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findDocument } from '#library/reading/find-document.ts'
import { loadPointAccess } from './rights/load-point-access.ts'
import { mayChangeTenant } from './rights/policy.ts'
import { presentSettings } from './rights/present-settings.ts'
import { DEFAULT_SETTINGS, settingsFor } from './rights/settings.ts'
import { readPointSettings, savePointSettings } from './store/settings-store.ts'

export const getPointSettings = useCase(pointSettings.settings, ['table'], async ({ contentID }, context) => {
  const { settings } = await loadPointAccess(context)
  const document = contentID === undefined ? undefined : await findDocument(contentID, context)
  return presentSettings(context.actor, settings, document)
})

export const listSettingLevels = useCase(pointSettings.settingLevels, ['table'], async (_, context) => {
  const { tenant, account, byPublisher } = (await loadPointAccess(context)).settings
  return {
    standard: DEFAULT_SETTINGS,
    ...(tenant && { tenant }),
    ...(account && { account }),
    publishers: [...byPublisher].map(([publisher, settings]) => ({ publisher, settings })),
    mayChangeTenant: mayChangeTenant(context.actor),
  }
})

export const changePointSettings = useCase(
  pointSettings.saveSettings,
  ['table'],
  async ({ level, publisher: given, settings }, context) => {
    const { table } = context.ports
    const { owner } = await loadPointAccess(context)
    if (level === 'tenant' && !mayChangeTenant(context.actor)) context.fail('forbidden')
    const publisher = level === 'tenant' ? undefined : given?.toWellFormed()
    await savePointSettings(table, owner, publisher === undefined ? level : { publisher }, settings)
    return settingsFor(await readPointSettings(table, owner), publisher)
  },
)
