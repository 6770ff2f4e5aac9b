import * as z from 'zod/mini'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'

/** Levels of a log, the quietest first. */
export const LOG_LEVELS = ['OFF', 'ERROR', 'WARN', 'INFO', 'DEBUG', 'TRACE'] as const
export const LogLevel = lazySchema(() => z.enum(LOG_LEVELS))
export type LogLevel = SchemaType<typeof LogLevel>

/** Longest time, in minutes, for which a level may be set: 30 days. */
export const MAX_LEVEL_MINUTES = 43_200

/** LoggerLevels in the shape of Spring Boot’s actuator. */
export const LoggerLevels = lazySchema(() =>
  z.strictObject({
    levels: z.array(LogLevel()),
    loggers: z.record(
      z.string(),
      z.strictObject({
        /** level that an administrator has set; absent: that of the name above */
        configuredLevel: z.optional(LogLevel()),
        effectiveLevel: LogLevel(),
        /** end of the configured level; absent: none */
        until: z.optional(z.iso.datetime()),
      }),
    ),
  }),
)
