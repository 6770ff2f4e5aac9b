import type { Language } from '#contract/tenant.ts'

interface ShareTexts {
  /** with {name} and {designation} */
  readonly shared: string
  /** with {name} and {group} */
  readonly added: string
  /** with {library} */
  readonly where: string
  /** sentence where the reader's account does not open the document */
  readonly closed: string
}

const fr: ShareTexts = {
  shared: '{name} partage {designation} avec vous',
  added: '{name} vous a ajouté au groupe « {group} »',
  where: 'Dans {library} :',
  closed: 'Votre abonnement n’inclut pas ce document ; sa page indique comment y accéder.',
}
const es: ShareTexts = {
  shared: '{name} comparte {designation} con usted',
  added: '{name} le ha añadido al grupo «{group}»',
  where: 'En {library}:',
  closed: 'Su suscripción no incluye este documento; su página indica cómo obtenerlo.',
}

/** Sentences of mails about documents that are shared and groups that somebody was added to. */
export const shareMailTexts: Readonly<Record<Language, ShareTexts>> = {
  en: {
    shared: '{name} shares {designation} with you',
    added: '{name} added you to the group “{group}”',
    where: 'In {library}:',
    closed: 'Your subscription does not include this document; its page says how to get access.',
  },
  ar: {
    shared: 'يشارك {name} معك {designation}',
    added: 'أضافك {name} إلى المجموعة «{group}»',
    where: 'في {library}:',
    closed: 'لا يشمل اشتراكك هذه الوثيقة، وتبيّن صفحتها كيف تصل إليها.',
  },
  fr,
  'fr-CA': fr,
  es,
  'es-ES': es,
  de: {
    shared: '{name} teilt {designation} mit Ihnen',
    added: '{name} hat Sie in die Gruppe „{group}“ aufgenommen',
    where: 'In {library}:',
    closed: 'Ihr Abonnement enthält dieses Dokument nicht; auf seiner Seite steht, wie Sie Zugang bekommen.',
  },
  it: {
    shared: '{name} condivide {designation} con te',
    added: '{name} ti ha aggiunto al gruppo «{group}»',
    where: 'In {library}:',
    closed: 'Il tuo abbonamento non include questo documento; la sua pagina indica come ottenere l’accesso.',
  },
  pt: {
    shared: '{name} compartilha {designation} com você',
    added: '{name} adicionou você ao grupo “{group}”',
    where: 'Em {library}:',
    closed: 'Sua assinatura não inclui este documento; a página dele diz como obter acesso.',
  },
  ru: {
    shared: '{name} делится с вами документом {designation}',
    added: '{name} добавляет вас в группу «{group}»',
    where: 'В библиотеке «{library}»:',
    closed: 'Ваша подписка не включает этот документ; на его странице сказано, как получить доступ.',
  },
  tr: {
    shared: '{name}, {designation} belgesini sizinle paylaşıyor',
    added: '{name} sizi “{group}” grubuna ekledi',
    where: '{library} kütüphanesinde:',
    closed: 'Aboneliğiniz bu belgeyi içermiyor; belgenin sayfası nasıl erişeceğinizi söyler.',
  },
  ja: {
    shared: '{name} さんが {designation} を共有しています',
    added: '{name} さんがあなたをグループ「{group}」に追加しました',
    where: '{library}：',
    closed: 'ご契約にこの文書は含まれていません。利用方法は文書のページをご覧ください。',
  },
  ko: {
    shared: '{name} 님이 {designation} 문서를 공유합니다',
    added: '{name} 님이 회원님을 그룹 “{group}”에 추가했습니다',
    where: '{library}:',
    closed: '구독에 이 문서가 포함되어 있지 않습니다. 이용 방법은 문서 페이지를 보세요.',
  },
  'zh-Hans': {
    shared: '{name} 与您共享 {designation}',
    added: '{name} 将您加入群组“{group}”',
    where: '在 {library} 中：',
    closed: '您的订阅不包含此文档；其页面说明如何获取。',
  },
}
