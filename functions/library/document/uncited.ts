/** Content types of what nobody cites: there is no text to refer to. */
export const UNCITED: readonly string[] = ['VIDEO', 'ELEARNING']
