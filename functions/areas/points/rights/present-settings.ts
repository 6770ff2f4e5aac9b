import type { PersonalPointSettings } from '#contract/documents/point-settings-schemas.ts'
import { mayRead } from '#library/document/entitlement.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import type { Actor } from '#people/actor.ts'
import type { StoredSettings } from '../store/settings-store.ts'
import { audienceOf, mayCreate } from './policy.ts'
import { settingsFor } from './settings.ts'

/** Presents the settings for a document, or those of the account, as they are for a person. */
export function presentSettings(actor: Actor, settings: StoredSettings, document?: JoinedDocument): PersonalPointSettings {
  const { attributes, 'pdf-view-setting': ranges } = settingsFor(settings, document?.record.publisher)
  return {
    attributes,
    'pdf-view-setting': ranges,
    activate: mayCreate(actor, ranges, document === undefined || mayRead(actor, document)),
    audience: audienceOf(ranges),
  }
}
