/** Codes of MARC for those of ISO 639-1, where a library of standards has documents. */
const CODES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'ar ara bg bul ca cat cs cze da dan de ger el gre en eng es spa et est fa per fi fin fr fre ga gle he heb hi hin hr hrv ' +
    'hu hun id ind is ice it ita ja jpn ko kor lt lit lv lav ms may mt mlt nb nob nl dut nn nno no nor pl pol pt por ro rum ' +
    'ru rus sk slo sl slv sr srp sv swe th tha tr tur uk ukr vi vie zh chi'
  )
    .split(' ')
    .flatMap((code, at, all) => (at % 2 === 0 ? [[code, all[at + 1] as string]] : [])),
)

/** The language code of MARC; `und` for one that it does not know. */
export const marcLanguage = (language: string): string => CODES[language.toLowerCase().split('-')[0] as string] ?? 'und'
