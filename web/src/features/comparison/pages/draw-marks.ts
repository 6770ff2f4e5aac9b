import type { ComparisonResult, PageMark } from '#contract/documents/comparison-result.ts'
import type { PdfSession } from '#web/reader/pdf/session/pdf-session.ts'
import type { SideName } from './scroll-pairs.ts'

const LAYER_CLASS = 'change-marks'

interface NumberedMark {
  readonly number: number
  readonly kind: string
  readonly mark: PageMark
}

/** Marks of one side by page. */
function marksByPage({ changes }: ComparisonResult, side: SideName): Map<number, NumberedMark[]> {
  const marks = changes.flatMap((change, number) =>
    (change[side]?.marks ?? []).map((mark): NumberedMark => ({ number, kind: change.kind, mark })),
  )
  return Map.groupBy(marks, ({ mark }) => mark[0])
}

/** Draws the marks of one side on the pages of its PDF, as they are drawn. A mark is placed in shares of its page, at any zoom. */
export function createMarkDrawer(session: PdfSession, result: ComparisonResult, side: SideName) {
  const byPage = marksByPage(result, side)
  const { pages } = result[side]
  let current: number | undefined
  let shown: ReadonlySet<number> | undefined

  function draw(page: number): void {
    const div = session.viewer.getPageView(page)?.div
    const [width, height] = pages[page] ?? [0, 0]
    if (!div || width === 0) return
    div.querySelector(`.${LAYER_CLASS}`)?.remove()
    const layer = document.createElement('div')
    layer.className = LAYER_CLASS
    layer.dataset.side = side
    layer.setAttribute('aria-hidden', 'true')
    for (const { number, kind, mark } of byPage.get(page) ?? []) {
      if (shown && !shown.has(number)) continue
      const [, left, top, right, bottom] = mark
      const box = document.createElement('span')
      box.dataset.kind = kind
      if (number === current) box.dataset.current = ''
      const share = (value: number, whole: number) => `${((value / whole) * 100).toFixed(3)}%`
      box.style.cssText = `left:${share(left, width)};top:${share(top, height)};width:${share(right - left, width)};height:${share(bottom - top, height)}`
      layer.append(box)
    }
    div.append(layer)
  }
  const drawAll = () => {
    for (let page = 0; page < session.viewer.pagesCount; page++)
      if (session.viewer.getPageView(page)?.div.querySelector('canvas')) draw(page)
  }
  const onRendered = ({ pageNumber }: { pageNumber: number }) => draw(pageNumber - 1)
  session.viewer.eventBus.on('pagerendered', onRendered)
  drawAll()
  return {
    show(numbers: ReadonlySet<number>, inView: number | undefined) {
      shown = numbers
      current = inView
      drawAll()
    },
    close: () => session.viewer.eventBus.off('pagerendered', onRendered),
  }
}
