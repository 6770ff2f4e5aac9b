import { z } from 'zod'

/**
 * Settings of a rehearsal, for what an emulator cannot do. The stacks are the same as in a deployment, whose settings have no
 * `rehearsal`. With `rehearsal`:
 * - files are read at the bucket's own host, because signatures are for that host;
 * - the secret that CloudFront sends is its own reference: the emulator resolves no secrets in nested stacks. Callers of the API
 * send `originSecretOf` verbatim in `x-lectern-origin`, and the host in `x-lectern-host`;
 * - alarms on metric maths are omitted, because the emulator supports plain metrics only.
 */
export const Rehearsal = z.strictObject({
  /** URL of a running engine; an emulated domain has none */
  searchUrl: z.url(),
  /** JSON Web Key Set as text; keys are fetched by https only, and the issuer of a rehearsal uses http */
  issuerKeys: z.string().min(1),
})
export type Rehearsal = z.infer<typeof Rehearsal>
