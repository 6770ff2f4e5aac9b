import { useTenant } from '#web/lib/use-tenant.tsx'

/** The tenant's mark and name. */
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
