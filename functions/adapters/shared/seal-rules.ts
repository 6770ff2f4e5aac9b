import type { Tenant } from '#contract/tenant.ts'
import type { Seal } from '#ports/audits/seals.ts'

/** Key of the seal of a day. */
export const sealKey = (tenant: Tenant, day: string): string => `${tenant}/audits/${day}.json`

export const sealText = ({ day, number, hash, at }: Seal): string => `${JSON.stringify({ day, number, hash, at })}\n`

/** Reads a seal as it was written. Throws where it is none. */
export function parseSeal(text: string): Seal {
  const { day, number, hash, at } = JSON.parse(text) as Partial<Seal>
  if (typeof day !== 'string' || !Number.isInteger(number) || typeof hash !== 'string' || typeof at !== 'string')
    throw new Error('this is no seal')
  return { day, number: number as number, hash, at }
}
