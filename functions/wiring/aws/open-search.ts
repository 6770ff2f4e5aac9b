import { openOpenSearch } from '#functions/adapters/aws/opensearch/open.ts'
import { openAccount } from './open-account.ts'
import { readEnvironment } from './settings.ts'

export function openSearch() {
  const { LECTERN_SEARCH_URL: endpoint, LECTERN_SEARCH_REPLICAS: replicas } = readEnvironment([
    'LECTERN_SEARCH_URL',
    'LECTERN_SEARCH_REPLICAS',
  ])
  return openOpenSearch({ ...openAccount(), endpoint, replicas })
}
