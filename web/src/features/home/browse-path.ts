import { paths } from '#web/lib/paths.ts'

/** Where the documents of the library are listed: under protection, those that may be read. */
export const browsePath = (drm: boolean) => (drm ? paths.search('subscribed') : paths.search('all', { content: '*' }))
