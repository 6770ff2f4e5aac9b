/** Words that are mostly abbreviated. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:SPEC(?:IAL|\.)? PUB(?:LICATIONS?|L?\.)?|SPECPUB)(?!\p{L})/gu, 'SP'],
  [/\bTECH(?:NICAL|\.)? ?NOTES?\b/g, 'TN'],
  [/\bTECH(?:NICAL|\.)? ?REP(?:ORTS?|T)?\.?(?!\p{L})/gu, 'TR'],
  [/\bTECH(?:NICAL|\.)? ?SPEC(?:IFICATIONS?|S)?\.?(?!\p{L})/gu, 'TS'],
  [/\bPUBLICLY AVAILABLE SPEC(?:IFICATION\b|\.)?(?!\p{L})/gu, 'PAS'],
  [/\b(?:INTERAGENCY(?:\/INTERNAL)?|INTERAG\.|INTERNAL|INT\.) REP(?:ORT|T)?\.?(?!\p{L})/gu, 'IR'],
  [/\bREQUEST FOR COMMENTS?\b/g, 'RFC'],
  [/\bLETTER CIRCULAR\b/g, 'LCIRC'],
  [/\bCIRC(?:ULARS?\b|\.(?= ?\d))/g, 'CIRC'],
  [/\bMONOGR?(?:APH\b|\.(?= ?\d))/g, 'MONO'],
  [/\b(?:HANDBOOK|HANDB\.|HDBK\.?|HBK\.?)(?!\p{L})/gu, 'HB'],
  [/\b(?:BUILDING SCIENCE SERIES|BLDG\. SCI\. SER\.)/g, 'BSS'],
  [/\bCOMMERCIAL STANDARD (?=\d)/g, 'CS '],
  [/\bBULL\b\.?/g, 'BULLETIN'],
  [/\bREPORT\b(?=[\s;:#-]*(?:NO|NR)?[.\s]*\d)/g, 'RPT'],
  [/\bTECH(?:NICAL|\.)? ?(?=COR)/g, ''],
  [/^NISTIR\b/, 'NIST IR'],
  [/\b(?:EUROPEAN|EUR\.) (?:STANDARD|STD\.?|NORM) (?=\d{3} \d{3})/g, 'EN '],
  [/\bETSI STANDARD (?=\d{3} \d{3})/g, 'ETSI ES '],
  [/\bGUID(?:ELINE|\.)(?= ?G\d)/g, ''],
  [/\bIEEE ST(?:A?ND)\.?(?= )/g, 'IEEE STD'],
  [/\bR\.F\.C\./g, 'RFC'],
  [/^RFCS\b/, 'RFC'],
]
const SPELLED_OUT =
  /BUILD|BLDG|COMMERCIAL|PUB|TECH|AVAILABLE|INT|COMMENT|CIRC|MONO|HANDB|HDBK|HBK|REPORT|NISTIR|BULL|EUR|ETSI STAN|GUID|IEEE ST|SPEC|R\.F\.C|RFCS/

/** Abbreviates words for kinds of documents in an upper-case text. */
export function shortenWords(text: string): string {
  return SPELLED_OUT.test(text) ? WORDS.reduce((short, [word, code]) => short.replace(word, code), text) : text
}
