import { fillSentence, type Letter, textsFor } from '#functions/mails/letter.ts'
import { groupMailTexts } from './group-mail-texts.ts'

interface GroupMail {
  /** who writes */
  readonly name: string
  readonly group: string
  readonly library: string
  readonly subject: string
  readonly message: string
}

/** Writes to a group: a sentence in the language of its reader, then the message as it is. */
export function writeGroupLetter(langKey: string, { subject, message, ...names }: GroupMail): Letter {
  return { subject, paragraphs: [fillSentence(textsFor(groupMailTexts, langKey), names), message] }
}
