import { useLayoutEffect } from 'react'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { paintLook } from '../frame/paint-look.ts'

/** Sets the tenant's colours as custom properties of the document. */
export function Accent() {
  const tenant = useTenant()
  useLayoutEffect(() => paintLook(tenant), [tenant])
  return null
}
