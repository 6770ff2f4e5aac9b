/** Parts of keys that obey the rules of the objects port and are difficult otherwise. */
const PARTS = [
  'a b',
  'a+b',
  '100%',
  '%2F%20',
  'quote\'s "two"',
  '(1)*!',
  'a&b=c#d?e',
  'semi;colon,comma:at@dollar$',
  'back\\slash',
  '<tag>|^`{}[]',
  'Überprüfung',
  'a\u030angström',
  'مواصفة قياسية',
  '規格票',
  '🎓👩‍🏫',
  '...',
  '~',
  '-._~',
  'tab\tbell\u0007',
  'no-break\u00a0space',
  'right-to-left\u202e',
  '𝒳',
]

export function oddKeys(count: number): string[] {
  const part = (number: number) => PARTS[number % PARTS.length]
  return Array.from({ length: count }, (_, at) => {
    const depth = Array.from({ length: at % 4 }, (_, level) => part(at * 7 + level * 5)).join('/')
    const long = at % 50 === 0 ? 'long'.repeat(150) : ''
    return `astm/${at}${depth && `/${depth}`}/${part(at)}${part(Math.floor(at / PARTS.length))}${long}`
  })
}
