import { changed, type Spelling } from './spelling.ts'

const LETTERS: Readonly<Record<string, readonly string[]>> = { '0': ['O', 'o'], '1': ['l', 'I'] }

const WORDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bTN (?=\d)/, ['Tech Note ', 'Tech. Note ', 'Technical Note ', 'Tech Notes ', 'TechNote ']],
  [/\bTR(?=[ /]?\d)/, ['Tech Report', 'Tech. Report', 'Technical Report', 'Tech Rep', 'Tech. Rep.']],
  [/\bTS(?= \d)/, ['Tech Spec', 'Tech. Spec.', 'Technical Specification', 'Technical Spec']],
  [/\bSP (?=\d)/, ['Spec Pub ', 'Spec. Pub. ', 'Special Pub ', 'Special Pub. ', 'Special Publication ']],
  [/\bHB (?=\d)/, ['Handbook ', 'Hdbk ', 'Hbk. ']],
  [/\bCIRC (?=\d)/, ['Circular ', 'Circ. ', 'Circular No. ']],
  [/\bMONO (?=\d)/, ['Monograph ', 'Monogr. ', 'Mono. ']],
  [/\bIR (?=\d)/, ['Interagency Report ', 'Internal Report ', 'Interagency Rep. ', 'Int. Rep. ']],
  [/\bPAS (?=\d)/, ['Publicly Available Specification ', 'Publicly Available Spec ']],
  [/\bGuide (?=\d)/i, ['GUIDE ', 'guide ', 'Gde ']],
  [/^RFC (?=\d)/, ['Request for Comments ', 'Req for Comments ', 'RFC number ']],
  [/ITU-([TR]) (?=[A-Z]+\.\d)/, ['ITU-$1 Rec ', 'ITU-$1 Recomm. ', 'ITU-$1 Recommendation ', 'Rec ITU-$1 ', 'ITU-$1 Recom. ']],
  [/Suppl\.? (?=\d)/, ['Supplement ', 'Supp. ', 'Sup. ']],
  [/^OIML ([RDGBVE]) (?=\d)/, ['OIML Recommendation $1 ', 'OIML-$1', 'OIML $1']],
  [/^(IALA )G(?=\d)/, ['$1Guideline ', '$1Guideline G', '$1Guid. ']],
  [/^(IALA )R(?=\d)/, ['$1Recommendation ', '$1Recommendation R', '$1Rec. R']],
  [/Bulletin /, ['Bull. ', 'Bull ']],
  [/#/, ['No. ', 'no ', 'nr ', '']],
  [/^IEEE Std /, ['IEEE Stand. ', 'IEEE Standard ', 'IEEE Stnd ']],
  [/ EN (?=\d{3} \d)/, [' European Standard ', ' Eur. Std. ', ' European Norm ']],
  [/ ES (?=\d{3} \d)/, [' ETSI Standard ', ' ES']],
]

/** Spellings with words abbreviated in other ways, and with letters in place of several digits. */
export const abbreviations: Readonly<Record<string, Spelling>> = {
  abbreviation: (written, choices) => {
    const [word, others] = WORDS.find(([pattern]) => pattern.test(written)) ?? []
    return word && others ? changed(written, written.replace(word, choices.one(others))) : undefined
  },
  lettersInNumber: (written, choices) => {
    const places = [...written.matchAll(/(?<=\d)[01](?=\d)|[01](?=\d{2})|(?<=\d{2})[01]/g)].map((match) => match.index)
    if (!places.length) return undefined
    const all = choices.below(2) === 0
    const one = choices.one(places)
    return [...written]
      .map((sign, at) => (places.includes(at) && (all || at === one) ? choices.one(LETTERS[sign] as readonly string[]) : sign))
      .join('')
  },
}
