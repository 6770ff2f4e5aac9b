import sanitizeHtml, { type IOptions } from 'sanitize-html'

/** Links that lead out of the library and run nothing; others lose their address, in the page too. */
const LINK = /^(?:https?:\/\/|mailto:)/i

/** Elements of a formatted text; nothing that runs, loads or looks like the page itself. */
const WHITELIST: IOptions = {
  allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'ul', 'ol', 'li', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: { ...(LINK.test(href) && { href }), rel: 'noopener noreferrer' } }),
  },
}

export const cleanRich = (text: string): string => sanitizeHtml(text, WHITELIST).trim()
