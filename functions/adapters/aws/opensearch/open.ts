import type { Search } from '#ports/search.ts'
import type { AwsServiceOptions } from '../aws-service.ts'
import { openEngine } from './engine.ts'
import { openFinding } from './find.ts'
import { aliasOf } from './index-names.ts'
import { openWriting } from './write.ts'

interface Options extends Omit<AwsServiceOptions, 'service'> {
  /** of the names of all indices; `lectern` where there is none */
  readonly prefix?: string
  readonly shards?: number
  /** beside each shard */
  readonly replicas?: number
}

type Kept = Pick<Search, 'find' | 'index' | 'update' | 'remove'>

/** The search port on an OpenSearch domain, 3.0 or later. */
export function openOpenSearch({ prefix = 'lectern', shards = 1, replicas = 0, ...service }: Options): Kept {
  const engine = openEngine(service)
  const library = { engine, prefix, shards, replicas }
  return {
    ...openFinding(engine, async ({ scope }) => aliasOf(prefix, scope.tenant)),
    ...openWriting(library),
  }
}
