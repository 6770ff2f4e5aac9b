import { NestedStack } from 'aws-cdk-lib'
import { EventField, Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { JobsConsumer } from '../constructs/jobs-consumer.ts'
import type { JobsQueue } from '../constructs/jobs-queue.ts'
import type { FunctionHome, Network } from '../constructs/library-function.ts'
import type { PortResources } from '../constructs/port-resource.ts'
import { FIVE_MINUTES } from '../constructs/watch.ts'

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
    // By its ARN, as what the rule adds to a queue's policy would make two stacks wait for each other; the queue lets it already.
    const queueOf = (name: string, { queueArn }: Queue) => Queue.fromQueueArn(this, name, queueArn)
    new Rule(this, 'EveryDay', {
      description: `Brings the library of ${settings.tenant} up to date`,
      schedule: Schedule.cron({ hour: '2', minute: '30' }),
      targets: [
        new SqsQueue(queueOf('Queue', jobs.queue), {
          message: this.job('learn', props),
          deadLetterQueue: queueOf('Dead', jobs.dead),
        }),
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

  /** A message as the consumer reads it; the time makes a job of each day one of its own. */
  private job(name: string, { settings: { tenant } }: JobsStackProps): RuleTargetInput {
    return RuleTargetInput.fromObject({
      version: 1,
      job: { id: `${name} ${EventField.time}`, name, tenant, payload: {} },
    })
  }
}
