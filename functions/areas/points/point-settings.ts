import { pointSettings } from '#contract/points/point-settings.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findDocument } from '#library/find-document.ts'
import { enter } from './seen/enter.ts'
import { mayChangeTenant } from './seen/policy.ts'
import { presentSettings } from './seen/present-settings.ts'
import { DEFAULT_SETTINGS, settingsFor } from './seen/settings.ts'
import { readPointSettings, savePointSettings } from './stored/store.ts'

export const getPointSettings = useCase(pointSettings.settings, ['table'], async ({ contentID }, context) => {
  const { settings } = await enter(context)
  const document = contentID === undefined ? undefined : await findDocument(contentID, context)
  return presentSettings(context.actor, settings, document)
})

export const listSettingLevels = useCase(pointSettings.settingLevels, ['table'], async (_, context) => {
  const { tenant, account, byPublisher } = (await enter(context)).settings
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
    const { owner } = await enter(context)
    if (level === 'tenant' && !mayChangeTenant(context.actor)) context.fail('forbidden')
    const publisher = level === 'tenant' ? undefined : given?.toWellFormed()
    await savePointSettings(table, owner, publisher === undefined ? level : { publisher }, settings)
    return settingsFor(await readPointSettings(table, owner), publisher)
  },
)
