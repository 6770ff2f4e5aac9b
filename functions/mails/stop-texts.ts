import type { Language } from '#contract/tenant.ts'

const fr = 'Ne plus recevoir de messages de ce type :'
const es = 'No recibir más mensajes de este tipo:'

/** Sentence before the address at which a reader ends mails that they have not asked for. */
export const stopTexts: Readonly<Record<Language, string>> = {
  en: 'Stop mails of this kind:',
  ar: 'إيقاف الرسائل من هذا النوع:',
  fr,
  'fr-CA': fr,
  es,
  'es-ES': es,
  de: 'Mails dieser Art nicht mehr erhalten:',
  it: 'Non ricevere più messaggi di questo tipo:',
  pt: 'Não receber mais mensagens deste tipo:',
  ru: 'Больше не получать таких писем:',
  tr: 'Bu tür iletileri artık alma:',
  ja: 'この種類のメールを停止する：',
  ko: '이런 종류의 메일 그만 받기:',
  'zh-Hans': '不再接收此类邮件：',
}
