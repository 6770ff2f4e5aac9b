import { useTenant } from '#web/lib/account/use-tenant.tsx'

/** Monogram and name of the tenant. */
export function Brand() {
  const { theme, tenantName } = useTenant()
  return (
    <>
      <span className="monogram" dir="ltr" aria-hidden="true">
        {theme.monogram}
      </span>
      <bdi className="brand-name">{tenantName}</bdi>
    </>
  )
}
