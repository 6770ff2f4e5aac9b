import type { TenantConfig } from '#contract/tenant.ts'

/** Tests whether a banner is due. Start and end day are in the reader's time zone and both included. */
export function isBannerDue(banner: NonNullable<TenantConfig['banner']>, now: Date): boolean {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
  return banner['start-date'] <= day && day <= banner['end-date']
}
