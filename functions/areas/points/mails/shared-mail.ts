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
}

/** Writes the letter in the language of the person who shares, as that of the recipient is unknown; in English without it. */
export function writeSharedLetter(langKey: string, { address, status, ...facts }: SharedLink): Letter {
  const { subject, shares, rights } = textsFor(sharedTexts, langKey)
  return {
    subject: fillSentence(subject, facts),
    paragraphs: [fillSentence(shares, facts), { link: address }, mailLine(status), rights],
  }
}
