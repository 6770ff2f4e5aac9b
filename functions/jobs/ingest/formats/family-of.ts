/** A year, a date or a version at the end of a designation, with what sets it apart. */
const EDITION =
  /\s*(?:[:\-/]\s?(?:1[89]|20)\d{2}(?:-\d{2}){0,2}|\((?:\d{2}\/)?(?:1[89]|20)\d{2}\)|\/\d+\.\d+\.\d+)(?:\([A-Z]\))?$/

/** What the editions of a document have in common, where the source does not say. */
export function familyOf(designation: string): string {
  return designation.replace(EDITION, '').trim() || designation
}
