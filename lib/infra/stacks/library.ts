import type { App } from 'aws-cdk-lib'
import type { Settings } from '../settings.ts'
import { FirewallStack } from './firewall-stack.ts'
import { LibraryStack } from './library-stack.ts'

/** CloudFront accepts firewalls of this region only. */
const EDGE = 'us-east-1'

/** Creates the stack of a tenant, and outside of us-east-1 a stack with its firewall there. */
export function createStacks(app: App, { settings, bundles }: { settings: Settings; bundles: string }): LibraryStack {
  const { tenant, account, region } = settings
  const shared = { settings, tags: { library: tenant } }
  const elsewhere = region !== EDGE
  const firewallStack = elsewhere
    ? new FirewallStack(app, `lectern-${tenant}-firewall`, {
        ...shared,
        env: { account, region: EDGE },
        crossRegionReferences: true,
        description: `The firewall of ${tenant}`,
      })
    : undefined
  return new LibraryStack(app, `lectern-${tenant}`, {
    ...shared,
    bundles,
    firewall: firewallStack?.firewall,
    env: { account, region },
    crossRegionReferences: elsewhere,
    description: `The library of ${tenant}`,
  })
}
