/** Length of a text to search for, in characters. */
export const SEARCH_TEXT_LIMIT = 500
/** Rows of a page of a list. */
export const LIST_PAGE_SIZE = 10
