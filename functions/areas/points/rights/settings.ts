import type { PointSettings } from '#contract/documents/point-settings-schemas.ts'
import type { StoredSettings } from '../store/settings-store.ts'

const field = (label: string, required = false) => ({ show: true, required, 'input-type': 'text' as const, label })

/** Settings where nobody changed any: everybody sees and makes points, and changes their own. */
export const DEFAULT_SETTINGS: PointSettings = {
  attributes: {
    name: field('points.field.name', true),
    description: { ...field('points.field.description'), 'input-type': 'RichText' },
    'overlay-details': field('points.field.overlayDetails'),
  },
  'pdf-view-setting': { view: 'All', manage: 'Own' },
}

/** The settings that hold for a publisher's documents: its own, else those of the account, the tenant, or the default ones. */
export const settingsFor = ({ tenant, account, byPublisher }: StoredSettings, publisher?: string): PointSettings =>
  (publisher === undefined ? undefined : byPublisher.get(publisher)) ?? account ?? tenant ?? DEFAULT_SETTINGS
