import type { ReaderAdditions } from './additions.ts'

type Marks = ReaderAdditions['marks']

/** Groups marks by the numbers of their pages, from 0; one over a page break is on both. */
export function marksByPage(marks: Marks): ReadonlyMap<number, Marks> {
  const byPage = new Map<number, Marks[number][]>()
  for (const mark of marks)
    for (const page of new Set(mark.place.areas?.map((area) => area.page))) {
      const those = byPage.get(page) ?? []
      those.push(mark)
      byPage.set(page, those)
    }
  return byPage
}
