import type { Language } from '#contract/tenant.ts'
import { cutText } from '#text/cut.ts'
import { type SharedTexts, sharedTexts } from './shared-texts.ts'

interface SharedLink {
  /** who shares it */
  readonly name: string
  readonly designation: string
  readonly library: string
  /** status of the document, with its label */
  readonly status: string
  readonly address: string
}

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
/** characters of a name or a designation */
const MAX_LENGTH = 200

/** Plain text in one line, from data of people and documents. */
const line = (text: string) => cutText(text.replace(CONTROL, ' ').trim(), MAX_LENGTH)

/** Writes the mail in the language of the person who shares, as that of the recipient is unknown; in English without it. */
export function writeSharedMail(langKey: string, { address, status, ...facts }: SharedLink): { subject: string; text: string } {
  const texts: SharedTexts = sharedTexts[langKey as Language] ?? sharedTexts.en
  const fill = (text: string) => text.replace(/\{(name|designation|library)\}/g, (_, key: keyof typeof facts) => line(facts[key]))
  return { subject: fill(texts.subject), text: `${[fill(texts.shares), address, line(status), texts.rights].join('\n\n')}\n` }
}
