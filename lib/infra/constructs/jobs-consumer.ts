import { Validations } from 'aws-cdk-lib'
import { EventSourceMapping } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { functionLimits, JOBS_CONCURRENCY } from '../areas.ts'
import { type FunctionNetwork, LibraryFunction, type SharedFunctionProps } from './function/library-function.ts'
import type { PortResources } from './function/port-resource.ts'
import type { JobsQueue } from './jobs-queue.ts'

/** Ports of the jobs. */
const PORTS = ['table', 'search', 'objects', 'jobs', 'mail'] as const

interface JobsConsumerProps extends SharedFunctionProps {
  readonly jobs: JobsQueue
  readonly resources: PortResources
  readonly network?: FunctionNetwork
}

/**
 * Processes the queue one message at a time. Failed messages return to the queue, and go to the dead-letter queue after the last
 * try.
 */
export class JobsConsumer extends Construct {
  constructor(scope: Construct, id: string, { jobs, resources, network, ...shared }: JobsConsumerProps) {
    super(scope, id)
    const working = new LibraryFunction(this, 'Function', { ...shared, bundle: 'jobs', limits: functionLimits.jobs, network })
    working.setVariable('LECTERN_HOSTS', shared.settings.hosts.join(','))
    for (const port of PORTS) resources[port]?.connect(working, 'full')
    const { queueArn } = jobs.queue
    working.allow(
      ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:ChangeMessageVisibility', 'sqs:GetQueueAttributes'],
      [queueArn],
    )
    const taking = new EventSourceMapping(this, 'Taking', {
      target: working.lambda,
      eventSourceArn: queueArn,
      batchSize: 1,
      maxConcurrency: JOBS_CONCURRENCY[shared.settings.size],
      reportBatchItemFailures: true,
    })
    Validations.of(taking).acknowledge({
      id: 'Serverless-LambdaEventSourceMappingDestination',
      reason: 'Lambda supports no failure destination for SQS; failed messages go to the dead-letter queue.',
    })
  }
}
