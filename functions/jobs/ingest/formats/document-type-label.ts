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

/** `technical-report` becomes Technical Report; text with capitals is a label already. */
export function documentTypeLabel(given: string): string {
  const slug = given.trim()
  if (slug === '') return 'Standard'
  if (slug !== slug.toLowerCase() || slug.includes(' ')) return slug
  return (
    LABELS.get(slug) ??
    slug
      .split(/[-_]+/)
      .filter(Boolean)
      .map(capitalised)
      .join(' ')
      .replace(/^(Etsi|Gsm)\b/, upper)
  )
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function upper(word: string): string {
  return word.toUpperCase()
}
