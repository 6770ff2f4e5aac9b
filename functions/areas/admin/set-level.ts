import { admin } from '#contract/admin/admin.ts'
import type { LogLevel } from '#contract/admin/loggers.ts'
import { appendAudit } from '#functions/audits/append-audit.ts'
import { configuredLevel, USUAL_LEVEL, writes } from '#functions/http/levels/log-levels.ts'
import { levelsWrite, readLevels, type StoredLevel, type StoredLevels } from '#functions/http/levels/store.ts'
import { useCase } from '#functions/http/use-case.ts'
import { ConditionFailed } from '#ports/table.ts'
import { untilWritten } from '#ports/until-written.ts'

/** A level that tells more than the usual one ends by itself: its lines cost, and name what people do. */
const DETAILED_MINUTES = 60

function levelUntil(level: LogLevel, minutes: number | undefined, now: Date): StoredLevel {
  const lasts = minutes ?? (level !== USUAL_LEVEL && writes(level, 'DEBUG') ? DETAILED_MINUTES : undefined)
  return lasts === undefined ? { level } : { level, until: new Date(now.getTime() + lasts * 60_000).toISOString() }
}

/** Levels that have not ended, with one changed. */
function withLevel(levels: StoredLevels, name: string, set: StoredLevel | undefined, now: Date): StoredLevels {
  const { [name]: _, ...others } = levels
  const living = Object.entries(others).filter(([one]) => configuredLevel(others, one, now))
  return { ...Object.fromEntries(living), ...(set && { [name]: set }) }
}

export const setLevel = useCase(
  admin.setLevel,
  ['table', 'clock'],
  async ({ name, configuredLevel: level, minutes }, { tenant, actor, originatedIp, ports, fail }) => {
    const { LOGGER_NAMES } = await import('./logger-names.ts')
    if (!LOGGER_NAMES.includes(name)) fail('logger-not-found')
    const { table, clock } = ports
    await untilWritten(async () => {
      const now = clock.now()
      const before = await readLevels(table, tenant)
      const after = withLevel(before, name, level ? levelUntil(level, minutes, now) : undefined, now)
      const message = `${name}: ${before[name]?.level ?? 'none'} → ${level ?? 'none'}`
      const audit = { principal: actor.userId, type: 'LEVEL_CHANGED', data: { message, remoteAddress: originatedIp } } as const
      try {
        await appendAudit(ports, tenant, audit, [levelsWrite(tenant, before, after)])
        return true
      } catch (error) {
        if (error instanceof ConditionFailed) return undefined
        throw error
      }
    })
    return {}
  },
)
