import type { Language } from '#contract/tenant.ts'
import { fillSentence, type Letter, mailLine, mailTitle, textsFor } from '#functions/mails/letter.ts'
import type { StoredRequest } from './store.ts'

interface AnswerTexts {
  /** with {designation} */
  readonly subject: string
  /** with {library} and {date} */
  readonly answered: string
}

const fr: AnswerTexts = {
  subject: 'Votre demande de {designation} a reçu une réponse',
  answered: '{library} a répondu à votre demande du {date} :',
}
const es: AnswerTexts = {
  subject: 'Su solicitud de {designation} ha recibido respuesta',
  answered: '{library} ha respondido a su solicitud del {date}:',
}

const texts: Readonly<Record<Language, AnswerTexts>> = {
  en: {
    subject: 'Your request for {designation} was answered',
    answered: '{library} has answered your request of {date}:',
  },
  ar: {
    subject: 'تمت الإجابة عن طلبك الوثيقة {designation}',
    answered: 'أجابت {library} عن طلبك بتاريخ {date}:',
  },
  fr,
  'fr-CA': fr,
  es,
  'es-ES': es,
  de: {
    subject: 'Ihre Anfrage zu {designation} wurde beantwortet',
    answered: '{library} hat Ihre Anfrage vom {date} beantwortet:',
  },
  it: {
    subject: 'La tua richiesta di {designation} ha ricevuto risposta',
    answered: '{library} ha risposto alla tua richiesta del {date}:',
  },
  ja: {
    subject: '{designation} のご依頼に回答がありました',
    answered: '{library} が {date} のご依頼に回答しました：',
  },
  ko: {
    subject: '{designation} 요청에 대한 답변이 있습니다',
    answered: '{library}에서 {date}의 요청에 답변했습니다:',
  },
  pt: {
    subject: 'O seu pedido de {designation} foi respondido',
    answered: '{library} respondeu ao seu pedido de {date}:',
  },
  ru: {
    subject: 'На ваш запрос документа {designation} дан ответ',
    answered: '{library}: ответ на ваш запрос от {date}:',
  },
  tr: {
    subject: '{designation} isteğiniz yanıtlandı',
    answered: '{library}, {date} tarihli isteğinizi yanıtladı:',
  },
  'zh-Hans': {
    subject: '您对 {designation} 的申请已获答复',
    answered: '{library} 已答复您于 {date} 提出的申请：',
  },
}

interface AnswerFacts {
  readonly request: StoredRequest
  readonly library: string
  /** address of the document */
  readonly address: string
}

/** Writes to whoever requested a document that the request was handled, with the reason where there is one. */
export function writeAnswerLetter(langKey: string, { request, library, address }: AnswerFacts): Letter {
  const { subject, answered } = textsFor(texts, langKey)
  const { designation, title, since, reason = '' } = request
  return {
    subject: fillSentence(subject, { designation }),
    paragraphs: [
      `${fillSentence(answered, { library, date: since.slice(0, 10) })}\n${mailLine(designation)}\n${mailTitle(title)}`,
      reason,
      { link: address },
    ],
  }
}
