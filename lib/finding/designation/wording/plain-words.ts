const ORDINALS = ['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH', 'SIXTH', 'SEVENTH', 'EIGHTH', 'NINTH', 'TENTH']
const EDITIONS = 'ED(?:ITION|N)?|ISSUE|REV(?:ISION)?|AUSGABE|AUFLAGE|ÉDITION|EDICIÓN|EDIZIONE'
const CHANGES =
  'AMENDMENT|AMEND|AMD|AMDT|AMENDEMENT|ÄNDERUNG|CORRIGENDUM|CORR|COR|RECTIFICATIF|ADDENDUM|SUPPLEMENT|SUPPL|ERRATUM|ERRATA|APPENDIX|ANNEX'

/** Words around a number that are said in other ways, one rule each. */
const RULES: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  // third edition, 3rd ed., 3. Ausgabe, second amendment
  [
    new RegExp(
      `\\b(${ORDINALS.join('|')}|\\d{1,2}(?=ST|ND|RD|TH|E |ÈME |\\. (?:AUSGABE|AUFLAGE|ÄNDERUNG)))(?:ST|ND|RD|TH|E|ÈME|\\.)? (${EDITIONS}|${CHANGES})(?!\\p{L})\\.?`,
      'gu',
    ),
    (_, nth = '', word = '') => `${word} ${ORDINALS.includes(nth) ? ORDINALS.indexOf(nth) + 1 : nth}`,
  ],
  [/\bISS\.? (?=\d)/g, 'ISSUE '],
  [/\b(ED(?:ITION)?|ISSUE|REV(?:ISION)?|VERSION|VER|RELEASE)\.? N(?:O|R|UMBER)?[.°º]{0,2} ?(?=\d)/g, '$1 '],
  [new RegExp(`,? (?:WITH|INCLUDING|INCL\\.?|(?:AS )?AMENDED BY)(?: THE)? (?=(?:${CHANGES})\\b)`, 'g'), ' '],
]
const SAID = /ST\b|ND\b|RD\b|TH\b|\d(?:E|ÈME|\.) |ISS|\bN(?:O|R|UMBER)\b|WITH|INCL|AMENDED/

/** Writes editions and changes in an upper-case text as a word and a number; undefined where nothing is said otherwise. */
export function inPlainWords(text: string): string | undefined {
  if (!SAID.test(text)) return undefined
  let plain = text
  for (const [pattern, to] of RULES) plain = typeof to === 'string' ? plain.replace(pattern, to) : plain.replace(pattern, to)
  return plain === text ? undefined : plain
}
