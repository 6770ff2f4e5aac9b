import type { Language } from '#contract/tenant.ts'

interface DownloadTexts {
  /** with {title} */
  readonly subject: string
  /** with {library} */
  readonly where: string
  readonly until: string
}

const fr: DownloadTexts = {
  subject: 'Votre fichier est prêt : {title}',
  where: 'Le fichier que vous avez demandé dans {library} est prêt :',
  until: 'Vous pouvez le télécharger, une fois connecté, pendant un jour après votre demande.',
}
const es: DownloadTexts = {
  subject: 'Su archivo está listo: {title}',
  where: 'El archivo que solicitó en {library} está listo:',
  until: 'Puede descargarlo, tras iniciar sesión, durante un día desde su solicitud.',
}

/** Sentences of the mail about a download that is ready. */
export const downloadMailTexts: Readonly<Record<Language, DownloadTexts>> = {
  en: {
    subject: 'Your file is ready: {title}',
    where: 'The file that you requested in {library} is ready:',
    until: 'You can download it, signed in, for a day after your request.',
  },
  ar: {
    subject: 'ملفك جاهز: {title}',
    where: 'الملف الذي طلبته في {library} جاهز:',
    until: 'يمكنك تنزيله بعد تسجيل الدخول خلال يوم واحد من طلبك.',
  },
  fr,
  'fr-CA': fr,
  es,
  'es-ES': es,
  de: {
    subject: 'Ihre Datei ist fertig: {title}',
    where: 'Die Datei, die Sie in {library} angefordert haben, ist fertig:',
    until: 'Sie können sie angemeldet bis einen Tag nach Ihrer Anforderung herunterladen.',
  },
  it: {
    subject: 'Il tuo file è pronto: {title}',
    where: 'Il file che hai richiesto in {library} è pronto:',
    until: 'Puoi scaricarlo, dopo l’accesso, per un giorno dalla richiesta.',
  },
  pt: {
    subject: 'Seu arquivo está pronto: {title}',
    where: 'O arquivo que você solicitou em {library} está pronto:',
    until: 'Você pode baixá-lo, após entrar, por um dia a partir da solicitação.',
  },
  ru: {
    subject: 'Ваш файл готов: {title}',
    where: 'Файл, который вы запросили в библиотеке «{library}», готов:',
    until: 'Его можно скачать после входа в течение суток с момента запроса.',
  },
  tr: {
    subject: 'Dosyanız hazır: {title}',
    where: '{library} kütüphanesinde istediğiniz dosya hazır:',
    until: 'Oturum açarak, isteğinizden sonra bir gün boyunca indirebilirsiniz.',
  },
  ja: {
    subject: 'ファイルの準備ができました：{title}',
    where: '{library} でご依頼のファイルの準備ができました：',
    until: 'サインインすると、ご依頼から 1 日間ダウンロードできます。',
  },
  ko: {
    subject: '파일이 준비되었습니다: {title}',
    where: '{library}에서 요청하신 파일이 준비되었습니다:',
    until: '로그인한 후 요청 시점부터 하루 동안 내려받을 수 있습니다.',
  },
  'zh-Hans': {
    subject: '您的文件已准备好：{title}',
    where: '您在 {library} 请求的文件已准备好：',
    until: '登录后，自请求起一天内可以下载。',
  },
}
