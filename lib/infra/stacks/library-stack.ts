import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { dashboardsResource } from '../constructs/dashboards.ts'
import { AlarmTopic } from '../constructs/function/alarm-topic.ts'
import type { SharedFunctionProps } from '../constructs/function/library-function.ts'
import type { PortResources } from '../constructs/function/port-resource.ts'
import { healthResource } from '../constructs/health.ts'
import { identityResource } from '../constructs/identity/identity.ts'
import { LibraryAlarms } from '../constructs/library-alarms.ts'
import { LibraryDashboard } from '../constructs/library-dashboard.ts'
import { monitorResource } from '../constructs/monitor.ts'
import type { Settings } from '../settings.ts'
import { ApiStack } from './api-stack.ts'
import { DashboardsStack } from './dashboards-stack.ts'
import { DataStack } from './data-stack.ts'
import { JobsStack } from './jobs-stack.ts'
import { SearchStack } from './search-stack.ts'
import { SiteStack } from './site-stack.ts'

export interface LibraryProps {
  readonly settings: Settings
  /** folder with the bundles of the functions */
  readonly bundles: string
  /** firewall of another region */
  readonly firewall?: CfnWebACL
}

/**
 * Library of one tenant.
 *
 *     site ──┬─ page
 *            └─ api ──▶ data (table, documents, jobs, mail)
 *               jobs ─▶ search
 *               dashboards of QuickSight, where the settings have them
 */
export class LibraryStack extends Stack {
  constructor(scope: Construct, id: string, { settings, bundles, firewall, ...props }: LibraryProps & StackProps) {
    super(scope, id, props)
    const data = new DataStack(this, 'Data', { settings })
    const { table, documents, jobs, mail, logs, signing, seals } = data
    const { domain, network } = new SearchStack(this, 'Search', { settings })
    const alarms = new AlarmTopic(this, 'Watch', { settings, deadLetters: jobs.undelivered })
    const shared: SharedFunctionProps = { settings, bundles, deadLetters: jobs.undelivered, alarms }
    const resources: PortResources = {
      table,
      tracker: table,
      objects: documents,
      search: domain,
      jobs,
      mail,
      identity: identityResource(settings, signing),
      signing,
      seals,
      dashboards: dashboardsResource(settings),
      health: healthResource(jobs, domain),
      monitor: monitorResource,
    }
    const { dashboards } = settings
    if (dashboards) new DashboardsStack(this, 'Dashboards', { settings, dashboards, bucket: documents.bucket })
    new JobsStack(this, 'Jobs', { ...shared, jobs, resources, network })
    const { api, lock } = new ApiStack(this, 'Api', { ...shared, resources, network, undeliveredLogs: jobs.undeliveredLogs })
    const site = new SiteStack(this, 'Site', { ...shared, api, lock, documents, logs, firewall })
    new LibraryAlarms(this, 'Alarms', { settings, alarms, api, table, domain: domain.domain })
    const { distribution } = site
    new LibraryDashboard(this, 'Dashboard', { settings, table, domain: domain.domain, jobs, distribution })
    const outputs: Record<string, string> = {
      SiteAddress: `https://${settings.hosts[0]}`,
      SiteDns: `${settings.hosts.join(', ')} CNAME ${site.distribution.domainName}`,
      ApiAddress: api.api.apiEndpoint,
      TableName: table.table.tableName,
      DocumentsBucket: documents.bucket.bucketName,
      SealsBucket: seals.bucket.bucketName,
      QueueUrl: jobs.queue.queueUrl,
      DeadLettersUrl: jobs.deadLetters.queueUrl,
      DeadLettersArn: jobs.deadLetters.queueArn,
      UndeliveredUrl: jobs.undelivered.queueUrl,
      UndeliveredLogsUrl: jobs.undeliveredLogs.queueUrl,
      SearchDomain: domain.domain.ref,
      ...Object.fromEntries(mail.dns.map((record, nth) => [`MailDns${nth + 1}`, record])),
    }
    for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value })
  }
}
