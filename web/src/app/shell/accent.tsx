import { useLayoutEffect } from 'react'
import { useTenant } from '#web/lib/account/use-tenant.tsx'

/** Sets the tenant's colours as custom properties of the document. */
export function Accent() {
  const { accent, accentDark } = useTenant().theme
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--tenant-accent', accent)
    style.setProperty('--tenant-accent-dark', accentDark)
  }, [accent, accentDark])
  return null
}
