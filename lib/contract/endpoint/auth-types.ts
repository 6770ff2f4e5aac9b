/** Ways in. */
export const AUTH_TYPES = ['SSO', 'IP', 'JWT', 'APPLET', 'PWD'] as const

/** Ways in for which the library makes the token itself. */
export const LIBRARY_AUTH_TYPES = ['IP', 'JWT', 'APPLET'] as const
