import { unwrapLines } from '../../html/inline-text.ts'

const LABELS = new Map<string, string>(
  Object.entries({
    rfc: 'RFC',
    xep: 'XEP',
    wp: 'White Paper',
    tec: 'Technology Report',
    tmop: 'TMOP',
    sttr: 'STTR',
    'norme-europ-enne-de-t-l-communication': 'European Telecommunication Standard',
  }),
)

/** Words that capitals join, such as `technicalReport`. */
const JOINED = /^\p{Ll}{2,}(?:\p{Lu}\p{Ll}+)+$/u

/** `technical-report` and `technicalReport` become Technical Report; other text with capitals is a label already. */
export function documentTypeLabel(given: string): string {
  const text = unwrapLines(given)
  const slug = JOINED.test(text) ? text.replace(/\p{Lu}/gu, (letter) => `-${letter.toLowerCase()}`) : text
  if (slug !== slug.toLowerCase() || slug.includes(' ')) return slug
  const words = slug.split(/[-_]+/).filter(Boolean).map(capitalised)
  return LABELS.get(slug) ?? (words.join(' ').replace(/^(Etsi|Gsm)\b/, upper) || 'Standard')
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function upper(word: string): string {
  return word.toUpperCase()
}
