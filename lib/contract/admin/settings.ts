import * as z from 'zod/mini'
import { lazySchema } from '../endpoint/lazy-schema.ts'

/** Stands for a value that is not on the list of what may be seen. */
export const HIDDEN_VALUE = '******'

const Value = lazySchema(() => z.strictObject({ value: z.string() }))

/** Settings as validated, by their source, in the shape of Spring Boot’s `configprops`. */
export const ConfigProps = lazySchema(() =>
  z.strictObject({
    contexts: z.record(
      z.string(),
      z.strictObject({
        beans: z.record(z.string(), z.strictObject({ prefix: z.string(), properties: z.record(z.string(), z.string()) })),
      }),
    ),
  }),
)

/** Variables of the environment, in the shape of Spring Boot’s `env`. */
export const Env = lazySchema(() =>
  z.strictObject({
    activeProfiles: z.array(z.string()),
    propertySources: z.array(z.strictObject({ name: z.string(), properties: z.record(z.string(), Value()) })),
  }),
)
