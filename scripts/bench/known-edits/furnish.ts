import type { Part } from './parts.ts'

type Numbers = (limit: number) => number

const UNITS = ['mm', 'kN', 'MPa', 's', 'kg', '°C', 'V', 'µm']
const PUBLISHERS = ['ISO', 'IEC', 'EN', 'ASTM E', 'DIN EN ISO']
const ACTORS = ['operator', 'maker', 'laboratory', 'owner', 'inspector']
const VALUES = ['clearance', 'load', 'pressure', 'distance', 'width', 'temperature', 'voltage']
const one = <T>(next: Numbers, some: readonly T[]) => some[next(some.length)] as T

/** Sentences that standards have and manuals have not: quantities, references, provisions. */
const SENTENCES: readonly ((next: Numbers) => string)[] = [
  (next) => `The ${one(next, VALUES)} of each part is ${10 + next(900)} ${one(next, UNITS)} at most.`,
  (next) => `A ${one(next, VALUES)} of (${10 + next(90)} ± ${1 + next(5)}) ${one(next, UNITS)} is kept for ${2 + next(50)} s.`,
  (next) => `It is tested in accordance with ${one(next, PUBLISHERS)} ${1000 + next(8000)}-${1 + next(5)}:${1996 + next(20)}.`,
  (next) =>
    `The ${one(next, ACTORS)} ${one(next, ['shall', 'should'])} record the ${one(next, VALUES)} of sample ${next(90) + 4}.`,
]

const TERMS = [
  'clearance: shortest distance between two parts that do not touch',
  'rated load: load that the maker states for continuous use',
  'test sample: product that was drawn from a batch for a test',
  'service life: period in which a product does what it was made for',
]

/** A cover, and behind all other clauses one of terms, as standards have them. */
const COVER = ['KNOWN 100:2020', 'Third edition', '2020-05'].map((text): Part => ({ is: 'cover', text }))
const CLAUSE_OF_TERMS: readonly Part[] = [
  { is: 'heading', level: 1, number: '99', text: 'Terms and definitions' },
  ...TERMS.map((text): Part => ({ is: 'term', text })),
]

/** Adds to the text of a manual what a standard has besides: a cover, terms, quantities, references, provisions, notes, figures, footnotes. */
export function furnish(parts: readonly Part[], next: Numbers): Part[] {
  const counts = { note: 0, figure: 0, footnote: 0 }
  let paragraphs = 0
  const furnished = parts.flatMap((part, at): Part[] => {
    if (part.is !== 'paragraph') return [part]
    paragraphs++
    const own =
      paragraphs % 4 === 0
        ? part
        : { ...part, text: `${part.text} ${(SENTENCES[next(SENTENCES.length)] as (typeof SENTENCES)[0])(next)}` }
    const [sentence = ''] = /^[^.]{20,90}/.exec(parts[(at * 7) % parts.length]?.text ?? '') ?? []
    const add = (is: 'note' | 'figure' | 'footnote', text: string): Part => ({ is, number: `${++counts[is]}`, text })
    if (!sentence || parts[at + 1]?.is === 'item') return [own]
    if (paragraphs % 7 === 1) return [own, add('figure', sentence)]
    if (paragraphs % 7 === 3) return [own, add('note', `${sentence}.`)]
    if (paragraphs % 7 === 5) return [own, add('footnote', `${sentence}.`)]
    return [own]
  })
  return [...COVER, ...furnished, ...CLAUSE_OF_TERMS]
}
