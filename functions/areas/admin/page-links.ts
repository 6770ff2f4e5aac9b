interface PageQuery extends Readonly<Record<string, string | number | undefined>> {
  readonly page: number
  readonly size: number
}

/** Links to other pages of a list. Source: https://www.rfc-editor.org/rfc/rfc8288 */
export function pageLinks(address: string, query: PageQuery, count: number): string {
  const last = Math.max(0, Math.ceil(count / query.size) - 1)
  const link = (rel: string, page: number) => {
    const given = Object.entries({ ...query, page }).filter(([, value]) => value !== undefined)
    return `<${address}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}>; rel="${rel}"`
  }
  return [
    ...(query.page < last ? [link('next', query.page + 1)] : []),
    ...(query.page > 0 ? [link('prev', Math.min(query.page - 1, last))] : []),
    link('last', last),
    link('first', 0),
  ].join(',')
}
