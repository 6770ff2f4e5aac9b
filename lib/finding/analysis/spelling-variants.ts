type Pair = readonly [pattern: RegExp, to: string]

/** Spellings of English, British and American, as they are in stems. Only pairs that are one word in both. */
const PAIRS: readonly Pair[] = [
  [/^(.{3,})is(at)?$/, '$1iz$2'],
  [/^(.{3,})iz(at)?$/, '$1is$2'],
  [/^(anal|catal|paral|electrol)ys$/, '$1yz'],
  [/^(anal|catal|paral|electrol)yz$/, '$1ys'],
  [/^(col|vap|od|behavi|harb|lab|flav|neighb|arm|rum)our/, '$1or'],
  [/^(col|vap|od|behavi|harb|lab|flav|neighb|arm|rum)or(?!g|at)/, '$1our'],
  [/^(fib|cent|lit|calib)r$/, '$1er'],
  [/^(fib|cent|lit|calib)er$/, '$1r'],
  [/^(label|model|signal|level|channel|cancel|travel|tunnel|panel|dial)l$/, '$1'],
  [/^(label|model|signal|level|channel|cancel|travel|tunnel|panel|dial)$/, '$1l'],
  [/^programm$/, 'program'],
  [/^program$/, 'programm'],
  [/^(catalog|dialog|analog)u$/, '$1'],
  [/^(catalog|dialog|analog)$/, '$1u'],
  [/^(licen|defen|offen)c$/, '$1s'],
  [/^(licen|defen|offen)s$/, '$1c'],
  [/^aluminium$/, 'aluminum'],
  [/^aluminum$/, 'aluminium'],
  [/^sulph/, 'sulf'],
  [/^sulf/, 'sulph'],
  [/^mould/, 'mold'],
  [/^mold/, 'mould'],
  [/^tyr$/, 'tir'],
  [/^tir$/, 'tyr'],
  [/^grei$/, 'grai'],
  [/^grai$/, 'grei'],
  [/^(h|an|p|gyn|orthop)ae/, '$1e'],
  [/^(h|an|p|gyn|orthop)e(?=mat|mod|mog|mol|sth|diat|col)/, '$1ae'],
]

/** Other spellings of a term that is an English stem: galvanised is galvanized, fibre is fiber. */
export function spellingVariants(term: string): string[] {
  const found = PAIRS.flatMap(([pattern, to]) => (pattern.test(term) ? [term.replace(pattern, to)] : []))
  return [...new Set(found)].filter((one) => one !== term)
}
