import { describe, expect, it } from '@jest/globals'
import { lettersOf } from '#anchors/letters-of.ts'
import { quotedText } from '#anchors/table-cells.ts'
import { wordsOfText } from '#anchors/text-words.ts'
import type { TextPlace } from '#contract/documents/place.ts'
import { locatePlace } from '#library/places/locate-place.ts'
import type { RenditionText } from '#library/places/rendition-text.ts'
import { selectWhole } from '#library/places/select-place.ts'
import { correct } from '#test/support/drawn/corrected-text.ts'
import { drawPrint, type Print, type PrintedClause, print, printedText, wordsOfPrint } from '#test/support/drawn/printed-text.ts'
import { drawnPdfReader } from '#test/support/drawn/read-drawn-pdf.ts'
import { fc, proofCases } from '#test/support/properties.ts'

const textOf = drawnPdfReader()
/** Places in each text; the long run looks for 10,000 of each kind. */
const PLACES = 25
const PRINTS = proofCases(6, 400)
const TIME_LIMIT = PRINTS * 10_000
/** share of the places whose words are still there that is found at them */
const FOUND = 0.98

type Span = readonly [first: number, last: number]

/** A print as it is read, with the words that it was set from. */
interface ReadPrint {
  readonly text: RenditionText
  readonly set: readonly string[]
}

async function read(clauses: readonly PrintedClause[], style: Print, file: string): Promise<ReadPrint> {
  const text = await textOf((pdf) => drawPrint(pdf, clauses, style))
  const words = wordsOfText(text)
  const set = wordsOfPrint(clauses)
  expect(words.words).toEqual(set)
  return { text: { words, file, isRead: true, sizes: text.pages, clauses: text.clauses }, set }
}

function select({ text, set }: ReadPrint, [first, last]: Span): TextPlace {
  const position = { first, from: 0, last, to: (set[last] as string).length }
  const exact = quotedText(text.words, position)
  const [before, after] = [set.slice(Math.max(first - 19, 0), first), set.slice(last + 1, last + 20)]
  const quote = { exact, before: before.join(' ').slice(-100), after: after.join(' ').slice(0, 100) }
  return selectWhole(text, { quote, position, file: text.file })?.place as TextPlace
}

/** Tells where words of the earlier text stand now; undefined unless they all do, side by side. */
function standingOf(origins: readonly number[], [first, last]: Span): Span | undefined {
  const at = origins.indexOf(first)
  for (let nth = 0; nth <= last - first; nth++) if (at < 0 || origins[at + nth] !== first + nth) return undefined
  return [at, at + last - first]
}

class Tally {
  kept = 0
  found = 0

  /** Looks for a place in a later print; tells it where it stands elsewhere without saying so. */
  judge(place: TextPlace, later: ReadPrint, standing: Span | undefined): string | undefined {
    const here = locatePlace(later.text, place)
    const { first, last } = here?.place.position ?? {}
    const isThere = standing !== undefined && first === standing[0] && last === standing[1]
    if (standing) this.kept++
    if (isThere && here?.sure !== 'changed') this.found++
    if (isThere || here?.sure !== 'exact') return undefined
    return `“${place.quote?.exact}” stands at “${here.place.quote?.before}|${here.place.quote?.exact}|${here.place.quote?.after}”`
  }
}

const spans = fc.array(fc.noBias(fc.tuple(fc.nat(100_000), fc.nat(19))), { minLength: PLACES, maxLength: PLACES })
const fates = fc.infiniteStream(fc.noBias(fc.nat(999)))

async function judgeAll(tally: Tally, earlier: ReadPrint, later: ReadPrint, origins: readonly number[], drawn: readonly Span[]) {
  const findings = drawn.map(([at, more]) => {
    const first = at % earlier.set.length
    const span = [first, Math.min(first + more, earlier.set.length - 1)] as const
    const place = select(earlier, span)
    expect(lettersOf(place.quote?.exact ?? '')).toBe(lettersOf(earlier.set.slice(first, span[1] + 1).join('')))
    return tally.judge(place, later, standingOf(origins, span))
  })
  expect(findings.filter((one) => one !== undefined)).toEqual([])
}

describe('a place, where its file is replaced', () => {
  it(
    'by another print of the same text stands on its very words, or is not sure',
    async () => {
      const tally = new Tally()
      await fc.assert(
        fc.asyncProperty(printedText, print, print, spans, async (clauses, one, other, drawn) => {
          const [earlier, later] = [await read(clauses, one, 'a'), await read(clauses, other, 'b')]
          await judgeAll(tally, earlier, later, [...earlier.set.keys()], drawn)
        }),
        { numRuns: PRINTS, endOnFailure: true },
      )
      expect(tally.found / tally.kept).toBeGreaterThan(FOUND)
    },
    TIME_LIMIT,
  )

  it(
    'by a corrected print stands on its very words, or is not sure',
    async () => {
      const tally = new Tally()
      await fc.assert(
        fc.asyncProperty(printedText, print, print, fates, spans, async (clauses, one, other, stream, drawn) => {
          const { clauses: written, origins } = correct(clauses, stream)
          const earlier = await read(clauses, one, 'a')
          const later = await read(written, { ...one, head: other.head, first: other.first }, 'b')
          await judgeAll(tally, earlier, later, origins, drawn)
        }),
        { numRuns: PRINTS, endOnFailure: true },
      )
      expect(tally.found / tally.kept).toBeGreaterThan(FOUND)
    },
    TIME_LIMIT,
  )
})
