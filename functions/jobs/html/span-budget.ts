type Attributes = Record<string, string>

/** Places in a table that one cell covers at most. */
const MAX_AREA = 5000
/** Places that the cells of a document cover at most; a browser lays each of them out. */
const MAX_PLACES = 200_000
/** Rows or columns of a span that goes to the end of its table. */
const TO_THE_END = 1000

/** Counts the places that cells over several rows or columns cover, so that no table takes minutes to lay out. */
export class SpanBudget {
  #left = MAX_PLACES

  /** Drops the spans of a cell, or of columns, that cover too much. */
  limit(attributes: Attributes): Attributes {
    const { colspan, rowspan, span, ...rest } = attributes
    if (colspan === undefined && rowspan === undefined && span === undefined) return attributes
    const area = countOf(colspan) * countOf(rowspan) * countOf(span)
    if (area > MAX_AREA || area > this.#left) return rest
    this.#left -= area
    return attributes
  }
}

function countOf(given: string | undefined): number {
  const count = given === undefined ? 1 : Number.parseInt(given, 10)
  return count === 0 ? TO_THE_END : Math.max(1, count || 1)
}
