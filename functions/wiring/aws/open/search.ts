import type { IndexAdmin } from '#ports/search.ts'
import { openAccount } from './account.ts'
import { lazyPort } from './lazy-port.ts'
import { readEnvironment } from './settings.ts'

const METHODS = {
  find: true,
  suggest: true,
  meaning: true,
  index: true,
  update: true,
  remove: true,
  learn: true,
  isBehind: true,
  drop: true,
  restore: true,
} as const

export function openSearch(): IndexAdmin {
  const {
    LECTERN_SEARCH_URL: endpoint,
    LECTERN_SEARCH_PREFIX: prefix,
    LECTERN_SEARCH_REPLICAS: replicas,
    LECTERN_MEANING: meaning,
  } = readEnvironment(['LECTERN_SEARCH_URL', 'LECTERN_SEARCH_PREFIX', 'LECTERN_SEARCH_REPLICAS', 'LECTERN_MEANING'])
  const account = openAccount()
  return lazyPort<IndexAdmin>(METHODS, async () => {
    const { openSearchEngine } = await import('./search-engine.ts')
    return openSearchEngine(account, { endpoint, prefix, replicas, meaning })
  })
}
