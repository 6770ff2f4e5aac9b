import { Fn, NestedStack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { SEARCH_DOMAIN_SIZE } from '../areas.ts'
import { LibraryNetwork } from '../constructs/library-network.ts'
import { SearchDomain } from '../constructs/search-domain.ts'
import type { Settings } from '../settings.ts'

/**
 * Search engine, in a private network except for the size `demo`.
 *
 *     network ( functions that search ──▶ domain )
 */
export class SearchStack extends NestedStack {
  readonly domain: SearchDomain
  readonly network?: LibraryNetwork

  constructor(scope: Construct, id: string, { settings }: { settings: Settings }) {
    super(scope, id, { description: `The search engine of ${settings.tenant}` })
    const { zones } = SEARCH_DOMAIN_SIZE[settings.size]
    if (zones > 1) this.network = new LibraryNetwork(this, 'Network', { zones })
    this.domain = new SearchDomain(this, 'Domain', { settings, network: this.network })
  }

  /** First three zones of the region, selected by CloudFormation: the synthesis looks up nothing in the account. */
  override get availabilityZones(): string[] {
    return [0, 1, 2].map((index) => Fn.select(index, Fn.getAzs()))
  }
}
