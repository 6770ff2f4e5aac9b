import type { Language } from '#contract/tenant.ts'

interface InvitationTexts {
  /** with {name} and {designation} */
  readonly subject: string
  /** with {name}, {designation} and {library} */
  readonly shares: string
  readonly how: string
}

const fr: InvitationTexts = {
  subject: '{name} vous invite à voir {designation}',
  shares: '{name} partage {designation} avec vous, de {library}.',
  how: 'Le lien montre ce qu’est le document et comment y accéder. Il vaut 14 jours, pour cette adresse seulement.',
}
const es: InvitationTexts = {
  subject: '{name} le invita a ver {designation}',
  shares: '{name} comparte {designation} con usted, desde {library}.',
  how: 'El enlace muestra qué documento es y cómo obtener acceso. Vale 14 días, solo para esta dirección.',
}

/** Sentences of the mail that invites an address outside of the account to a document. */
export const invitationTexts: Readonly<Record<Language, InvitationTexts>> = {
  en: {
    subject: '{name} invites you to see {designation}',
    shares: '{name} shares {designation} with you, from {library}.',
    how: 'The link shows what the document is and how to get access. It is valid for 14 days, for this address alone.',
  },
  ar: {
    subject: 'يدعوك {name} إلى الاطلاع على {designation}',
    shares: 'يشاركك {name} الوثيقة {designation} من {library}.',
    how: 'يعرض الرابط ماهية الوثيقة وكيفية الوصول إليها. وهو صالح لمدة 14 يومًا ولهذا العنوان وحده.',
  },
  fr,
  'fr-CA': fr,
  es,
  'es-ES': es,
  de: {
    subject: '{name} lädt Sie ein, {designation} zu sehen',
    shares: '{name} teilt {designation} mit Ihnen, aus {library}.',
    how: 'Der Link zeigt, was das Dokument ist und wie Sie Zugang bekommen. Er gilt 14 Tage, nur für diese Adresse.',
  },
  it: {
    subject: '{name} ti invita a vedere {designation}',
    shares: '{name} condivide con te {designation}, da {library}.',
    how: 'Il link mostra che cos’è il documento e come ottenere l’accesso. Vale 14 giorni, solo per questo indirizzo.',
  },
  pt: {
    subject: '{name} convida você a ver {designation}',
    shares: '{name} compartilha {designation} com você, de {library}.',
    how: 'O link mostra o que é o documento e como obter acesso. Ele vale por 14 dias, somente para este endereço.',
  },
  ru: {
    subject: '{name} приглашает вас посмотреть {designation}',
    shares: '{name} делится с вами документом {designation} из библиотеки «{library}».',
    how: 'По ссылке видно, что это за документ и как получить доступ. Она действует 14 дней и только для этого адреса.',
  },
  tr: {
    subject: '{name} sizi {designation} belgesini görmeye davet ediyor',
    shares: '{name}, {library} kütüphanesinden {designation} belgesini sizinle paylaşıyor.',
    how: 'Bağlantı, belgenin ne olduğunu ve nasıl erişileceğini gösterir. 14 gün boyunca, yalnızca bu adres için geçerlidir.',
  },
  ja: {
    subject: '{name} さんから {designation} への招待',
    shares: '{name} さんが {library} の {designation} を共有しています。',
    how: 'リンク先で、文書の概要と利用方法をご覧になれます。このアドレスに限り、14 日間有効です。',
  },
  ko: {
    subject: '{name} 님이 {designation} 문서에 초대합니다',
    shares: '{name} 님이 {library}의 {designation} 문서를 공유합니다.',
    how: '링크에서 문서가 무엇이며 어떻게 이용하는지 볼 수 있습니다. 이 주소에 한해 14일간 유효합니다.',
  },
  'zh-Hans': {
    subject: '{name} 邀请您查看 {designation}',
    shares: '{name} 与您共享 {library} 中的 {designation}。',
    how: '链接说明该文档是什么以及如何获取。链接 14 天内有效，仅限此地址使用。',
  },
}
