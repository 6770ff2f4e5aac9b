import type { SearchScope } from '#finding/intent.ts'
import type { KeptSearch } from '#ports/search.ts'
import type { AwsServiceOptions } from '../requests/aws-service.ts'
import { openFinding } from './find/find.ts'
import { openEngine } from './index/engine.ts'
import { HOURLY, openKeeping } from './index/keeping.ts'
import { readableAlias } from './index/library-index.ts'
import { openWriting } from './index/write.ts'
import { opensNothing } from './match/scope.ts'
import { NOWHERE } from './match/search-all.ts'
import { type MeaningOptions, openMeaning } from './meaning/meaning.ts'
import { isOutdated, renew } from './renewal/renew.ts'
import { openSuggesting } from './suggest/suggest.ts'

interface Options extends Omit<AwsServiceOptions, 'service'>, MeaningOptions {
  /** of the names of all indices; `lectern` where there is none */
  readonly prefix?: string
  /** beside each shard */
  readonly replicas?: number
  /** the repository of the engine's own snapshots; the service's where there is none */
  readonly snapshots?: string
}

const PATIENT_MS = 60_000

/** The search port on an OpenSearch domain, 3.0 or later. An index of another mapping is made one of today's by `learn`. */
export function openOpenSearch({ prefix = 'lectern', replicas = 0, snapshots = HOURLY, ...others }: Options): KeptSearch {
  const engine = openEngine(others)
  // Several shards would each weigh words by their own documents; one holds some millions.
  const library = { engine, prefix, shards: 1, replicas }
  const aliasFor = readableAlias(library)
  const indexOf = async ({ scope }: { readonly scope: SearchScope }) => (opensNothing(scope) ? NOWHERE : aliasFor(scope.tenant))
  const meaning = openMeaning(library, others)
  return {
    ...openFinding(engine, indexOf),
    ...openSuggesting(engine, indexOf),
    ...openWriting(library),
    ...openKeeping({ engine: openEngine({ ...others, timeoutMs: PATIENT_MS }), prefix, snapshots }),
    meaning: meaning.meaning,
    async learn(tenant, signal) {
      await renew(library, tenant, signal)
      await meaning.learn(tenant, signal)
    },
    isBehind: async (tenant) => (await isOutdated(library, tenant)) || meaning.isBehind(tenant),
  }
}
