import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { MAX_RECEIVES } from '#functions/adapters/aws/sqs/queue.ts'
import { functionLimits } from '../areas.ts'
import type { LibraryFunction } from './function/library-function.ts'
import type { PortResource } from './function/port-resource.ts'
import { RETAIN_UNLESS_CREATION_FAILS } from './removal-policies.ts'

/**
 * Queues of jobs, one of those that a person waits for, and their dead-letter queue. SQS can redrive a dead-letter queue only if every message came from a queue, so
 * messages that services could not deliver have a queue of their own.
 */
export class JobsQueue extends Construct implements PortResource {
  readonly queue: Queue
  /** queue of the jobs that a person waits for */
  readonly awaited: Queue
  readonly deadLetters: Queue
  readonly undelivered: Queue
  /** deliveries of logs with events of use and acts that failed for good: health counts them */
  readonly undeliveredLogs: Queue

  constructor(scope: Construct, id: string) {
    super(scope, id)
    const shared = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true, removalPolicy: RETAIN_UNLESS_CREATION_FAILS }
    this.deadLetters = new Queue(this, 'Dead', { ...shared, retentionPeriod: Duration.days(14) })
    Validations.of(this.deadLetters).acknowledge({
      id: 'Serverless-SQSRedrivePolicy',
      reason: 'This is the dead-letter queue itself; an alarm watches it.',
    })
    const setAside = {
      ...shared,
      retentionPeriod: Duration.days(14),
      // Only operators receive from it.
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: 1000 },
    }
    this.undelivered = new Queue(this, 'Undelivered', { ...setAside, removalPolicy: RemovalPolicy.DESTROY })
    this.undeliveredLogs = new Queue(this, 'UndeliveredLogs', setAside)
    const consumed = {
      ...shared,
      retentionPeriod: Duration.days(14),
      // Longer than the function's timeout, so that no message is delivered twice while it is processed.
      visibilityTimeout: Duration.seconds(functionLimits.jobs.timeoutSeconds + 60),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: MAX_RECEIVES },
    }
    this.queue = new Queue(this, 'Queue', consumed)
    this.awaited = new Queue(this, 'Awaited', consumed)
    for (const service of ['s3.amazonaws.com', 'events.amazonaws.com'])
      this.queue.grantSendMessages(this.servicePrincipal(service))
    this.undelivered.grantSendMessages(this.servicePrincipal('events.amazonaws.com'))
  }

  /** Principal of a service, limited to this account. */
  private servicePrincipal(service: string): ServicePrincipal {
    return new ServicePrincipal(service, { conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } } })
  }

  connect(client: LibraryFunction): void {
    client.setVariable('LECTERN_QUEUE_URL', this.queue.queueUrl)
    client.setVariable('LECTERN_AWAITED_QUEUE_URL', this.awaited.queueUrl)
    client.allow(['sqs:SendMessage'], [this.queue.queueArn, this.awaited.queueArn])
    // How many wait before a job is said to whoever waits for it.
    client.allow(['sqs:GetQueueAttributes'], [this.awaited.queueArn])
  }
}
