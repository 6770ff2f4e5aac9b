import { type PrintedClause, STOCK } from './printed-text.ts'

/** A print whose text was corrected: some words are others, some are gone, and some sentences are new. */
export interface Corrected {
  readonly clauses: readonly PrintedClause[]
  /** number of each word in the text before; -1 for a new one */
  readonly origins: readonly number[]
}

const NEW_WORDS = ['rungs', 'stiles', 'may', '3 kN', '35 °C', 'never', 'always', 'hinges']
const FATES = { changed: 12, gone: 18, added: 22, of: 1000 }

/** Corrects a text: `fates` says of each word what becomes of it. */
export function correct(clauses: readonly PrintedClause[], fates: Iterator<number>): Corrected {
  const origins: number[] = []
  let at = 0
  const next = () => fates.next().value as number
  const corrected = clauses.map(({ title, paragraphs }) => {
    for (let nth = 0; nth <= title.length; nth++) origins.push(at++)
    const written = paragraphs.map((words) =>
      words.flatMap((word, nth) => {
        const own = at++
        const fate = next() % FATES.of
        const isEnd = nth === words.length - 1
        if (fate < FATES.changed) {
          const others = `${NEW_WORDS[fate % NEW_WORDS.length]}${isEnd ? '.' : ''}`.split(' ')
          for (const _ of others) origins.push(-1)
          return others
        }
        if (fate < FATES.gone && !isEnd) return []
        origins.push(own)
        if (fate >= FATES.added || !word.endsWith('.')) return [word]
        const added = STOCK[fate % STOCK.length]?.split(' ') as string[]
        for (const _ of added) origins.push(-1)
        return [word, ...added]
      }),
    )
    return { title, paragraphs: written }
  })
  return { clauses: corrected, origins }
}
