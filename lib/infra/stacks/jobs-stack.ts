import { NestedStack, Stack } from 'aws-cdk-lib'
import { CfnRule } from 'aws-cdk-lib/aws-events'
import type { Construct } from 'constructs'
import { JobsConsumer } from '../constructs/jobs-consumer.ts'
import type { JobsQueue } from '../constructs/jobs-queue.ts'
import type { FunctionHome, Network } from '../constructs/library-function.ts'
import type { PortResources } from '../constructs/port-resource.ts'
import { FIVE_MINUTES } from '../constructs/watch.ts'
import type { Settings } from '../settings.ts'

interface JobsStackProps extends FunctionHome {
  readonly jobs: JobsQueue
  readonly resources: PortResources
  readonly network?: Network
}

/**
 * Work that nobody waits for.
 *
 *     incoming/ ─┐
 *     use cases ─┼─▶ queue ──▶ consumer ──▶ table, search, documents, mail
 *     every day ─┤     └─ six times in vain ──▶ dead letters ──▶ alarm
 *     deployment ┘
 */
export class JobsStack extends NestedStack {
  constructor(scope: Construct, id: string, props: JobsStackProps) {
    super(scope, id, { description: `The jobs of ${props.settings.tenant}` })
    const { settings, jobs, watch } = props
    new JobsConsumer(this, 'Consumer', props)
    const toQueue = { id: 'Queue', arn: jobs.queue.queueArn, deadLetterConfig: { arn: jobs.undelivered.queueArn } }
    new CfnRule(this, 'EveryDay', {
      description: `Brings the library of ${settings.tenant} up to date`,
      scheduleExpression: 'cron(30 2 * * ? *)',
      targets: [{ ...toQueue, ...this.job('learn', settings) }],
    })
    new CfnRule(this, 'EveryDeployment', {
      description: `Brings the index of ${settings.tenant} to the mapping of the version that was deployed, or taken back`,
      eventPattern: deploymentsOf(Stack.of(this), settings),
      targets: [{ ...toQueue, ...this.job('learn', settings) }],
    })
    watch.alarm(this, 'DeadLetters', {
      metric: jobs.dead.metricApproximateNumberOfMessagesVisible({ period: FIVE_MINUTES, statistic: 'Maximum' }),
      above: 0,
      says: `A job of ${settings.tenant} failed for good.`,
      heading: 'a-job-failed-for-good',
    })
    watch.alarm(this, 'Undelivered', {
      metric: jobs.undelivered.metricApproximateNumberOfMessagesVisible({ period: FIVE_MINUTES, statistic: 'Maximum' }),
      above: 0,
      says: `Something was not handed over at ${settings.tenant}.`,
      heading: 'something-was-not-handed-over',
    })
    watch.alarm(this, 'OldestJob', {
      metric: jobs.queue.metricApproximateAgeOfOldestMessage({ period: FIVE_MINUTES, statistic: 'Maximum' }),
      above: 3600,
      times: 3,
      says: `Jobs of ${settings.tenant} have waited for more than an hour.`,
      heading: 'jobs-wait',
    })
  }

  /** A message as the consumer reads it; the time makes the job of each day one of its own. */
  private job(name: string, { tenant }: Settings): Pick<CfnRule.TargetProperty, 'inputTransformer'> {
    const message = { version: 1, job: { id: `${name} <time>`, name, tenant, payload: {} } }
    return { inputTransformer: { inputPathsMap: { time: '$.time' }, inputTemplate: JSON.stringify(message) } }
  }
}

/**
 * When the stack as a whole has arrived at a version. Source:
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/event-detail-stack-status-change.html, whose example names a stack
 * without the id that its ARN ends in.
 */
function deploymentsOf(scope: Stack, { tenant }: Settings): object {
  const arn = scope.formatArn({ service: 'cloudformation', resource: 'stack', resourceName: `lectern-${tenant}` })
  return {
    source: ['aws.cloudformation'],
    'detail-type': ['CloudFormation Stack Status Change'],
    detail: {
      'stack-id': [arn, { prefix: `${arn}/` }],
      'status-details': { status: ['CREATE_COMPLETE', 'UPDATE_COMPLETE', 'UPDATE_ROLLBACK_COMPLETE'] },
    },
  }
}
