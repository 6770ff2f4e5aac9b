import { fillSentence, type Letter, mailLine, textsFor } from '#functions/mails/letter.ts'
import { sharedTexts } from './shared-texts.ts'

interface SharedLink {
  /** who shares it */
  readonly name: string
  readonly designation: string
  readonly library: string
  /** status of the document, with its label */
  readonly status: string
  readonly address: string
  /** words of the person who shares it, as plain text */
  readonly message: string
}

/** Writes the letter in the language of its reader. */
export function writeSharedLetter(langKey: string, { address, status, message, ...facts }: SharedLink): Letter {
  const { subject, shares, rights } = textsFor(sharedTexts, langKey)
  return {
    subject: fillSentence(subject, facts),
    paragraphs: [fillSentence(shares, facts), message, { link: address }, mailLine(status), rights],
  }
}
