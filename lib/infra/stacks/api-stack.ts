import { NestedStack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { api } from '#contract/index.ts'
import { areas } from '#functions/wiring/areas.ts'
import { portsOf } from '#functions/wiring/ports-of.ts'
import { factsOfArea, powerOf } from '../areas.ts'
import { LibraryApi } from '../constructs/library-api.ts'
import { type FunctionHome, LibraryFunction, type Network } from '../constructs/library-function.ts'
import { OriginLock } from '../constructs/origin-lock.ts'
import type { PortResources } from '../constructs/port-resource.ts'

interface ApiStackProps extends FunctionHome {
  readonly resources: PortResources
  /** for functions that search */
  readonly network?: Network
}

/**
 * The API: a function for each area of the contract, a route for each of its endpoints.
 *
 *     CloudFront ──▶ lock ──▶ routes ──▶ one function an area ──▶ the ports that its use cases name
 */
export class ApiStack extends NestedStack {
  readonly lock: OriginLock
  readonly api: LibraryApi

  constructor(scope: Construct, id: string, { resources, network, ...home }: ApiStackProps) {
    super(scope, id, { description: `The API of ${home.settings.tenant}` })
    this.lock = new OriginLock(this, 'Lock', home)
    const unknown = new LibraryFunction(this, 'Unknown', { ...home, bundle: 'unknown', power: powerOf.unknown })
    this.api = new LibraryApi(this, 'Routes', { settings: home.settings, lock: this.lock, unknown })
    for (const area of Object.keys(api) as (keyof typeof api)[]) {
      this.api.route(area, Object.values(api[area]), this.functionOf(area, { resources, network, ...home }))
    }
  }

  private functionOf(area: keyof typeof api, { resources, network, ...home }: ApiStackProps): LibraryFunction {
    const ports = portsOf(areas[area])
    const { writes, ...power } = factsOfArea[area]
    const own = ports.includes('search') ? network : undefined
    const answering = new LibraryFunction(this, area, { ...home, bundle: area, power, network: own })
    answering.set('LECTERN_HOSTS', home.settings.hosts.join(','))
    for (const port of ports) resources[port]?.serve(answering, writes.includes(port) ? 'write' : 'read')
    return answering
  }
}
