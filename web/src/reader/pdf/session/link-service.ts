import { PDFLinkService } from 'pdfjs-dist/web/pdf_viewer.mjs'

type Destination = unknown[] | string | null

/**
 * pdf.js gives the focus to the page that a link leads to whenever that page is next drawn, be it after Back and Forward,
 * and the browser scrolls to what gets the focus. Here the focus moves at once and without scrolling.
 */
export class LinkService extends PDFLinkService {
  override async goToDestination(wanted: string | unknown[]): Promise<void> {
    const explicit = await this.#explicit(wanted)
    const pageNumber = explicit && (await this.#pageOf(explicit[0]))
    if (!explicit || !pageNumber || pageNumber > this.pagesCount) return
    this.pdfHistory?.pushCurrentPosition()
    this.pdfHistory?.push({ namedDest: null, explicitDest: explicit, pageNumber } as never)
    this.pdfViewer.scrollPageIntoView({ pageNumber, destArray: explicit })
    this.pdfViewer.getPageView(pageNumber - 1)?.textLayer?.div?.focus({ preventScroll: true })
  }

  async #explicit(wanted: string | unknown[]): Promise<unknown[] | undefined> {
    const found: Destination =
      typeof wanted === 'string' ? ((await this.pdfDocument?.getDestination(wanted)) ?? null) : await wanted
    return Array.isArray(found) ? found : undefined
  }

  /** A destination names its page by number from 0 or by reference; a reference may lead nowhere. */
  async #pageOf(target: unknown): Promise<number | undefined> {
    if (Number.isInteger(target)) return (target as number) + 1
    if (typeof target !== 'object' || target === null) return undefined
    return this.pdfDocument?.getPageIndex(target as never).then(
      (index: number) => index + 1,
      () => undefined,
    )
  }
}
