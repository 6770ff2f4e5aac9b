/** Characters of a request; API Gateway itself allows 10 MB, and parsing holds the one thread. */
export const REQUEST_LIMITS = { body: 65_536, headers: 16_000, query: 8_000 } as const
/** Length of a text to search for, in characters. */
export const SEARCH_TEXT_LIMIT = 500
/** Rows of a page of a list. */
export const LIST_PAGE_SIZE = 10
