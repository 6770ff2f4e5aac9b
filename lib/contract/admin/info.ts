import * as z from 'zod/mini'
import { lazySchema } from '../endpoint/lazy-schema.ts'

/** Facts of the build, in the shape of Spring Boot’s actuator as JHipster reads it: no host and no path. */
export const Info = lazySchema(() =>
  z.strictObject({
    /** `swagger`: the API document is served beside the page · `dev`: one machine · `prod`: a deployment */
    activeProfiles: z.array(z.enum(['dev', 'prod', 'swagger'])),
    'display-ribbon-on-profiles': z.literal('dev'),
    build: z.strictObject({ name: z.string(), version: z.string() }),
  }),
)
