/** Reads page (from 0) and order of a list from an address; an unknown order is the first. */
export function readListUrl<Sort extends string>(
  search: string,
  sorts: readonly [Sort, ...Sort[]],
): { page: number; sort: Sort } {
  const asked = new URLSearchParams(search)
  const page = asked.get('page') ?? ''
  return {
    page: /^\d{1,6}$/.test(page) ? Number(page) : 0,
    sort: sorts.find((sort) => sort === asked.get('sort')) ?? sorts[0],
  }
}
