import type { TenantSettings } from '#contract/admin/tenant-settings.ts'
import type { NewAudit } from '#functions/audits/audit.ts'
import { cutText } from '#text/cut.ts'

/** characters of a setting before and after; the version that the audit names has all of them */
const MAX_LENGTH = 6000
const ABSENT = '–'

const textOf = (value: unknown) => (value === undefined ? ABSENT : JSON.stringify(value))

/** Audit of a change of settings: each that differs with what was there before and after. */
export function auditOfSettings(
  principal: string,
  remoteAddress: string,
  { before, after, version }: { readonly before: TenantSettings; readonly after: TenantSettings; readonly version: number },
): NewAudit {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted() as (keyof TenantSettings)[]
  const changed = names.filter((name) => textOf(before[name]) !== textOf(after[name]))
  const sides = changed.map((name) => [name, textOf(before[name]), textOf(after[name])] as const)
  const cut = sides.filter((texts) => texts.some((text) => text.length > MAX_LENGTH)).map(([name]) => name)
  return {
    principal,
    type: 'TENANT_CHANGED',
    data: {
      ...{ message: `version ${version}: ${changed.join(', ') || 'nothing'}`, remoteAddress },
      ...(cut.length > 0 && { cut: cut.join(', ') }),
      ...Object.fromEntries(
        sides.map(([name, one, other]) => [name, `${cutText(one, MAX_LENGTH)} → ${cutText(other, MAX_LENGTH)}`]),
      ),
    },
  }
}
