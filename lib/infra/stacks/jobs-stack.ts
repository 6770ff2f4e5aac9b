import { NestedStack } from 'aws-cdk-lib'
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
 *     every day ─┘     └─ six times in vain ──▶ dead letters ──▶ alarm
 */
export class JobsStack extends NestedStack {
  constructor(scope: Construct, id: string, props: JobsStackProps) {
    super(scope, id, { description: `The jobs of ${props.settings.tenant}` })
    const { settings, jobs, watch } = props
    new JobsConsumer(this, 'Consumer', props)
    new CfnRule(this, 'EveryDay', {
      description: `Brings the library of ${settings.tenant} up to date`,
      scheduleExpression: 'cron(30 2 * * ? *)',
      targets: [
        { id: 'Queue', arn: jobs.queue.queueArn, ...this.job('learn', settings), deadLetterConfig: { arn: jobs.dead.queueArn } },
      ],
    })
    watch.alarm(this, 'DeadLetters', {
      metric: jobs.dead.metricApproximateNumberOfMessagesVisible({ period: FIVE_MINUTES, statistic: 'Maximum' }),
      above: 0,
      says: `A job of ${settings.tenant} failed for good.`,
      heading: 'a-job-failed-for-good',
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
