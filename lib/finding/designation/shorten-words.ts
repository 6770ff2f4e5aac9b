/** Words that are mostly abbreviated. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bSPECIAL PUBLICATION\b/g, 'SP'],
  [/\bTECHNICAL NOTE\b/g, 'TN'],
  [/\bTECHNICAL REPORT\b/g, 'TR'],
  [/\bTECHNICAL SPECIFICATION\b/g, 'TS'],
  [/\bPUBLICLY AVAILABLE SPECIFICATION\b/g, 'PAS'],
  [/\b(?:INTERAGENCY|INTERNAL) REPORT\b/g, 'IR'],
  [/\bREQUEST FOR COMMENTS\b/g, 'RFC'],
  [/\bLETTER CIRCULAR\b/g, 'LCIRC'],
  [/\bCIRCULAR\b/g, 'CIRC'],
  [/\bMONOGRAPH\b/g, 'MONO'],
  [/\bHANDBOOK\b/g, 'HB'],
  [/\bREPORT\b(?=[\s;:#-]*(?:NO|NR)?[.\s]*\d)/g, 'RPT'],
  [/\bTECH(?:NICAL|\.)? ?(?=COR)/g, ''],
  [/^NISTIR\b/, 'NIST IR'],
]
const SPELLED_OUT = /PUBLICATION|TECH|AVAILABLE|INTER|COMMENTS|CIRCULAR|MONOGRAPH|HANDBOOK|REPORT|NISTIR/

/** Abbreviates words for kinds of documents in an upper-case text. */
export function shortenWords(text: string): string {
  return SPELLED_OUT.test(text) ? WORDS.reduce((short, [word, code]) => short.replace(word, code), text) : text
}
