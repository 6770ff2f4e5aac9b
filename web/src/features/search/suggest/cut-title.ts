const MOST_SIGNS = 150
/** Signs that stay of the beginning, however long the last part is. */
const LEAST_OF_HEAD = 40
const PART = /\s[-–—]\s(?!.*\s[-–—]\s)/

/** Cuts a long title in its middle, so that the name of a part stays: it tells the title from its neighbors. */
export function cutTitle(title: string): string {
  if (title.length <= MOST_SIGNS || title.includes('<')) return title
  const at = PART.exec(title)?.index
  const room = at === undefined ? 0 : MOST_SIGNS - (title.length - at)
  if (at === undefined || room < LEAST_OF_HEAD) return title
  return `${title.slice(0, room).trimEnd()} …${title.slice(at)}`
}
