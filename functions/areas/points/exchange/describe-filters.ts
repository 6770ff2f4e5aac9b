import { statusNamesFor } from '#standing/status-names.ts'
import { statedWordOf, statusWordOf } from '#standing/status-words.ts'
import type { PointChoice } from '../list/choose-points.ts'
import type { StoredPoint } from '../store/stored-point.ts'
import type { ExportWords } from './words/load-words.ts'

interface Described {
  readonly language: string
  readonly words: ExportWords
  readonly points: readonly StoredPoint[]
  /** the document that points are of; absent for a list of all */
  readonly designation?: string | undefined
  /** name of the publisher; absent without a choice of one */
  readonly publisher?: string | undefined
}

/** Describes by what a list of points was narrowed, in words. */
export function describeFilters(
  { text, contentStatus, standing, createdBy, from, to }: PointChoice,
  { language, words, points, designation, publisher }: Described,
): [name: string, value: string][] {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const author = createdBy && (points.find(({ createdById }) => createdById === createdBy)?.createdBy ?? createdBy)
  const names = statusNamesFor(language)
  const status = standing ? names[statusWordOf({ is: standing })] : contentStatus && names[statedWordOf(contentStatus)]
  const filters = [
    [words.designation, designation],
    [words.words, text],
    [words.publisher, publisher],
    [words.documentStatus, status],
    [words.author, author],
    [words.from, from && date.format(new Date(from))],
    [words.to, to && date.format(new Date(to))],
  ] as const
  return filters.flatMap(([name, value]) => (value ? [[name, value]] : []))
}
