/** Porter's rules (An algorithm for suffix stripping, 1980). They merge more words than the stems of the word search. */
const [C, V] = ['[^aeiou][^aeiouy]*', '[aeiouy][aeiou]*']
const SOUND = new RegExp(`^(?:${C})?${V}${C}`)
const TWO_SOUNDS = new RegExp(`^(?:${C})?${V}${C}${V}${C}`)
const ONE_SOUND = new RegExp(`^(?:${C})?${V}${C}(?:${V})?$`)
const WITH_VOWEL = new RegExp(`^(?:${C})?[aeiouy]`)
const SHORT = new RegExp(`^${C}[aeiouy][^aeiouwxy]$`)

type Endings = readonly (readonly [ending: string, instead: string])[]
const LONG: Endings = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['ization', 'ize'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['biliti', 'ble'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['entli', 'ent'],
  ['ousli', 'ous'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['alli', 'al'],
  ['ator', 'ate'],
  ['logi', 'log'],
  ['bli', 'ble'],
  ['eli', 'e'],
]
const SHORTER: Endings = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
]
const LAST = /(?:ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|(?<=[st])ion|al|er|ic|ou)$/

function replaceOne(word: string, endings: Endings): string {
  const found = endings.find(([ending]) => word.endsWith(ending))
  if (!found) return word
  const rest = word.slice(0, -found[0].length)
  return SOUND.test(rest) ? rest + found[1] : word
}

function withoutInflection(word: string): string {
  if (word.endsWith('eed')) return SOUND.test(word.slice(0, -3)) ? word.slice(0, -1) : word
  const rest = word.replace(/(?:ed|ing)$/, '')
  if (rest === word || !WITH_VOWEL.test(rest)) return word
  if (/(?:at|bl|iz)$/.test(rest) || SHORT.test(rest)) return `${rest}e`
  return /([^aeiouylsz])\1$/.test(rest) ? rest.slice(0, -1) : rest
}

function withoutLastE(word: string): string {
  const rest = word.slice(0, -1)
  return word.endsWith('e') && (TWO_SOUNDS.test(rest) || (ONE_SOUND.test(rest) && !SHORT.test(rest))) ? rest : word
}

/** Common root of an English word's forms and derivations: investigate, investigations → investig. */
export function englishRoot(word: string): string {
  if (!/^[a-z]{3,}$/.test(word)) return word
  let root = word.replace(/(?<=ss|i)es$|(?<=[^s])s$/, '')
  root = withoutInflection(root)
  if (root.endsWith('y') && WITH_VOWEL.test(root.slice(0, -1))) root = `${root.slice(0, -1)}i`
  root = replaceOne(replaceOne(root, LONG), SHORTER)
  const rest = root.replace(LAST, '')
  if (TWO_SOUNDS.test(rest)) root = rest
  root = withoutLastE(root)
  return root.endsWith('ll') && TWO_SOUNDS.test(root) ? root.slice(0, -1) : root
}
