/** New ids. Rules: never the same twice; 26 characters of Crockford's base 32; later ones sort after earlier ones of the same process. */
export interface Ids {
  next(): string
}
