import type { SearchScope } from '#finding/intent.ts'
import type { IndexAdmin } from '#ports/search.ts'
import type { AwsServiceOptions } from '../requests/aws-service.ts'
import { openFind } from './find/search-run.ts'
import { openEngine } from './index/engine.ts'
import { HOURLY_SNAPSHOTS, openIndexAdmin } from './index/index-admin.ts'
import { readableAlias } from './index/library-index.ts'
import { openIndexWriter } from './index/write.ts'
import { opensNothing } from './match/scope.ts'
import { EMPTY_INDEX } from './match/search-all.ts'
import { type MeaningOptions, openMeaning } from './meaning/meaning.ts'
import { isOutdated, renewIndex } from './renewal/renew.ts'
import { openSuggest } from './suggest/suggest.ts'

interface Options extends Omit<AwsServiceOptions, 'service'>, MeaningOptions {
  /** prefix of the names of all indices; `lectern` by default */
  readonly prefix?: string
  /** replicas of each shard */
  readonly replicas?: number
  /** repository of the engine's snapshots; by default the service's hourly one */
  readonly snapshots?: string
}

const ADMIN_TIMEOUT_MS = 60_000

/** Opens the search port on an OpenSearch domain, version 3.0 or later. `learn` rebuilds an index that has another mapping. */
export function openOpenSearch({
  prefix = 'lectern',
  replicas = 0,
  snapshots = HOURLY_SNAPSHOTS,
  ...others
}: Options): IndexAdmin {
  const engine = openEngine(others)
  // With several shards, each would weigh words by its own documents. One shard can hold millions.
  const library = { engine, prefix, shards: 1, replicas }
  const aliasFor = readableAlias(library)
  const indexOf = async ({ scope }: { readonly scope: SearchScope }) =>
    opensNothing(scope) ? EMPTY_INDEX : aliasFor(scope.tenant)
  const meaning = openMeaning(library, others)
  return {
    ...openFind(engine, indexOf, meaning.fetchNearness),
    ...openSuggest(engine, indexOf),
    ...openIndexWriter(library),
    ...openIndexAdmin({ engine: openEngine({ ...others, timeoutMs: ADMIN_TIMEOUT_MS }), prefix, snapshots }),
    meaning: meaning.meaning,
    async learn(tenant, signal) {
      await renewIndex(library, tenant, signal)
      await meaning.learn(tenant, signal)
    },
    isBehind: async (tenant) => (await isOutdated(library, tenant)) || meaning.isBehind(tenant),
  }
}
