import { Duration, Stack } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { Settings } from '../../settings.ts'

export const RUNBOOK = 'lib/infra/runbook.md'

interface AlarmProps {
  readonly metric: IMetric
  /** the alarm is raised above it */
  readonly threshold: number
  /** consecutive periods above the threshold; default 1 */
  readonly evaluationPeriods?: number
  /** one sentence */
  readonly description: string
  /** anchor of the heading in the runbook */
  readonly runbookHeading: string
}

/** SNS topic of all alarms. Each alarm links to its heading in the runbook. */
export class AlarmTopic extends Construct {
  readonly topic: Topic

  private readonly rehearsed: boolean

  constructor(scope: Construct, id: string, { settings, deadLetters }: { settings: Settings; deadLetters: IQueue }) {
    super(scope, id)
    const { alarmsTo, rehearsal } = settings
    this.rehearsed = rehearsal !== undefined
    this.topic = new Topic(this, 'Topic', { enforceSSL: true })
    // Setting a topic policy replaces the default one, which allows the account's alarms to publish.
    this.topic.grantPublish(this.alarmsOfThisAccount())
    this.topic.addSubscription(new EmailSubscription(alarmsTo, { deadLetterQueue: deadLetters }))
  }

  private alarmsOfThisAccount(): ServicePrincipal {
    const conditions = { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } }
    return new ServicePrincipal('cloudwatch.amazonaws.com', { conditions })
  }

  addAlarm(
    scope: Construct,
    id: string,
    { metric, threshold, evaluationPeriods = 1, description, runbookHeading }: AlarmProps,
  ): void {
    if (this.rehearsed && metric.toMetricConfig().mathExpression) return
    const alarm = new Alarm(scope, id, {
      metric,
      threshold: threshold,
      evaluationPeriods: evaluationPeriods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: `${description} ${RUNBOOK}#${runbookHeading}`,
    })
    alarm.addAlarmAction(new SnsAction(this.topic))
  }
}

export const FIVE_MINUTES = Duration.minutes(5)
