import type { Language } from '#contract/tenant.ts'
import { cutText } from '#text/cut.ts'
import { groupMailTexts } from './group-mail-texts.ts'

interface GroupMail {
  /** who writes */
  readonly name: string
  readonly group: string
  readonly library: string
  readonly subject: string
  readonly message: string
}

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
/** characters of a name */
const MAX_LENGTH = 255

const line = (text: string) => cutText(text.replace(CONTROL, ' ').trim(), MAX_LENGTH)

/** Writes a mail to a group: a sentence in the language of its reader, in English without it, then the message as it is. */
export function writeGroupMail(langKey: string, { subject, message, ...names }: GroupMail): { subject: string; text: string } {
  const sentence = groupMailTexts[langKey as Language] ?? groupMailTexts.en
  const intro = sentence.replace(/\{(name|group|library)\}/g, (_, key: keyof typeof names) => line(names[key]))
  return { subject: line(subject), text: `${intro}\n\n${message}\n` }
}
