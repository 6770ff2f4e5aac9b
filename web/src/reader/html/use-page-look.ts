import { useMemo } from 'react'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useAppearance } from '#web/lib/use-appearance.tsx'
import type { PageLook } from './html-page.ts'

/** Look of a text: the theme of the site, the accent of the tenant, and letters of a size. */
export function usePageLook(size: number): PageLook {
  const { dark } = useAppearance()
  const { accent, accentDark } = useTenant().theme
  return useMemo(() => ({ dark, size, accent: dark ? accentDark : accent }), [dark, size, accent, accentDark])
}
