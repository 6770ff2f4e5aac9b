import type { Language } from '#contract/tenant.ts'

export interface ArrivalTexts {
  readonly subject: string
  /** sentence with {wish} and {library}; the document follows it */
  readonly came: string
  readonly once: string
}

const fr: ArrivalTexts = {
  subject: '{designation} est maintenant dans la bibliothèque',
  came: 'Vous avez demandé à être prévenu de l’arrivée de {wish} dans {library}. Le document est maintenant disponible :',
  once: 'Vous ne recevrez pas d’autre message pour cette référence.',
}

const es: ArrivalTexts = {
  subject: '{designation} ya está en la biblioteca',
  came: 'Pidió que le avisáramos cuando {wish} llegara a {library}. Ya está disponible:',
  once: 'No recibirá más avisos sobre este número.',
}

export const arrivalTexts: Readonly<Record<Language, ArrivalTexts>> = {
  en: {
    subject: '{designation} is in the library now',
    came: 'You asked to be told when {wish} comes to {library}. It is there now:',
    once: 'You will not be told of this number again.',
  },
  ar: {
    subject: 'الوثيقة {designation} متاحة الآن في المكتبة',
    came: 'طلبتَ إعلامك عند وصول {wish} إلى {library}. وهي متاحة الآن:',
    once: 'لن يصلك إشعار آخر بشأن هذا الرقم.',
  },
  fr,
  'fr-CA': fr,
  es,
  'es-ES': es,
  de: {
    subject: '{designation} ist jetzt in der Bibliothek',
    came: 'Sie wollten erfahren, wenn {wish} in {library} erscheint. Das Dokument ist jetzt da:',
    once: 'Zu dieser Nummer erhalten Sie keine weitere Nachricht.',
  },
  it: {
    subject: '{designation} è ora nella biblioteca',
    came: 'Hai chiesto di essere avvisato all’arrivo di {wish} in {library}. Ora il documento è disponibile:',
    once: 'Non riceverai altri avvisi per questo numero.',
  },
  pt: {
    subject: '{designation} já está na biblioteca',
    came: 'Pediu para ser avisado quando {wish} chegasse a {library}. O documento já está disponível:',
    once: 'Não receberá outro aviso sobre este número.',
  },
  ru: {
    subject: '{designation} теперь есть в библиотеке',
    came: 'Вы просили сообщить, когда {wish} появится в библиотеке «{library}». Документ уже доступен:',
    once: 'Других сообщений об этом номере не будет.',
  },
  tr: {
    subject: '{designation} artık kütüphanede',
    came: '{wish} numarası {library} kütüphanesine geldiğinde haber verilmesini istemiştiniz. Belge artık burada:',
    once: 'Bu numara için başka bildirim almayacaksınız.',
  },
  'zh-Hans': {
    subject: '{designation} 现已入库',
    came: '您曾要求在 {wish} 进入 {library} 时收到通知。该文件现已提供:',
    once: '关于此编号,您不会再收到通知。',
  },
  ja: {
    subject: '{designation} がライブラリに入りました',
    came: '{library} に {wish} が入ったらお知らせするようご依頼いただいていました。現在ご覧になれます:',
    once: 'この番号についてのお知らせは今回限りです。',
  },
  ko: {
    subject: '{designation} 문서가 라이브러리에 등록되었습니다',
    came: '{library}에 {wish} 문서가 들어오면 알려 달라고 요청하셨습니다. 이제 이용하실 수 있습니다:',
    once: '이 번호에 대한 알림은 더 이상 보내지 않습니다.',
  },
}
