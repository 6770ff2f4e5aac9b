import { anyWordOf, type Finder, type FindRequest, type FindState, NOTHING_ASKED, soughtIn } from '../find/find-request.ts'
import { patternOf } from './search-layer.ts'
import { READINGS, textOf, textPointOf } from './words/page-text.ts'

const FOUND = 'found'
const CURRENT = 'current'

function patternFor(request: FindRequest): RegExp | undefined {
  const { caseSensitive, entireWord } = request
  const any = patternOf([soughtIn(request)].flat().filter(Boolean))
  if (!any) return undefined
  const source = entireWord ? `(?<![\\p{L}\\p{N}])(?:${any.source})(?![\\p{L}\\p{N}])` : any.source
  return new RegExp(source, caseSensitive ? 'gu' : 'giu')
}

function rangesOf(page: Document, request: FindRequest): Range[] {
  const pattern = patternFor(request)
  if (!pattern) return []
  const { text, pieces } = textOf(page, READINGS)
  const ranges = [...text.matchAll(pattern)].map(({ index, 0: found }) => {
    const range = page.createRange()
    range.setStart(...textPointOf(pieces, index))
    range.setEnd(...textPointOf(pieces, index + found.length))
    return range
  })
  // A list of contents that stands beside the text is hidden in it.
  return ranges.filter((range) => range.getClientRects().length > 0)
}

type Paints = Window & { Highlight?: typeof Highlight; CSS?: { highlights?: HighlightRegistry } }

/** Paints ranges without a change of the page; browsers that cannot show the current one as selected. */
function paint(view: Paints, all: readonly Range[], current: Range | undefined): void {
  const highlights = view.CSS?.highlights
  if (!highlights || !view.Highlight) {
    const selection = view.getSelection()
    selection?.removeAllRanges()
    if (current) selection?.addRange(current)
    return
  }
  highlights.set(FOUND, new view.Highlight(...all))
  const first = new view.Highlight(...(current ? [current] : []))
  first.priority = 1
  highlights.set(CURRENT, first)
}

interface HtmlFindOptions {
  page: Document
  onState: (state: FindState) => void
  reveal: (range: Range) => void
  /** true for what the reader has not scrolled past: the first match is sought from there */
  isBelow: (range: Range) => boolean
}

interface HtmlFinder extends Finder {
  /** Finds what a search brought along: its words together, or else any of them. */
  findAsSearched(request: FindRequest): void
}

export function createHtmlFind({ page, onState, reveal, isBelow }: HtmlFindOptions): HtmlFinder {
  let ranges: Range[] = []
  let at = 0
  let all = true
  let request: FindRequest | undefined
  const show = (progress: FindState['progress']) => {
    const current = ranges[at]
    paint(page.defaultView as unknown as Paints, all ? ranges : [], current)
    if (current) reveal(current)
    onState({ progress, current: current ? at + 1 : 0, total: ranges.length, ...(request && { request }) })
  }
  const stopFind = () => {
    ranges = []
    request = undefined
    paint(page.defaultView as unknown as Paints, [], undefined)
    onState(NOTHING_ASKED)
  }
  const seek = (asked: FindRequest) => {
    request = asked
    all = asked.highlightAll
    ranges = rangesOf(page, asked)
    at = Math.max(ranges.findIndex(isBelow), 0)
    show(ranges.length > 0 ? 'found' : 'none')
  }
  return {
    find(asked, step = '', backwards = false) {
      if (soughtIn(asked).length === 0) {
        stopFind()
        request = asked
        return onState({ ...NOTHING_ASKED, request })
      }
      if (step === 'again') {
        if (ranges.length === 0) return
        const next = at + (backwards ? -1 : 1)
        at = (next + ranges.length) % ranges.length
        return show(next === at ? 'found' : 'wrapped')
      }
      seek(asked)
    },
    findAsSearched(asked) {
      const anyWord = anyWordOf(asked)
      seek(anyWord && rangesOf(page, asked).length === 0 ? anyWord : asked)
    },
    stopFind,
  }
}
