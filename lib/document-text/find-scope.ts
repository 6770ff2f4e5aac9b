import type { Clause } from './document-text.ts'

/** Titles of the clause that says what a document is about, in the languages of the page. */
const TITLES = [
  'scope',
  'domaine d.application',
  'objet',
  'portée',
  'anwendungsbereich',
  'alcance',
  'objeto',
  'scopo',
  'campo di applicazione',
  'âmbito',
  'escopo',
  'область применения',
  'kapsam',
  'المجال',
  'مجال التطبيق',
  'نطاق التطبيق',
  '范围',
  '適用範囲',
  '적용 ?범위',
]
const SCOPE = new RegExp(`^(?:${TITLES.join('|')})(?![\\p{L}\\p{N}])`, 'iu')

/** Finds the clause in which a document says its scope: the first of that title, of the highest level. */
export function findScope(clauses: readonly Clause[]): number | undefined {
  const found = clauses.flatMap(({ title, nature }, at) =>
    nature === 'normative' && SCOPE.test(title.normalize('NFC')) ? at : [],
  )
  const level = (at: number) => clauses[at]?.level ?? 0
  return found.sort((one, other) => level(one) - level(other) || one - other)[0]
}
