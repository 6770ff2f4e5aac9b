import type { App } from 'aws-cdk-lib'
import type { Settings } from '../settings.ts'
import { FirewallStack } from './firewall-stack.ts'
import { LibraryStack } from './library-stack.ts'

/** Where CloudFront takes its firewalls from. */
const EDGE = 'us-east-1'

/** The stacks of one tenant: one, and outside of us-east-1 its firewall beside it. */
export function makeLibrary(app: App, { settings, bundles }: { settings: Settings; bundles: string }): LibraryStack {
  const { tenant, account, region } = settings
  const shared = { settings, tags: { library: tenant } }
  const elsewhere = region !== EDGE
  const beside = elsewhere
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
    firewall: beside?.firewall,
    env: { account, region },
    crossRegionReferences: elsewhere,
    description: `The library of ${tenant}`,
  })
}
