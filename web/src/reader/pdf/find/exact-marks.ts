import type { PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs'

/** pdf.js lays transparent letters of another font over a line and stretches them to its width: within it, words are where that font has them. */
interface LaidOutPage {
  readonly pdfPage?: { getTextContent(options: object): Promise<{ items: readonly object[] }> }
  readonly _textHighlighter?: { readonly textDivs?: readonly HTMLElement[] }
  readonly div: HTMLElement
}

/** Part of a line that some of its letters take, in percent of its width, by the widths of a font. */
export function partOfLine(widthOf: (text: string) => number, line: string, from: number, to: number) {
  const whole = widthOf(line)
  if (!(whole > 0)) return undefined
  const left = widthOf(line.slice(0, from)) / whole
  return { left: left * 100, width: (widthOf(line.slice(0, to)) / whole - left) * 100 }
}

/** Draws the marks of find where the words of the page end, by the fonts of the file. */
export function drawExactMarks(viewer: PDFViewer, signal: AbortSignal): void {
  const fonts = new WeakMap<object, Promise<readonly string[]>>()
  const draw = async ({ pageIndex = 0, pageNumber = pageIndex + 1 }: { pageIndex?: number; pageNumber?: number }) => {
    const pages = pageIndex === -1 ? viewer.getCachedPageViews() : [viewer.getPageView(pageNumber - 1)]
    for (const page of pages as Iterable<LaidOutPage | undefined>) if (page?.pdfPage) await drawOn(page, fonts)
  }
  // pdf.js makes the marks while it handles the same event.
  for (const event of ['updatetextlayermatches', 'textlayerrendered'])
    viewer.eventBus.on(event, (shown: object) => requestAnimationFrame(() => void draw(shown).catch(() => undefined)), { signal })
}

async function drawOn(page: LaidOutPage, fonts: WeakMap<object, Promise<readonly string[]>>): Promise<void> {
  const { pdfPage, div } = page
  if (!pdfPage || !div.querySelector('.highlight')) return
  const known = fonts.get(pdfPage) ?? readFonts(pdfPage)
  fonts.set(pdfPage, known)
  const names = await known
  const lines = page._textHighlighter?.textDivs ?? []
  for (const [at, line] of lines.entries()) {
    const font = names[at]
    const marks = line.querySelectorAll<HTMLElement>('.highlight')
    if (marks.length > 0 && font && isLoaded(font)) drawIn(line, marks, font)
  }
}

/** Lists the fonts of the lines of a page, which the browser knows by these names once the page is drawn. */
async function readFonts(page: NonNullable<LaidOutPage['pdfPage']>): Promise<readonly string[]> {
  const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true })
  return items.flatMap((item) => ('str' in item && 'fontName' in item ? String(item.fontName) : []))
}

const isLoaded = (font: string) => [...document.fonts].some(({ family, status }) => family === font && status === 'loaded')

const MEASURED_PX = 100
let context: CanvasRenderingContext2D | null | undefined

/** A line from right to left, or upright, keeps pdf.js's own marks. */
function drawIn(line: HTMLElement, marks: Iterable<HTMLElement>, font: string): void {
  context ??= document.createElement('canvas').getContext('2d')
  if (!context || line.dir === 'rtl' || line.style.getPropertyValue('--rotate')) return
  const canvas = context
  canvas.font = `${MEASURED_PX}px "${font}"`
  const text = line.textContent ?? ''
  const range = document.createRange()
  for (const mark of marks) {
    range.selectNodeContents(line)
    range.setEndBefore(mark)
    const from = range.toString().length
    const part = partOfLine((some) => canvas.measureText(some).width, text, from, from + (mark.textContent ?? '').length)
    if (!part) continue
    mark.dataset.exact = ''
    mark.style.setProperty('--mark-left', `${part.left.toFixed(2)}%`)
    mark.style.setProperty('--mark-width', `${part.width.toFixed(2)}%`)
  }
}
