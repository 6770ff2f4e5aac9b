import { LOG_LEVELS, type LogLevel } from '#contract/admin/loggers.ts'
import type { StoredLevels } from './store.ts'

/** Level of a logger for which nobody has set one. */
export const USUAL_LEVEL: LogLevel = 'INFO'
export const ROOT_LOGGER = 'ROOT'

const rankOf = (level: LogLevel) => LOG_LEVELS.indexOf(level)

/** Names from a logger up to the root: `http.search`, `http`, `ROOT`. */
function lineage(name: string): string[] {
  const parts = name.split('.')
  const above = parts.map((_, at) => parts.slice(0, parts.length - at).join('.'))
  return name === ROOT_LOGGER ? above : [...above, ROOT_LOGGER]
}

/** The level that is set for a logger itself, where it has not ended. */
export function configuredLevel(levels: StoredLevels, name: string, now: Date) {
  const set = levels[name]
  return set && (set.until === undefined || set.until > now.toISOString()) ? set : undefined
}

/** The level of the logger or of the nearest name above it that has one. */
export function effectiveLevel(levels: StoredLevels, name: string, now: Date): LogLevel {
  for (const one of lineage(name)) {
    const set = configuredLevel(levels, one, now)
    if (set) return set.level
  }
  return USUAL_LEVEL
}

/** Tells whether lines of a level are written where the logger has another. */
export const writes = (effective: LogLevel, level: LogLevel): boolean => rankOf(level) <= rankOf(effective)
