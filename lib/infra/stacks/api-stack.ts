import { NestedStack } from 'aws-cdk-lib'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { api } from '#contract/index.ts'
import { areas } from '#functions/wiring/areas.ts'
import { portsOf } from '#functions/wiring/ports-of.ts'
import { areaSettings, functionLimits } from '../areas.ts'
import { EventsReceiver } from '../constructs/events-receiver.ts'
import { type FunctionNetwork, LibraryFunction, type SharedFunctionProps } from '../constructs/function/library-function.ts'
import type { PortResources } from '../constructs/function/port-resource.ts'
import { LibraryApi } from '../constructs/library-api.ts'
import { OriginLock } from '../constructs/origin-lock.ts'

interface ApiStackProps extends SharedFunctionProps {
  readonly resources: PortResources
  readonly undeliveredLogs: Queue
  /** network of functions that search */
  readonly network?: FunctionNetwork
}

/**
 * API: one function per area of the contract, one route per endpoint.
 *
 *     CloudFront ──▶ lock ──▶ routes ──▶ function of an area ──▶ ports of its use cases
 *                                               └─ its log ──▶ events, acts
 */
export class ApiStack extends NestedStack {
  readonly lock: OriginLock
  readonly api: LibraryApi
  private readonly events: EventsReceiver

  constructor(scope: Construct, id: string, { resources, undeliveredLogs, network, ...shared }: ApiStackProps) {
    super(scope, id, { description: `The API of ${shared.settings.tenant}` })
    this.lock = new OriginLock(this, 'Lock', shared)
    const unknown = new LibraryFunction(this, 'Unknown', { ...shared, bundle: 'unknown', limits: functionLimits.unknown })
    this.events = new EventsReceiver(this, 'Events', { resources, undeliveredLogs, ...shared })
    this.api = new LibraryApi(this, 'Routes', { settings: shared.settings, lock: this.lock, unknown })
    for (const area of Object.keys(api) as (keyof typeof api)[]) {
      this.api.route(area, Object.values(api[area]), this.functionOf(area, { resources, network, ...shared }))
    }
  }

  private functionOf(
    area: keyof typeof api,
    { resources, network, ...shared }: Omit<ApiStackProps, 'undeliveredLogs'>,
  ): LibraryFunction {
    const ports = portsOf(areas[area])
    const { writes, ...limits } = areaSettings[area]
    const own = ports.includes('search') ? network : undefined
    const answering = new LibraryFunction(this, area, { ...shared, bundle: area, limits, network: own })
    answering.setVariable('LECTERN_HOSTS', shared.settings.hosts.join(','))
    this.events.connect(answering)
    for (const port of ports) {
      resources[port]?.connect(answering, writes.includes(port) ? 'write' : 'read')
    }
    return answering
  }
}
