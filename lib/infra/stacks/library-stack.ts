import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { identitySettings } from '../constructs/identity-settings.ts'
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
    const watch = new Watch(this, 'Watch', { alarmsTo: settings.alarmsTo, dead: jobs.dead })
    const home: FunctionHome = { settings, bundles, dead: jobs.dead, watch }
    const resources: PortResources = {
      table,
      tracker: table,
      objects: documents,
      search: domain,
      jobs,
      mail,
      identity: identitySettings(settings),
    }
    new JobsStack(this, 'Jobs', { ...home, jobs, resources, network })
    const { api, lock } = new ApiStack(this, 'Api', { ...home, resources, network })
    const site = new SiteStack(this, 'Site', { ...home, api, lock, documents, logs, firewall })
    const dns = mail.identity.dkimRecords.map(({ name, value }, nth) => [`MailDns${nth + 1}`, `${name} CNAME ${value}`])
    const outputs: Record<string, string> = {
      SiteAddress: `https://${settings.hosts[0]}`,
      SiteDns: `${settings.hosts.join(', ')} CNAME ${site.distribution.domainName}`,
      ApiAddress: api.api.apiEndpoint,
      TableName: table.table.tableName,
      DocumentsBucket: documents.bucket.bucketName,
      QueueUrl: jobs.queue.queueUrl,
      ...Object.fromEntries(dns),
    }
    for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value })
  }
}
