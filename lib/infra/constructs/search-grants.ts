/** What is asked of the search engine, by the method of a request and the paths that it may have; `*` is any text. */
export type SearchGrants = Readonly<Record<string, readonly string[]>>

/** The alias of a tenant and its indices, which have the time they were made in their names. */
const ownOf = (tenant: string) => `lectern-${tenant}*`

/** Whoever searches: functions/adapters/aws/opensearch asks for these, and test/engines sees that it asks for no others. */
export function grantsToSearch(tenant: string): SearchGrants {
  const own = ownOf(tenant)
  const asked = ['_search', '_search/point_in_time', '_mget', '_termvectors'].map((what) => `${own}/${what}`)
  return {
    'es:ESHttpGet': [`${own}/_mapping`],
    // Several questions in one call name their indices inside, and so does the next page of a point in time.
    'es:ESHttpPost': [...asked, '_msearch', '_search'],
    'es:ESHttpDelete': ['_search/point_in_time'],
  }
}

/** Whoever fills indices, renews them and puts them back: everything of the tenant's own, and what names it inside. */
export function grantsToKeep(tenant: string): SearchGrants {
  const own = ownOf(tenant)
  return {
    'es:ESHttpGet': [own, `_cluster/health/${own}`, '_snapshot/cs-automated-enc/_all'],
    'es:ESHttpPost': [`${own}/*`, '_msearch', '_search', '_aliases', '_snapshot/cs-automated-enc/*/_restore'],
    'es:ESHttpPut': [own],
    'es:ESHttpDelete': [own, '_search/point_in_time'],
  }
}
