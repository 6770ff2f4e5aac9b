/** Paths of the search engine by action; `*` matches any text. */
export type SearchGrants = Readonly<Record<string, readonly string[]>>

/** Alias and indices of a tenant; index names end in their creation time. */
const ownOf = (tenant: string) => `lectern-${tenant}*`

/**
 * Grants for searching: the requests of functions/adapters/aws/opensearch. The tests of test/engines check that it sends no
 * others.
 */
export function grantsToSearch(tenant: string): SearchGrants {
  const own = ownOf(tenant)
  const asked = ['_search', '_search/point_in_time', '_mget', '_termvectors'].map((what) => `${own}/${what}`)
  return {
    'es:ESHttpGet': [`${own}/_mapping`],
    // A multi-search and a point in time name their indices in the body.
    'es:ESHttpPost': [...asked, '_msearch', '_search'],
    'es:ESHttpDelete': ['_search/point_in_time'],
  }
}

/** Grants for indexing: all of the tenant's indices, and requests that name them in the body. */
export function grantsToIndex(tenant: string): SearchGrants {
  const own = ownOf(tenant)
  return {
    'es:ESHttpGet': [own, `_cluster/health/${own}`, '_snapshot/cs-automated-enc/_all'],
    'es:ESHttpPost': [`${own}/*`, '_msearch', '_search', '_aliases', '_snapshot/cs-automated-enc/*/_restore'],
    'es:ESHttpPut': [own],
    'es:ESHttpDelete': [own, '_search/point_in_time'],
  }
}
