import type { KeptSearch, SearchScope } from '#ports/search.ts'
import type { AwsServiceOptions } from '../aws-service.ts'
import { openEngine } from './engine.ts'
import { openFinding } from './find.ts'
import { HOURLY, openKeeping } from './keeping.ts'
import { readableAlias } from './library-index.ts'
import { type MeaningOptions, openMeaning } from './meaning.ts'
import { isOutdated, renew } from './renew.ts'
import { opensNothing } from './scope.ts'
import { NOWHERE } from './search-all.ts'
import { openSuggesting } from './suggest.ts'
import { openWriting } from './write.ts'

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
