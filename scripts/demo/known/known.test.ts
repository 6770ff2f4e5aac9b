import { describe, expect, it } from '@jest/globals'
import { compareDocuments, resultOf } from '#comparison/result/make-result.ts'
import type { ComparisonResult, TextChange } from '#contract/documents/comparison-result.ts'
import { htmlPage } from '#functions/jobs/html/html-page.ts'
import { waterMeters } from '../families/water-meters.ts'
import { makeHtml } from '../html/make-html.ts'
import { makeBook } from '../make-book.ts'
import { makeVolumes } from '../make-volumes.ts'
import { type KnownDifferences, WATER_METER_DIFFERENCES } from './water-meters.ts'

const texts = new Map(
  makeVolumes(waterMeters).map((volume) => [
    volume.record.designation,
    htmlPage(makeHtml(makeBook(volume)), { title: volume.record.title, language: 'en' }).text,
  ]),
)

function compare({ from, to }: KnownDifferences): ComparisonResult {
  const [older, newer] = [texts.get(from), texts.get(to)]
  if (!older || !newer) throw new Error(`there is no ${from} or no ${to}`)
  return resultOf(compareDocuments(older, newer))
}

const clauseOf = ({ older, newer }: ComparisonResult, change: TextChange) =>
  change.newer ? newer.clauses[change.newer.clause] : older.clauses[change.older?.clause ?? -1]

/** A change in the form of the list: its edits, or the beginning of what is new or gone. */
function told(result: ComparisonResult, change: TextChange, [, , before, after]: KnownDifferences['changes'][number]) {
  const { older, newer, edits, kind, effects } = change
  const cut = (side: 'older' | 'newer') =>
    edits.map((edit) => (side === 'older' ? older?.text.slice(edit[0], edit[1]) : newer?.text.slice(edit[2], edit[3]))).join('')
  const [gone, fresh] = edits.length > 0 ? [cut('older'), cut('newer')] : [older?.text ?? '', newer?.text ?? '']
  return [kind, clauseOf(result, change)?.title, gone.slice(0, before.length), fresh.slice(0, after.length), ...effects]
}

describe.each(WATER_METER_DIFFERENCES)('$from and $to', (known) => {
  const result = compare(known)

  it('differ in their clauses as their author knows', () => {
    const found = result.clauses.flatMap(({ kinds, newer, older }) => {
      const own = kinds.filter((kind) => kind !== 'changed' && kind !== 'retitled')
      const clause = newer === undefined ? result.older.clauses[older ?? -1] : result.newer.clauses[newer]
      return own.length > 0 ? [[clause?.title, ...own]] : []
    })
    expect(found).toEqual(known.clauses)
  })

  it('differ in their texts as their author knows, and in nothing else', () => {
    const body = result.changes.filter((change) => clauseOf(result, change)?.number !== '')
    expect(body.map((change, at) => told(result, change, known.changes[at] ?? ['changed', '', '', '']))).toEqual(known.changes)
  })
})
