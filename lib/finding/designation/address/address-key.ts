const MAX_LENGTH = 500
const ADDRESS =
  /^(?:https?:\/\/|www\.)[^\s/]+\.[a-z]{2,}(?=[/?#]|$)|^[a-z\d-]+(?:\.[a-z\d-]+){0,5}\.(?:org|int|com|net|gov|eu|edu|ch|de|fr|uk|jp)\//i
const LANGUAGE = /\/(?:en|fr|es|ru|de|ar|zh|ja)(?=\/)/
const PAGE = /(?:\/(?:index|overview|default))?(?:\.(?:html?|aspx?|php))?$/

function decoded(address: string): string {
  try {
    return decodeURIComponent(address.replaceAll('+', ' '))
  } catch {
    return address
  }
}

function withoutEnding(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end--
  return path.slice(0, end).replace(PAGE, '')
}

/** Address of a page or file, whatever its protocol, language, ending and fragment; undefined for any other text. */
function plainAddress(text: string): { path: string; query: string } | undefined {
  const trimmed = text.trim()
  if (trimmed.length > MAX_LENGTH || /\s/.test(trimmed) || !ADDRESS.test(trimmed)) return undefined
  const [whole = ''] = trimmed.toLowerCase().split('#')
  const [address = '', query = ''] = whole.replace(/^https?:\/\//, '').split('?')
  const path = withoutEnding(decoded(address))
    .replace(/^(?:www|dx)\./, '')
    .replace(/\/{2,}/g, '/')
    .replace(LANGUAGE, '')
  return path.includes('/') ? { path, query: decoded(query) } : undefined
}

/** Key of the address at which a document is shown. */
export function addressKey(address: string): string | undefined {
  const plain = plainAddress(address)
  return plain && (plain.query ? `${plain.path}?${plain.query}` : plain.path)
}

/** Keys that a typed address may have: with its query, and without, since that may say where somebody came from. */
export function addressKeys(text: string): string[] {
  const plain = plainAddress(text)
  if (!plain) return []
  return plain.query ? [`${plain.path}?${plain.query}`, plain.path] : [plain.path]
}
