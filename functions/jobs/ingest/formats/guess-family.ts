/** Year, date or version at the end of a designation, with its separator. */
const EDITION =
  /\s*(?:[:\-/]\s?(?:1[89]|20)\d{2}(?:-\d{2}){0,2}|\((?:\d{2}\/)?(?:1[89]|20)\d{2}\)|\/\d+\.\d+\.\d+)(?:\([A-Z]\))?$/

/** Guesses the designation that all editions of a document share. */
export function guessFamily(designation: string): string {
  return designation.replace(EDITION, '').trim() || designation
}
