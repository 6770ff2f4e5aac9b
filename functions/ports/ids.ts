/** New ids. Rules: no id comes twice; 26 characters of Crockford's base 32; within a process later ids sort after earlier ones. */
export interface Ids {
  next(): string
}
