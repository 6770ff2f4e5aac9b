import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { powerOf } from '../areas.ts'
import { KEPT } from './kept.ts'
import type { LibraryFunction } from './library-function.ts'
import type { PortResource } from './port-resource.ts'

/** After so many times a message that was not worked off is set aside; the consumer counts on it. */
const MOST_RECEIVES = 6

/**
 * Work for later, and the queue of what could not be done: it is looked through and sent again by hand. SQS gives back from there
 * only where everything in it came from a queue; so what services could not hand over has a place of its own.
 */
export class JobsQueue extends Construct implements PortResource {
  readonly queue: Queue
  readonly dead: Queue
  readonly undelivered: Queue

  constructor(scope: Construct, id: string) {
    super(scope, id)
    const shared = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true, removalPolicy: KEPT }
    this.dead = new Queue(this, 'Dead', { ...shared, retentionPeriod: Duration.days(14) })
    Validations.of(this.dead).acknowledge({
      id: 'Serverless-SQSRedrivePolicy',
      reason: 'This is the queue that the others lead to: what fails here has nowhere else to go, and an alarm says so.',
    })
    this.undelivered = new Queue(this, 'Undelivered', {
      ...shared,
      retentionPeriod: Duration.days(14),
      removalPolicy: RemovalPolicy.DESTROY,
      // Nobody takes anything out but whoever looks.
      deadLetterQueue: { queue: this.dead, maxReceiveCount: 1000 },
    })
    this.queue = new Queue(this, 'Queue', {
      ...shared,
      retentionPeriod: Duration.days(14),
      // Longer than the longest that its function may run, so that nobody else is given what is being worked on.
      visibilityTimeout: Duration.seconds(powerOf.jobs.timeout + 60),
      deadLetterQueue: { queue: this.dead, maxReceiveCount: MOST_RECEIVES },
    })
    for (const service of ['s3.amazonaws.com', 'events.amazonaws.com']) this.queue.grantSendMessages(this.takeFrom(service))
    this.undelivered.grantSendMessages(this.takeFrom('events.amazonaws.com'))
  }

  /** Services of this account that put work into the queue, or set aside what they could not. */
  private takeFrom(service: string): ServicePrincipal {
    return new ServicePrincipal(service, { conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } } })
  }

  serve(asking: LibraryFunction): void {
    asking.set('LECTERN_QUEUE_URL', this.queue.queueUrl)
    asking.allow(['sqs:SendMessage'], [this.queue.queueArn])
  }
}
