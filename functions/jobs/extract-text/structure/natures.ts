import type { UnnamedClause } from '#document-text/clause-ids.ts'
import type { Nature } from '#document-text/document-text.ts'

const INFORMATIVE =
  /^\(\s*(?:informative|informativ|informatif|informativo|informativa|non-normative|справочное|参考|参考性附录|إعلامي)\s*\)\s*/iu
const NORMATIVE = /^\(\s*(?:normative|normativ|normatif|normativo|normativa|обязательное|规定|規定|معياري)\s*\)\s*/iu
const BACK =
  /^(?:bibliography|bibliographie|literaturhinweise|bibliografía|bibliografia|библиография|参考文献|المراجع|(?:alphabetical )?index|colophon|revision history)$/iu

/** Says of each clause whether it is normative, and takes “(informative)” off titles. Clauses below another are as that one is. */
export function giveNatures(clauses: readonly Omit<UnnamedClause, 'nature'>[]): UnnamedClause[] {
  const firstNumbered = clauses.findIndex(({ number }) => number !== '')
  let isBack = false
  let inherited: { readonly level: number; readonly nature: Nature } | undefined
  return clauses.map((clause, at) => {
    const title = clause.title.replace(INFORMATIVE, '').replace(NORMATIVE, '')
    if (inherited && clause.level <= inherited.level) inherited = undefined
    if (INFORMATIVE.test(clause.title)) inherited = { level: clause.level, nature: 'informative' }
    if (clause.number !== '') isBack = false
    else if (at > firstNumbered && clause.level === 1) isBack ||= BACK.test(title)
    const nature = firstNumbered >= 0 && at < firstNumbered ? 'front' : isBack ? 'back' : (inherited?.nature ?? 'normative')
    return { ...clause, title, nature }
  })
}
