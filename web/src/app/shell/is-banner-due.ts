import type { TenantConfig } from '#contract/tenant.ts'

/** Both days are the reader's own and count as a whole. */
export function isBannerDue(banner: NonNullable<TenantConfig['banner']>, now: Date): boolean {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
  return banner['start-date'] <= day && day <= banner['end-date']
}
