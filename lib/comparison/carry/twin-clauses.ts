import type { Clause, DocumentText } from '#document-text/document-text.ts'
import { pairClauseNumbers } from './pair-clause-numbers.ts'

/** The same clause in another language of the same document. */
export interface TwinClause {
  readonly id: string
  readonly language: string
}

/** Pairs the clauses of a document whose pages have several languages side by side: by the id of each, those in the others. */
export function twinClauses({ clauses, blocks }: Pick<DocumentText, 'clauses' | 'blocks'>): ReadonlyMap<string, TwinClause[]> {
  const headings = blocks.filter(({ kind, language }) => kind === 'heading' && language !== undefined)
  const texts = Map.groupBy(headings, ({ language }) => language as string)
  const twins = new Map<string, TwinClause[]>()
  for (const [ownLanguage, from] of texts)
    for (const [language, to] of texts) {
      if (language === ownLanguage) continue
      const [ours, theirs] = [from, to].map((own) => own.map(({ clause }) => clauses[clause] as Clause)) as [Clause[], Clause[]]
      for (const [at, partner] of pairClauseNumbers(ours, theirs).entries()) {
        const [clause, twin] = [ours[at] as Clause, theirs[partner]]
        if (twin) twins.set(clause.id, [...(twins.get(clause.id) ?? []), { id: twin.id, language }])
      }
    }
  return twins
}
