import { Duration, Stack } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { Settings } from '../settings.ts'

export const RUNBOOK = 'lib/infra/runbook.md'

interface AlarmFacts {
  readonly metric: IMetric
  /** above this is an alarm */
  readonly above: number
  /** how often in a row, of as many periods of the metric */
  readonly times?: number
  /** what has happened, in a sentence */
  readonly says: string
  /** the heading of the runbook that tells what to do */
  readonly heading: string
}

/** Alarms, and whom they reach. Each names the heading of the runbook under which it says what to do. */
export class Watch extends Construct {
  readonly topic: Topic

  private readonly rehearsed: boolean

  constructor(scope: Construct, id: string, { settings, dead }: { settings: Settings; dead: IQueue }) {
    super(scope, id)
    const { alarmsTo, rehearsal } = settings
    this.rehearsed = rehearsal !== undefined
    this.topic = new Topic(this, 'Topic', { enforceSSL: true })
    // A policy of its own takes the place of the one by which an account's alarms may publish.
    this.topic.grantPublish(this.alarmsOfThisAccount())
    this.topic.addSubscription(new EmailSubscription(alarmsTo, { deadLetterQueue: dead }))
  }

  private alarmsOfThisAccount(): ServicePrincipal {
    const conditions = { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } }
    return new ServicePrincipal('cloudwatch.amazonaws.com', { conditions })
  }

  alarm(scope: Construct, id: string, { metric, above, times = 1, says, heading }: AlarmFacts): void {
    if (this.rehearsed && metric.toMetricConfig().mathExpression) return
    const alarm = new Alarm(scope, id, {
      metric,
      threshold: above,
      evaluationPeriods: times,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: `${says} ${RUNBOOK}#${heading}`,
    })
    alarm.addAlarmAction(new SnsAction(this.topic))
  }
}

export const FIVE_MINUTES = Duration.minutes(5)
