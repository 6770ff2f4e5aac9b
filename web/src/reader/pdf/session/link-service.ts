import { PDFLinkService } from 'pdfjs-dist/web/pdf_viewer.mjs'

type Destination = unknown[] | string | null

/**
 * Focuses the target of a link at once and without scrolling. pdf.js focuses the target page whenever it is next drawn, even
 * after Back and Forward, and the browser scrolls to it.
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

  /** Returns the page of a destination, which is a number from 0 or a reference; a reference may be broken. */
  async #pageOf(target: unknown): Promise<number | undefined> {
    if (Number.isInteger(target)) return (target as number) + 1
    if (typeof target !== 'object' || target === null) return undefined
    return this.pdfDocument?.getPageIndex(target as never).then(
      (index: number) => index + 1,
      () => undefined,
    )
  }
}
