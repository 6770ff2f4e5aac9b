import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { dashboardsOf } from '../constructs/dashboards.ts'
import { healthOf } from '../constructs/health.ts'
import { identitySettings } from '../constructs/identity-settings.ts'
import { LibraryAlarms } from '../constructs/library-alarms.ts'
import { LibraryDashboard } from '../constructs/library-dashboard.ts'
import type { FunctionHome } from '../constructs/library-function.ts'
import type { PortResources } from '../constructs/port-resource.ts'
import { Watch } from '../constructs/watch.ts'
import type { Settings } from '../settings.ts'
import { ApiStack } from './api-stack.ts'
import { DataStack } from './data-stack.ts'
import { JobsStack } from './jobs-stack.ts'
import { SearchStack } from './search-stack.ts'
import { SiteStack } from './site-stack.ts'

export interface LibraryProps {
  readonly settings: Settings
  /** the folder of the built functions */
  readonly bundles: string
  /** the firewall, where it stands in another region */
  readonly firewall?: CfnWebACL
}

/**
 * The library of one tenant.
 *
 *     site ──┬─ page
 *            └─ api ──▶ data (table, documents, jobs, mail)
 *               jobs ─▶ search
 */
export class LibraryStack extends Stack {
  constructor(scope: Construct, id: string, { settings, bundles, firewall, ...props }: LibraryProps & StackProps) {
    super(scope, id, props)
    const data = new DataStack(this, 'Data', { settings })
    const { table, documents, jobs, mail, logs } = data
    const { domain, network } = new SearchStack(this, 'Search', { settings })
    const watch = new Watch(this, 'Watch', { settings, dead: jobs.undelivered })
    const home: FunctionHome = { settings, bundles, dead: jobs.undelivered, watch }
    const resources: PortResources = {
      table,
      tracker: table,
      objects: documents,
      search: domain,
      jobs,
      mail,
      identity: identitySettings(settings),
      dashboards: dashboardsOf(settings),
      health: healthOf(jobs, domain),
    }
    new JobsStack(this, 'Jobs', { ...home, jobs, resources, network })
    const { api, lock } = new ApiStack(this, 'Api', { ...home, resources, network })
    const site = new SiteStack(this, 'Site', { ...home, api, lock, documents, logs, firewall })
    new LibraryAlarms(this, 'Alarms', { settings, watch, api, table, domain: domain.domain })
    const { distribution } = site
    new LibraryDashboard(this, 'Dashboard', { settings, table, domain: domain.domain, jobs, distribution })
    const outputs: Record<string, string> = {
      SiteAddress: `https://${settings.hosts[0]}`,
      SiteDns: `${settings.hosts.join(', ')} CNAME ${site.distribution.domainName}`,
      ApiAddress: api.api.apiEndpoint,
      TableName: table.table.tableName,
      DocumentsBucket: documents.bucket.bucketName,
      QueueUrl: jobs.queue.queueUrl,
      DeadLettersUrl: jobs.dead.queueUrl,
      DeadLettersArn: jobs.dead.queueArn,
      UndeliveredUrl: jobs.undelivered.queueUrl,
      SearchDomain: domain.domain.ref,
      ...Object.fromEntries(mail.dns.map((record, nth) => [`MailDns${nth + 1}`, record])),
    }
    for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value })
  }
}
