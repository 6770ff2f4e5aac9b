/** Parses the pages to print: numbers and ranges, such as 1-3, 8. Undefined if any is not a page of the document. */
export function pagesIn(text: string, pages: number): number[] | undefined {
  const chosen = new Set<number>()
  for (const part of text.split(/[,;\s]+/).filter(Boolean)) {
    const [, first, last] = /^(\d{1,6})(?:[-–](\d{1,6}))?$/.exec(part) ?? []
    const [from, to] = [Number(first), Number(last ?? first)]
    if (!(from >= 1 && from <= to && to <= pages)) return undefined
    for (let page = from; page <= to; page += 1) chosen.add(page)
  }
  return chosen.size > 0 ? [...chosen].sort((a, b) => a - b) : undefined
}
