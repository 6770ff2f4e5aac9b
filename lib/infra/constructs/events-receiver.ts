import { CfnRule } from 'aws-cdk-lib/aws-events'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { FilterPattern, SubscriptionFilter } from 'aws-cdk-lib/aws-logs'
import { LambdaDestination } from 'aws-cdk-lib/aws-logs-destinations'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { functionLimits } from '../areas.ts'
import { FIVE_MINUTES } from './function/alarm-topic.ts'
import { LibraryFunction, type SharedFunctionProps } from './function/library-function.ts'
import type { PortResource, PortResources } from './function/port-resource.ts'
import { libraryMetric } from './library-alarms.ts'

interface EventsReceiverProps extends SharedFunctionProps {
  readonly resources: PortResources
  /** queue for deliveries of logs that failed for good */
  readonly undeliveredLogs: Queue
}

/**
 * Receives events of use, and acts for the audits, from the logs of the functions (decision 32).
 *
 *     a function ── a line of its log ──▶ CloudWatch ── subscription ──▶ receiver ──▶ table
 *                                                                     every minute ─┘   └─ what failed for good ──▶ queue
 */
export class EventsReceiver extends Construct implements PortResource {
  private readonly receiving: LibraryFunction

  constructor(scope: Construct, id: string, { resources, undeliveredLogs, ...shared }: EventsReceiverProps) {
    super(scope, id)
    const facts = { ...shared, deadLetters: undeliveredLogs, bundle: 'events', limits: functionLimits.events }
    this.receiving = new LibraryFunction(this, 'Function', facts)
    resources.table?.connect(this.receiving, 'write')
    const { tenant } = shared.settings
    const { lambda } = this.receiving
    const everyMinute = new CfnRule(this, 'EveryMinute', {
      description: `Brings failures of the last minute into the audits of ${tenant}`,
      scheduleExpression: 'rate(1 minute)',
      targets: [{ id: 'Receiver', arn: lambda.functionArn, input: '{}', deadLetterConfig: { arn: shared.deadLetters.queueArn } }],
    })
    lambda.addPermission('EveryMinute', {
      principal: new ServicePrincipal('events.amazonaws.com'),
      sourceArn: everyMinute.attrArn,
    })
    shared.alarms.addAlarm(this, 'Lost', {
      metric: libraryMetric(tenant, 'lostEvents', 'Sum'),
      threshold: 0,
      description: `Events of use of ${tenant} are lost.`,
      runbookHeading: 'events-of-use-are-lost',
    })
    shared.alarms.addAlarm(this, 'Undelivered', {
      metric: undeliveredLogs.metricApproximateNumberOfMessagesVisible({ period: FIVE_MINUTES, statistic: 'Maximum' }),
      threshold: 0,
      description: `Events of use and acts of ${tenant} were not delivered.`,
      runbookHeading: 'events-of-use-are-lost',
    })
  }

  connect(client: LibraryFunction): void {
    new SubscriptionFilter(client, 'Events', {
      logGroup: client.logGroup,
      destination: new LambdaDestination(this.receiving.lambda),
      filterPattern: FilterPattern.any(
        FilterPattern.stringValue('$.event', '=', 'use'),
        FilterPattern.stringValue('$.event', '=', 'act'),
      ),
    })
  }
}
