import { z } from 'zod'

/**
 * What an emulator cannot do, and what a rehearsal sets in its place: the only differences between a rehearsed deployment and a
 * real one. The stacks are the same; a real deployment's settings have no `rehearsal`. Where there is one,
 * - files are read at the bucket's own address, as their signatures are for that name;
 * - the secret that CloudFront shows is its own name: the emulator puts no secrets into nested stacks, so that whoever calls the
 *   API sends `originSecretOf` as it is, in `x-lectern-origin`, and the host in `x-lectern-host`;
 * - alarms on what is worked out of several metrics are left out, as the emulator takes plain metrics alone.
 */
export const Rehearsal = z.strictObject({
  /** An emulated domain has no engine behind its address: this is one that runs. */
  searchUrl: z.url(),
  /** Keys of an issuer are fetched by https alone, and a rehearsal's issuer speaks http: a JSON Web Key Set, as text. */
  issuerKeys: z.string().min(1),
})
export type Rehearsal = z.infer<typeof Rehearsal>
