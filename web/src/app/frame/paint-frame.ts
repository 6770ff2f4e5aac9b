import { isSavedNarrow } from '#web/lib/saved-rail.ts'
import { savedTenant } from '../boot/saved-tenant.ts'
import { isMessenger } from '../session/is-messenger.ts'
import { frameOf } from './frame-of.ts'
import { type Look, paintLook } from './paint-look.ts'

/** Looks of all tenants with the hosts that they have by themselves, for who comes for the first time. */
declare const TENANT_LOOKS: readonly (Look & { readonly hosts: readonly string[] })[]

/** Says on the document how its frame looks, before there are elements. */
export function paintFrame(): void {
  const { dataset } = document.documentElement
  const look = savedTenant() ?? TENANT_LOOKS.find(({ hosts }) => hosts.includes(location.hostname))
  if (look) paintLook(look)
  dataset.frame = isMessenger() ? 'none' : frameOf(location.pathname)
  if (isSavedNarrow()) dataset.rail = 'narrow'
}
