import { Fn, NestedStack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { DOMAIN } from '../areas.ts'
import { LibraryNetwork } from '../constructs/library-network.ts'
import { SearchDomain } from '../constructs/search-domain.ts'
import type { Settings } from '../settings.ts'

/**
 * The search engine. A demonstration has none of the network around it.
 *
 *     network ( functions that search ──▶ domain )
 */
export class SearchStack extends NestedStack {
  readonly domain: SearchDomain
  readonly network?: LibraryNetwork

  constructor(scope: Construct, id: string, { settings }: { settings: Settings }) {
    super(scope, id, { description: `The search engine of ${settings.tenant}` })
    const { zones } = DOMAIN[settings.size]
    if (zones > 1) this.network = new LibraryNetwork(this, 'Network', { zones })
    this.domain = new SearchDomain(this, 'Domain', { settings, network: this.network })
  }

  /** The region's first three: named when the stack is deployed, so that nobody is asked for them before. */
  override get availabilityZones(): string[] {
    return [0, 1, 2].map((index) => Fn.select(index, Fn.getAzs()))
  }
}
