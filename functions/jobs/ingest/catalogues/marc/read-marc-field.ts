/** Field of a MARC record that is read: a control field has a text, another one subfields. */
interface ReadField {
  readonly tag: string
  readonly text: string
  readonly indicators: string
  readonly subfields: readonly (readonly [code: string, text: string])[]
}

/** MARC record as either of its formats gives it. */
export interface ReadMarc {
  /** place in the file, from 1 */
  readonly number: number
  readonly fields: readonly ReadField[]
}

/** Texts of a subfield, without the signs that ISBD puts between fields. */
export function subfieldsOf({ fields }: ReadMarc, tag: string, code: string): string[] {
  return fields
    .filter((field) => field.tag === tag)
    .flatMap(({ subfields }) => subfields.filter(([one]) => one === code).map(([, text]) => withoutSigns(text)))
    .filter(Boolean)
}

const withoutSigns = (text: string): string =>
  text
    .replace(/\s*[/:;,=]\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
