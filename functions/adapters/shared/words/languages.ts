import { stemmer as arabic } from '@orama/stemmers/arabic'
import { stemmer as danish } from '@orama/stemmers/danish'
import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as finnish } from '@orama/stemmers/finnish'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as norwegian } from '@orama/stemmers/norwegian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as russian } from '@orama/stemmers/russian'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { stemmer as swedish } from '@orama/stemmers/swedish'
import { stemmer as turkish } from '@orama/stemmers/turkish'
import { stopwords as danishStops } from '@orama/stopwords/danish'
import { stopwords as dutchStops } from '@orama/stopwords/dutch'
import { stopwords as englishStops } from '@orama/stopwords/english'
import { stopwords as finnishStops } from '@orama/stopwords/finnish'
import { stopwords as frenchStops } from '@orama/stopwords/french'
import { stopwords as germanStops } from '@orama/stopwords/german'
import { stopwords as italianStops } from '@orama/stopwords/italian'
import { stopwords as norwegianStops } from '@orama/stopwords/norwegian'
import { stopwords as portugueseStops } from '@orama/stopwords/portuguese'
import { stopwords as spanishStops } from '@orama/stopwords/spanish'
import { stopwords as swedishStops } from '@orama/stopwords/swedish'
import { stopwords as turkishStops } from '@orama/stopwords/turkish'

/** Stems words of a language in small letters, with its accents. */
export type Stemmer = (word: string) => string

/** Stemmers by language. English words have one form in the index already, and scripts without spaces have none. */
export const STEMMERS: Readonly<Record<string, Stemmer>> = {
  ar: arabic,
  da: danish,
  de: german,
  es: spanish,
  fi: finnish,
  fr: french,
  it: italian,
  nb: norwegian,
  nl: dutch,
  pt: portuguese,
  ru: russian,
  sv: swedish,
  tr: turkish,
}

/** Words of Latin script that carry no subject, by language. */
const STOPS: Readonly<Record<string, readonly string[]>> = {
  en: englishStops,
  da: danishStops,
  de: germanStops,
  es: spanishStops,
  fi: finnishStops,
  fr: frenchStops,
  it: italianStops,
  nb: norwegianStops,
  nl: dutchStops,
  pt: portugueseStops,
  sv: swedishStops,
  tr: turkishStops,
}

function byWord(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const [language, words] of Object.entries(STOPS))
    for (const word of new Set(words)) found.set(word, [...(found.get(word) ?? []), language])
  return found
}

/** Languages in which a word carries no subject, by word. */
export const LANGUAGES_OF_STOP = byWord()
