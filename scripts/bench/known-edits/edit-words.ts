import { isLong, type Kind, type Made, type Place, partAt } from './known-edit.ts'
import type { Part } from './parts.ts'

/** Puts a word in the place of another. */
function reword(place: Place, from: string, to: string, effect?: string): Made {
  const part = partAt(place)
  const text = part.text.replace(from, () => to)
  return { parts: [{ ...part, text }], edit: { older: [part.text], newer: [text], words: [from, to], ...(effect && { effect }) } }
}

const PLAIN_WORD = /^[a-z]{5,}$/
const RESERVED = /^(?:shall|should|might|could|must|under|above|below|never)$/

/** Replaces a plain word that the text has once. */
function replaceWord(place: Place): Made | undefined {
  const words = partAt(place).text.split(' ')
  const once = words.filter(
    (word, at) => at > 0 && PLAIN_WORD.test(word) && !RESERVED.test(word) && partAt(place).text.split(word).length === 2,
  )
  const from = once[place.next(once.length || 1)]
  const to = place
    .fresh()
    .split(' ')
    .find((word) => PLAIN_WORD.test(word) && !RESERVED.test(word) && word !== from && !words.includes(word))
  return from && to ? reword(place, from, to) : undefined
}

function replaceMatch(place: Place, pattern: RegExp, by: (match: string) => string, effect: string): Made | undefined {
  const found = pattern.exec(partAt(place).text)?.[0]
  return found && partAt(place).text.split(found).length === 2 ? reword(place, found, by(found), effect) : undefined
}

const isText = ({ is }: Part) => is === 'paragraph'
const UNIT_SWAPS: Readonly<Record<string, string>> = {
  mm: 'cm',
  kN: 'N',
  MPa: 'kPa',
  s: 'min',
  kg: 'g',
  '°C': 'K',
  V: 'kV',
  µm: 'mm',
}
const STRENGTH_SWAPS: Readonly<Record<string, string>> = {
  shall: 'should',
  must: 'may',
  SHALL: 'SHOULD',
  SHOULD: 'SHALL',
  MAY: 'MUST',
}
const QUANTITY = /\d+ (?:mm|kN|MPa|s|kg|°C|V|µm)(?= at most)/

export const WORD_EDITS: Readonly<Record<string, Kind>> = {
  replace: { fits: (part) => isText(part) && isLong(part, 12), make: replaceWord },
  phrase: {
    fits: (part) => isText(part) && isLong(part, 25),
    make: (place) => {
      const words = partAt(place).text.split(' ')
      const start = 4 + place.next(words.length - 12)
      const from = words.slice(start, start + 4).join(' ')
      const to = place.fresh().split(' ').slice(1, 5).join(' ')
      return partAt(place).text.split(from).length === 2 ? reword(place, from, to) : undefined
    },
  },
  term: {
    fits: ({ is }) => is === 'term',
    make: (place) => {
      const made = replaceWord(place)
      return made && { ...made, edit: { ...made.edit, effect: 'definition' } }
    },
  },
  unit: {
    fits: isText,
    make: (place) => replaceMatch(place, QUANTITY, (old) => old.replace(/\S+$/, (unit) => UNIT_SWAPS[unit] ?? 'mm'), 'unit'),
  },
  number: {
    fits: isText,
    make: (place) => replaceMatch(place, QUANTITY, (old) => old.replace(/^\d+/, (value) => `${Number(value) + 7}`), 'number'),
  },
  figure: {
    fits: isText,
    make: (place) => replaceMatch(place, /(?<=[a-z] )[1-9]\d{1,3}(?= [a-z]{3})/, (old) => `${Number(old) + 3}`, 'number'),
  },
  tolerance: {
    fits: isText,
    make: (place) => replaceMatch(place, /± \d(?=\))/, (old) => `± ${Number(old.at(-1)) + 1}`, 'tolerance'),
  },
  reference: { fits: isText, make: (place) => replaceMatch(place, /(?<=\d-\d:)(?:19|20)\d\d(?=\.)/, () => '2023', 'edition') },
  strength: {
    fits: isText,
    make: (place) =>
      replaceMatch(
        place,
        /\b(?:shall|should|must|SHALL|SHOULD|MAY)\b(?! not| NOT)/,
        (old) => STRENGTH_SWAPS[old] ?? 'shall',
        'strength',
      ),
  },
  'item-word': { fits: (part) => part.is === 'item' && isLong(part, 8), make: replaceWord },
  caption: { fits: (part) => part.is === 'figure' && isLong(part, 5), make: replaceWord },
  note: { fits: (part) => part.is === 'note' && isLong(part, 5), make: replaceWord },
  footnote: { fits: (part) => part.is === 'footnote' && isLong(part, 5), make: replaceWord },
}
