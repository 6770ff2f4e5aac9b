import type { Listener } from '#functions/adapters/embedded/site/site.ts'
import { createStaticFiles } from '#functions/adapters/embedded/site/static-files.ts'
import { apiPage } from '../start/api-page.ts'
import { GALLERY_PAGE } from './build-page.ts'

const GALLERY = /^\/gallery\/?(?=\?|$)/

/** The built page, read anew for each request, and the gallery under its address. */
export const pageFiles =
  (folder: string): Listener =>
  (request, response) => {
    request.url = request.url?.replace(GALLERY, `/${GALLERY_PAGE}`)
    return createStaticFiles(folder, apiPage())(request, response)
  }
