import { paths } from '#web/lib/paths.ts'

/** Returns the path to the list of all documents; under protection, of those that may be read. */
export const browsePath = (drm: boolean) => (drm ? paths.search('subscribed') : paths.search('all', { content: '*' }))
