import { Validations } from 'aws-cdk-lib'
import { EventSourceMapping } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { JOBS_AT_ONCE, powerOf } from '../areas.ts'
import type { JobsQueue } from './jobs-queue.ts'
import { type FunctionHome, LibraryFunction, type Network } from './library-function.ts'
import type { PortResources } from './port-resource.ts'

/** What jobs work on. */
const PORTS = ['table', 'search', 'objects', 'jobs', 'mail'] as const

interface JobsConsumerProps extends FunctionHome {
  readonly jobs: JobsQueue
  readonly resources: PortResources
  readonly network?: Network
}

/** Works the queue off, a message at a time; what failed stays in the queue, and is set aside when it failed too often. */
export class JobsConsumer extends Construct {
  constructor(scope: Construct, id: string, { jobs, resources, network, ...home }: JobsConsumerProps) {
    super(scope, id)
    const working = new LibraryFunction(this, 'Function', { ...home, bundle: 'jobs', power: powerOf.jobs, network })
    working.set('LECTERN_HOSTS', home.settings.hosts.join(','))
    for (const port of PORTS) resources[port]?.serve(working, 'whole')
    const { queueArn } = jobs.queue
    working.allow(
      ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:ChangeMessageVisibility', 'sqs:GetQueueAttributes'],
      [queueArn],
    )
    const taking = new EventSourceMapping(this, 'Taking', {
      target: working.lambda,
      eventSourceArn: queueArn,
      batchSize: 1,
      maxConcurrency: JOBS_AT_ONCE[home.settings.size],
      reportBatchItemFailures: true,
    })
    Validations.of(taking).acknowledge({
      id: 'Serverless-LambdaEventSourceMappingDestination',
      reason: 'Lambda takes no destination for a queue of SQS: what fails goes the way of the queue, to its dead letters.',
    })
  }
}
