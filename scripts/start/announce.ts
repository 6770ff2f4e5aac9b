import { TENANTS } from '#contract/tenant.ts'
import { cast } from '#people/cast.ts'
import { DEFAULT_TENANT, tenants } from '#tenants/index.ts'

/** Addresses and people of the library that has been started. `more` adds lines after the addresses. */
export function announce(port: number, say: (text: string) => void, more: readonly string[] = []): void {
  say(`\nLectern is there:\n  http://localhost:${port}  ${tenants[DEFAULT_TENANT].shown.tenantName}`)
  for (const tenant of TENANTS)
    if (tenant !== DEFAULT_TENANT) say(`  http://${tenant}.localhost:${port}  ${tenants[tenant].shown.tenantName}`)
  say(`  http://localhost:${port}/api-docs/  the API`)
  for (const line of more) say(`  ${line}`)
  say(
    `\nSign in with one click as: ${cast
      .filter(({ organization }) => organization === undefined)
      .map(({ subject }) => subject)
      .join(', ')}`,
  )
  say('Stop it with Ctrl-C.\n')
}
