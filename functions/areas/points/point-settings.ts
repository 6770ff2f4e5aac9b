import { points } from '#contract/points.ts'
import { useCase } from '#functions/http/use-case.ts'
import { mayRead } from '#library/document/entitlement.ts'
import { findDocument } from '#library/find-document.ts'
import { enter } from './seen/enter.ts'
import { audienceOf, mayCreate } from './seen/policy.ts'
import { settingsFor } from './seen/settings.ts'
import { readPointSettings, savePointSettings } from './stored/store.ts'

export const getPointSettings = useCase(points.settings, ['table'], async ({ contentID }, context) => {
  const { actor } = context
  const { settings } = await enter(context)
  const document = contentID === undefined ? undefined : await findDocument(contentID, context)
  const { attributes, 'pdf-view-setting': ranges } = settingsFor(settings, document?.record.publisher)
  return {
    attributes,
    'pdf-view-setting': ranges,
    activate: mayCreate(actor, ranges, document === undefined || mayRead(actor, document)),
    audience: audienceOf(ranges),
  }
})

export const changePointSettings = useCase(points.saveSettings, ['table'], async ({ publisher, settings }, context) => {
  const { table } = context.ports
  const { owner } = await enter(context)
  await savePointSettings(table, owner, publisher?.toWellFormed(), settings)
  return settingsFor(await readPointSettings(table, owner), publisher?.toWellFormed())
})
