import type { Language } from '#contract/tenant.ts'

export interface SharedTexts {
  readonly subject: string
  /** sentence with {name}, {designation} and {library}; the link follows it */
  readonly shares: string
  readonly rights: string
}

const fr: SharedTexts = {
  subject: '{designation} : point Compass partagé avec vous',
  shares: '{name} partage avec vous un point Compass sur {designation} dans {library} :',
  rights: 'Le lien s’ouvre après connexion, si vous avez accès au document et aux points Compass de ce compte.',
}

const es: SharedTexts = {
  subject: '{designation}: punto Compass compartido con usted',
  shares: '{name} comparte con usted un punto Compass en {designation}, en {library}:',
  rights: 'El enlace se abre tras iniciar sesión, si tiene acceso al documento y a los puntos Compass de esta cuenta.',
}

export const sharedTexts: Readonly<Record<Language, SharedTexts>> = {
  en: {
    subject: '{designation}: compass point shared with you',
    shares: '{name} shares a compass point on {designation} in {library} with you:',
    rights: 'The link opens after you sign in, if you have access to the document and to the compass points of this account.',
  },
  ar: {
    subject: 'الوثيقة {designation}: نقطة بوصلة شُوركت معك',
    shares: 'يشاركك {name} نقطة بوصلة على الوثيقة {designation} في {library}:',
    rights: 'يُفتح الرابط بعد تسجيل الدخول، إذا كان لديك وصول إلى الوثيقة وإلى نقاط البوصلة في هذا الحساب.',
  },
  fr,
  'fr-CA': fr,
  es,
  'es-ES': es,
  de: {
    subject: '{designation}: Kompasspunkt mit Ihnen geteilt',
    shares: '{name} teilt mit Ihnen einen Kompasspunkt in {designation} in {library}:',
    rights:
      'Der Link öffnet sich nach der Anmeldung, wenn Sie Zugriff auf das Dokument und die Kompasspunkte dieses Kontos haben.',
  },
  it: {
    subject: '{designation}: punto Compass condiviso con te',
    shares: '{name} condivide con te un punto Compass su {designation} in {library}:',
    rights: 'Il link si apre dopo l’accesso, se puoi leggere il documento e vedere i punti Compass di questo account.',
  },
  pt: {
    subject: '{designation}: ponto Compass compartilhado com você',
    shares: '{name} compartilha com você um ponto Compass em {designation}, em {library}:',
    rights: 'O link abre após a entrada na conta, se você tiver acesso ao documento e aos pontos Compass desta conta.',
  },
  ru: {
    subject: '{designation}: с вами поделились точкой Compass',
    shares: '{name} делится с вами точкой Compass в документе {designation} в библиотеке «{library}»:',
    rights: 'Ссылка откроется после входа, если у вас есть доступ к документу и к точкам Compass этой учётной записи.',
  },
  tr: {
    subject: '{designation}: sizinle paylaşılan pusula noktası',
    shares: '{name}, {library} kütüphanesindeki {designation} üzerinde bir pusula noktasını sizinle paylaşıyor:',
    rights: 'Belgeye ve bu hesabın pusula noktalarına erişiminiz varsa bağlantı, oturum açtıktan sonra açılır.',
  },
  'zh-Hans': {
    subject: '{designation}：与您共享的罗盘点',
    shares: '{name} 与您共享了 {library} 中 {designation} 上的一个罗盘点：',
    rights: '登录后，如果您有权访问该文件和此账户的罗盘点，即可打开链接。',
  },
  ja: {
    subject: '{designation}：共有されたコンパスポイント',
    shares: '{name} さんが {library} の {designation} にあるコンパスポイントを共有しました：',
    rights: 'サインイン後、文書とこのアカウントのコンパスポイントを閲覧できる場合にリンクが開きます。',
  },
  ko: {
    subject: '{designation}: 공유된 컴퍼스 포인트',
    shares: '{name} 님이 {library}의 {designation}에 있는 컴퍼스 포인트를 공유했습니다:',
    rights: '로그인한 후 문서와 이 계정의 컴퍼스 포인트를 볼 수 있는 경우 링크가 열립니다.',
  },
}
