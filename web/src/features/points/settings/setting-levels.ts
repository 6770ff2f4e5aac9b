import type { PointSettings } from '#contract/documents/point-settings-schemas.ts'
import type { OutputOf } from '#contract/endpoint/endpoint.ts'
import type { pointSettings } from '#contract/points/point-settings.ts'

type SettingLevels = OutputOf<typeof pointSettings.settingLevels>

/** Level of settings, as a choice names it: `tenant`, `account`, or `publisher:` with a code. */
export type LevelName = 'tenant' | 'account' | `publisher:${string}`

const PUBLISHER = 'publisher:'

export const levelOfPublisher = (publisher: string): LevelName => `${PUBLISHER}${publisher}`

const publisherOf = (level: LevelName): string | undefined =>
  level.startsWith(PUBLISHER) ? level.slice(PUBLISHER.length) : undefined

/** Names a level as a call does. */
export function inputOfLevel(level: LevelName): { level: 'tenant' | 'account'; publisher?: string } {
  const publisher = publisherOf(level)
  if (publisher !== undefined) return { level: 'account', publisher }
  return { level: level === 'tenant' ? 'tenant' : 'account' }
}

/** Settings of a level: its own, if it has any, and those that hold at it. */
export function settingsAt(levels: SettingLevels, level: LevelName): { own?: PointSettings; holding: PointSettings } {
  const { standard, tenant, account, publishers } = levels
  const publisher = publisherOf(level)
  const set = publishers.find((one) => one.publisher === publisher)?.settings
  const own = publisher === undefined ? levels[level as 'tenant' | 'account'] : set
  const above = level === 'tenant' ? standard : level === 'account' ? (tenant ?? standard) : (account ?? tenant ?? standard)
  return { ...(own && { own }), holding: own ?? above }
}
