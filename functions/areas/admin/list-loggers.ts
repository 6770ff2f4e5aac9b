import { admin } from '#contract/admin/admin.ts'
import { LOG_LEVELS } from '#contract/admin/loggers.ts'
import { configuredLevel, effectiveLevel } from '#functions/http/levels/log-levels.ts'
import { readLevels } from '#functions/http/levels/store.ts'
import { useCase } from '#functions/http/use-case.ts'

export const listLoggers = useCase(admin.loggers, ['table', 'clock'], async (_, { tenant, ports: { table, clock } }) => {
  const [levels, { LOGGER_NAMES }] = await Promise.all([readLevels(table, tenant), import('./logger-names.ts')])
  const now = clock.now()
  const loggers = LOGGER_NAMES.map((name) => {
    const set = configuredLevel(levels, name, now)
    return [name, { configuredLevel: set?.level, effectiveLevel: effectiveLevel(levels, name, now), until: set?.until }] as const
  })
  return { levels: [...LOG_LEVELS], loggers: Object.fromEntries(loggers) }
})
