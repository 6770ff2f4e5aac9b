const ENGLISH = /^[a-z]{4,}$/
const ARABIC_ARTICLE = /^(?:و?ال)(?=[\u0620-\u064a]{3,})/
const VOWEL = /[aeiouy]/

function singular(word: string): string {
  if (!word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  return /(?:ss|sh|ch|x|zz)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

/** galvanization → galvanize, calibration → calibrate, inspection → inspect, separately → separate */
function withoutSuffix(word: string): string {
  if (word.length > 9 && /i[sz]ation$/.test(word)) return `${word.slice(0, -5)}e`
  if (word.length > 7 && word.endsWith('ation')) return `${word.slice(0, -3)}e`
  if (word.length > 8 && /[ts]ion$/.test(word)) return word.slice(0, -3)
  return word.length > 5 && word.endsWith('ly') ? word.slice(0, -2) : word
}

/** testing, tested → test; planning → plan; rated → rate */
function uninflected(word: string): string {
  const ending = word.match(/(?:ing|ed)$/)
  if (!ending || word.endsWith('eed')) return word
  const rest = word.slice(0, ending.index)
  if (rest.length < 3 || !VOWEL.test(rest)) return word
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`
  return /([^aeiouylsz])\1$/.test(rest) ? rest.slice(0, -1) : rest
}

/**
 * Removes endings of English words – plural, -ed, -ing, -ly, -ation – and the article of Arabic ones. It does no more: organ
 * and organization stay two words. A quoted word matches one form alone.
 */
export function stem(word: string): string {
  if (!ENGLISH.test(word)) return word.replace(ARABIC_ARTICLE, '')
  const base = uninflected(withoutSuffix(singular(word)))
  return base.length > 3 ? base.replace(/e$/, '').replace(/y$/, 'i') : base
}
