import type { ComparedText } from '../compared-text.ts'

/** Titles of clauses of terms in the languages of standards, at their beginning. */
const TERMS = new RegExp(
  `^(?:${[
    'terms?(?=\\s*(?:$|[,/&(]|and\\s(?:.*\\s)?definitions?))|definitions?(?![\\p{L}])|(?:terminology|vocabulary|glossary)(?=\\s*(?:$|[,/&(:]|of\\b|and\\b))',
    'begriffe(?![\\p{L}])|begriffsbestimmungen|begriffsdefinitionen|definitionen',
    'termes(?=\\s*(?:$|,|et\\b))|définitions?|terminologie|vocabulaire|glossaire',
    'términos|definiciones|terminología|termini|definizioni|terminologia|termos|definições',
    'термины|определения|терминология|terimler|tanımlar|terim ve tanımlar|tarifler',
    '用語|術語|术语|定义|定義|용어|정의|المصطلحات|مصطلحات|التعاريف|تعاريف|التعريفات',
  ].join('|')})`,
  'iu',
)

/** Tells whether a clause, or one that it stands in, defines terms. */
export function isTermsClause({ clauses }: ComparedText, index: number): boolean {
  let level = Number.POSITIVE_INFINITY
  for (let at = index; at >= 0 && level > 1; at--) {
    const clause = clauses[at]
    if (!clause || clause.level >= level) continue
    if (TERMS.test(clause.title)) return true
    level = clause.level
  }
  return false
}
