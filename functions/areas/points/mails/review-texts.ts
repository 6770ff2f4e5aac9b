import type { Language } from '#contract/tenant.ts'

export interface ReviewTexts {
  readonly subject: string
  /** sentence with {designation} and {library}; the numbers follow it */
  readonly waiting: string
  /** names of kinds, before their numbers */
  readonly same: string
  readonly changed: string
  readonly gone: string
  readonly translated: string
  readonly until: string
  readonly once: string
}

const fr: ReviewTexts = {
  subject: '{designation} : points Compass à vérifier',
  waiting: '{designation} est disponible dans {library}. Des points Compass attendent votre décision :',
  same: 'Texte inchangé',
  changed: 'Texte modifié',
  gone: 'Texte supprimé',
  translated: 'Traduction',
  until: 'D’ici là, ils restent à leur place actuelle. Vérifiez-les ici :',
  once: 'Vous ne recevez qu’un seul message par document.',
}

const es: ReviewTexts = {
  subject: '{designation}: puntos Compass por revisar',
  waiting: '{designation} está disponible en {library}. Hay puntos Compass que esperan su decisión:',
  same: 'Texto sin cambios',
  changed: 'Texto modificado',
  gone: 'Texto eliminado',
  translated: 'Traducción',
  until: 'Hasta entonces permanecen donde están. Revíselos aquí:',
  once: 'Solo recibe un mensaje por documento.',
}

export const reviewTexts: Readonly<Record<Language, ReviewTexts>> = {
  en: {
    subject: '{designation}: compass points to review',
    waiting: '{designation} is available in {library}. Compass points wait for your decision:',
    same: 'Text unchanged',
    changed: 'Text changed',
    gone: 'Text removed',
    translated: 'Translation',
    until: 'Until then they stay where they are. Review them here:',
    once: 'You receive one message for each document.',
  },
  ar: {
    subject: 'الوثيقة {designation}: نقاط البوصلة بانتظار المراجعة',
    waiting: 'الوثيقة {designation} متاحة في {library}. هناك نقاط بوصلة تنتظر قرارك:',
    same: 'النص لم يتغيّر',
    changed: 'النص تغيّر',
    gone: 'النص حُذف',
    translated: 'ترجمة',
    until: 'تبقى في مكانها حتى ذلك الحين. راجعها هنا:',
    once: 'تصلك رسالة واحدة لكل وثيقة.',
  },
  fr,
  'fr-CA': fr,
  es,
  'es-ES': es,
  de: {
    subject: '{designation}: Kompasspunkte zu prüfen',
    waiting: '{designation} ist in {library} verfügbar. Kompasspunkte warten auf Ihre Entscheidung:',
    same: 'Text unverändert',
    changed: 'Text geändert',
    gone: 'Text entfallen',
    translated: 'Übersetzung',
    until: 'Bis dahin bleiben sie, wo sie sind. Prüfen Sie sie hier:',
    once: 'Sie erhalten eine Nachricht je Dokument.',
  },
  it: {
    subject: '{designation}: punti Compass da verificare',
    waiting: '{designation} è disponibile in {library}. Alcuni punti Compass attendono la tua decisione:',
    same: 'Testo invariato',
    changed: 'Testo modificato',
    gone: 'Testo eliminato',
    translated: 'Traduzione',
    until: 'Fino ad allora restano dove sono. Verificali qui:',
    once: 'Ricevi un solo messaggio per documento.',
  },
  pt: {
    subject: '{designation}: pontos Compass a revisar',
    waiting: '{designation} está disponível em {library}. Há pontos Compass que aguardam a sua decisão:',
    same: 'Texto inalterado',
    changed: 'Texto alterado',
    gone: 'Texto removido',
    translated: 'Tradução',
    until: 'Até lá, ficam onde estão. Revise-os aqui:',
    once: 'Recebe apenas uma mensagem por documento.',
  },
  ru: {
    subject: '{designation}: точки Compass ждут проверки',
    waiting: '{designation} доступен в библиотеке «{library}». Точки Compass ждут вашего решения:',
    same: 'Текст не изменился',
    changed: 'Текст изменился',
    gone: 'Текст удалён',
    translated: 'Перевод',
    until: 'До тех пор они остаются на своих местах. Проверьте их здесь:',
    once: 'О каждом документе вы получаете одно сообщение.',
  },
  tr: {
    subject: '{designation}: incelenecek pusula noktaları',
    waiting: '{designation}, {library} kütüphanesinde. Pusula noktaları kararınızı bekliyor:',
    same: 'Metin aynı',
    changed: 'Metin değişti',
    gone: 'Metin kaldırıldı',
    translated: 'Çeviri',
    until: 'O zamana kadar yerlerinde kalırlar. Burada inceleyin:',
    once: 'Her belge için tek bir ileti alırsınız.',
  },
  'zh-Hans': {
    subject: '{designation}:有 罗盘点待审核',
    waiting: '{designation} 已可在 {library} 中阅读。以下 罗盘点等待您决定:',
    same: '文字未变',
    changed: '文字有变',
    gone: '文字已删',
    translated: '译本',
    until: '在此之前,它们保持原位。请在此审核:',
    once: '每份文件您只会收到一封邮件。',
  },
  ja: {
    subject: '{designation}:確認が必要なコンパスポイント',
    waiting: '{designation} が {library} で利用できます。次のコンパスポイントが判断を待っています:',
    same: '本文に変更なし',
    changed: '本文が変更',
    gone: '本文が削除',
    translated: '翻訳',
    until: 'それまでは元の場所に残ります。こちらで確認できます:',
    once: '文書ごとに一度だけお知らせします。',
  },
  ko: {
    subject: '{designation}: 검토할 컴퍼스 포인트',
    waiting: '{designation} 문서를 {library}에서 이용할 수 있습니다. 다음 컴퍼스 포인트가 결정을 기다립니다:',
    same: '본문 변경 없음',
    changed: '본문 변경됨',
    gone: '본문 삭제됨',
    translated: '번역본',
    until: '그때까지는 현재 위치에 그대로 있습니다. 여기에서 검토하세요:',
    once: '문서마다 한 번만 알려 드립니다.',
  },
}
