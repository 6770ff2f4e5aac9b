import { NestedStack, Stack } from 'aws-cdk-lib'
import { CfnRule } from 'aws-cdk-lib/aws-events'
import type { Construct } from 'constructs'
import { messageOf } from '#functions/adapters/aws/sqs/message.ts'
import type { Job } from '#ports/jobs.ts'
import { FIVE_MINUTES } from '../constructs/function/alarm-topic.ts'
import type { FunctionNetwork, SharedFunctionProps } from '../constructs/function/library-function.ts'
import type { PortResources } from '../constructs/function/port-resource.ts'
import { JobsConsumer } from '../constructs/jobs-consumer.ts'
import type { JobsQueue } from '../constructs/jobs-queue.ts'
import type { Settings } from '../settings.ts'

interface JobsStackProps extends SharedFunctionProps {
  readonly jobs: JobsQueue
  readonly resources: PortResources
  readonly network?: FunctionNetwork
}

type ScheduledJob =
  | 'learn'
  | 'relink-due'
  | 'make-event-keys'
  | 'count-use'
  | 'write-aggregates'
  | 'mail-reports'
  | 'send-noted'
  | 'seal-audits'
  | 'end-uploads'

/**
 * Background jobs.
 *
 *     incoming/ ─┐                   ┌ awaited queue ┐
 *     use cases ─┼─ somebody waits ──┤               ├─▶ consumer ──▶ table, search, documents, mail
 *     every day ─┤                   └ queue ────────┘
 *     deployment ┘                       └─ after six receives ──▶ dead letters ──▶ alarm
 */
export class JobsStack extends NestedStack {
  constructor(scope: Construct, id: string, props: JobsStackProps) {
    super(scope, id, { description: `The jobs of ${props.settings.tenant}` })
    const { settings, jobs, alarms } = props
    new JobsConsumer(this, 'Consumer', props)
    const toQueue = { id: 'Queue', arn: jobs.queue.queueArn, deadLetterConfig: { arn: jobs.undelivered.queueArn } }
    const onSchedule = (id: string, cron: string, description: string, ...names: ScheduledJob[]) => {
      const targets = names.map((name) => ({ ...toQueue, id: names[0] === name ? 'Queue' : name, ...this.job(name, settings) }))
      new CfnRule(this, id, { description, scheduleExpression: `cron(${cron})`, targets })
    }
    const { tenant } = settings
    onSchedule('EveryDay', '30 2 * * ? *', `Brings the library of ${tenant} up to date`, 'learn', 'end-uploads')
    onSchedule('EveryEvening', '50 23 * * ? *', `Seals the audits of ${tenant}`, 'seal-audits')
    const toNewDay = `Brings the standings of ${tenant} to the new day, which begins in UTC`
    onSchedule('EveryMidnight', '5 0 * * ? *', toNewDay, 'relink-due')
    const counts = `Counts what people of ${tenant} have used, and sends jobs that were noted and not sent`
    onSchedule('EveryQuarter', '0/15 * * * ? *', counts, 'count-use', 'send-noted')
    const writes = `Writes what was counted of use in ${tenant} for its dashboards`
    if (settings.dashboards) onSchedule('Aggregates', '10 3 * * ? *', writes, 'write-aggregates')
    const mails = `Mails the usage of the last week or month to people of ${tenant} who chose it`
    onSchedule('EveryHour', '20 * * * ? *', mails, 'mail-reports')
    const makesKeys = `Makes the keys of this and the next month for events of use of ${tenant}`
    onSchedule('EventKeys', '35 2 * * ? *', makesKeys, 'make-event-keys')
    new CfnRule(this, 'EveryDeployment', {
      description: `Brings the index of ${settings.tenant} to the mapping of the version that was deployed, or taken back, and makes keys for events`,
      eventPattern: deploymentsOf(Stack.of(this), settings),
      targets: [
        { ...toQueue, ...this.job('learn', settings) },
        { ...toQueue, id: 'EventKeys', ...this.job('make-event-keys', settings) },
      ],
    })
    alarms.addAlarm(this, 'DeadLetters', {
      metric: jobs.deadLetters.metricApproximateNumberOfMessagesVisible({ period: FIVE_MINUTES, statistic: 'Maximum' }),
      threshold: 0,
      description: `A job of ${settings.tenant} is in the dead-letter queue.`,
      runbookHeading: 'a-job-is-in-the-dead-letter-queue',
    })
    alarms.addAlarm(this, 'Undelivered', {
      metric: jobs.undelivered.metricApproximateNumberOfMessagesVisible({ period: FIVE_MINUTES, statistic: 'Maximum' }),
      threshold: 0,
      description: `An event of ${settings.tenant} was not delivered.`,
      runbookHeading: 'an-event-was-not-delivered',
    })
    alarms.addAlarm(this, 'OldestAwaited', {
      metric: jobs.awaited.metricApproximateAgeOfOldestMessage({ period: FIVE_MINUTES, statistic: 'Maximum' }),
      threshold: 900,
      evaluationPeriods: 2,
      description: `People of ${settings.tenant} have waited for a job for more than a quarter of an hour.`,
      runbookHeading: 'jobs-are-delayed',
    })
    alarms.addAlarm(this, 'OldestJob', {
      metric: jobs.queue.metricApproximateAgeOfOldestMessage({ period: FIVE_MINUTES, statistic: 'Maximum' }),
      threshold: 3600,
      evaluationPeriods: 3,
      description: `Jobs of ${settings.tenant} have waited for more than an hour.`,
      runbookHeading: 'jobs-are-delayed',
    })
  }

  /** Message that sends a job without a payload. The time makes the job id unique. */
  private job(name: ScheduledJob, { tenant }: Settings): Pick<CfnRule.TargetProperty, 'inputTransformer'> {
    const job: Job = { id: `${name} <time>`, name, tenant, payload: {} }
    return { inputTransformer: { inputPathsMap: { time: '$.time' }, inputTemplate: messageOf(job) } }
  }
}

/**
 * Event pattern of completed deployments and rollbacks. Source:
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/event-detail-stack-status-change.html, whose example omits the
 * id at the end of the stack's ARN.
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
