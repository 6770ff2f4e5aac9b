import { Validations } from 'aws-cdk-lib'
import { EventSourceMapping } from 'aws-cdk-lib/aws-lambda'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { AWAITED_CONCURRENCY, functionLimits, JOBS_CONCURRENCY } from '../areas.ts'
import { type FunctionNetwork, LibraryFunction, type SharedFunctionProps } from './function/library-function.ts'
import type { PortResources } from './function/port-resource.ts'
import type { JobsQueue } from './jobs-queue.ts'

/** Ports of the jobs. */
const PORTS = ['table', 'search', 'objects', 'jobs', 'mail', 'seals'] as const

interface JobsConsumerProps extends SharedFunctionProps {
  readonly jobs: JobsQueue
  readonly resources: PortResources
  readonly network?: FunctionNetwork
}

/**
 * Processes both queues one message at a time, each with its own concurrency: jobs that a person waits for wait for no others. Failed messages return to the queue, and go to the dead-letter queue after the last
 * try.
 */
export class JobsConsumer extends Construct {
  constructor(scope: Construct, id: string, { jobs, resources, network, ...shared }: JobsConsumerProps) {
    super(scope, id)
    const working = new LibraryFunction(this, 'Function', { ...shared, bundle: 'jobs', limits: functionLimits.jobs, network })
    working.setVariable('LECTERN_HOSTS', shared.settings.hosts.join(','))
    for (const port of PORTS) resources[port]?.connect(working, 'full')
    const { size } = shared.settings
    working.allow(
      ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:ChangeMessageVisibility', 'sqs:GetQueueAttributes'],
      [jobs.queue.queueArn, jobs.awaited.queueArn],
    )
    this.consume('Taking', working, jobs.queue, JOBS_CONCURRENCY[size])
    this.consume('TakingAwaited', working, jobs.awaited, AWAITED_CONCURRENCY[size])
  }

  private consume(id: string, { lambda }: LibraryFunction, { queueArn }: Queue, maxConcurrency: number): void {
    const taking = new EventSourceMapping(this, id, {
      target: lambda,
      eventSourceArn: queueArn,
      batchSize: 1,
      maxConcurrency,
      reportBatchItemFailures: true,
    })
    Validations.of(taking).acknowledge({
      id: 'Serverless-LambdaEventSourceMappingDestination',
      reason: 'Lambda supports no failure destination for SQS; failed messages go to the dead-letter queue.',
    })
  }
}
