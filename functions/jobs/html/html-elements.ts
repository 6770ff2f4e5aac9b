export const HEADING = /^h([1-6])$/
/** Elements that begin and end a block. */
export const BLOCK =
  /^(?:p|div|li|ul|ol|dl|dt|dd|section|article|aside|main|header|footer|nav|figure|figcaption|blockquote|pre|table|tr|caption|hr|h[1-6]|details|summary|address|body)$/
/** Elements that matter for what is in them. */
export const STRUCTURE = new RegExp(`${BLOCK.source}|^(?:td|th|style|title|desc|rt|rp)$`)
/** Labels in a drawing. */
export const LABEL = /^(?:text|tspan)$/
/** Elements without text of the document: a `nav` holds the table of contents, and `rt` says how the words beside it are read. */
export const NO_TEXT = /^(?:style|title|desc|nav|rt|rp)$/
/** Elements whose lines are one block, however far apart they stand. */
export const WHOLE_BLOCK = /^(?:h[1-6]|caption|figcaption|td|th|nav)$/
