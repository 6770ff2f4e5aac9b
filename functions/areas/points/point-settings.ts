import { pointSettings } from '#contract/points/point-settings.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findDocument } from '#library/find-document.ts'
import { enter } from './seen/enter.ts'
import { presentSettings } from './seen/present-settings.ts'
import { settingsFor } from './seen/settings.ts'
import { readPointSettings, savePointSettings } from './stored/store.ts'

export const getPointSettings = useCase(pointSettings.settings, ['table'], async ({ contentID }, context) => {
  const { settings } = await enter(context)
  const document = contentID === undefined ? undefined : await findDocument(contentID, context)
  return presentSettings(context.actor, settings, document)
})

export const changePointSettings = useCase(pointSettings.saveSettings, ['table'], async ({ publisher, settings }, context) => {
  const { table } = context.ports
  const { owner } = await enter(context)
  await savePointSettings(table, owner, publisher?.toWellFormed(), settings)
  return settingsFor(await readPointSettings(table, owner), publisher?.toWellFormed())
})
