import type { Language } from '#contract/tenant.ts'

/** Sentences of the mail about a comparison that somebody waits for; with {older} and {newer}. */
interface ReadyTexts {
  readonly comparison: string
  readonly redline: string
  readonly failed: string
  /** with {library} */
  readonly asked: string
  /** above the list of changes that could affect compliance; with {count} and {total} */
  readonly first: string
  readonly again: string
}

const fr: ReadyTexts = {
  comparison: 'La comparaison de {older} et {newer} est prête',
  redline: 'La version avec modifications marquées de {newer} est prête',
  failed: 'La comparaison de {older} et {newer} n’a pas pu être faite',
  asked: 'Vous avez demandé à en être prévenu dans {library}.',
  first: 'Pouvant affecter la conformité ({count} sur {total}) :',
  again: 'La page de la comparaison en indique la raison, ou la relance :',
}

const es: ReadyTexts = {
  comparison: 'La comparación de {older} y {newer} está lista',
  redline: 'La versión con cambios marcados de {newer} está lista',
  failed: 'No se pudo hacer la comparación de {older} y {newer}',
  asked: 'Usted pidió este aviso en {library}.',
  first: 'Podrían afectar al cumplimiento ({count} de {total}):',
  again: 'La página de la comparación indica el motivo o la repite:',
}

export const readyTexts: Readonly<Record<Language, ReadyTexts>> = {
  en: {
    comparison: 'The comparison of {older} and {newer} is ready',
    redline: 'The red-line of {newer} is ready',
    failed: 'The comparison of {older} and {newer} could not be made',
    asked: 'You asked to be told of it in {library}.',
    first: 'Could affect compliance ({count} of {total}):',
    again: 'The page of the comparison says why, or tries again:',
  },
  ar: {
    comparison: 'مقارنة {older} و{newer} جاهزة',
    redline: 'النسخة المعلَّمة بالتغييرات من {newer} جاهزة',
    failed: 'تعذّر إعداد مقارنة {older} و{newer}',
    asked: 'طلبتَ إعلامك بذلك في {library}.',
    first: 'قد يؤثر في الامتثال ({count} من {total}):',
    again: 'تبيّن صفحة المقارنة السبب، أو تعيد المحاولة:',
  },
  fr,
  'fr-CA': fr,
  es,
  'es-ES': { ...es, failed: 'No se ha podido hacer la comparación de {older} y {newer}' },
  de: {
    comparison: 'Der Vergleich von {older} und {newer} ist fertig',
    redline: 'Die Redline-Fassung von {newer} ist fertig',
    failed: 'Der Vergleich von {older} und {newer} konnte nicht erstellt werden',
    asked: 'Sie wollten in {library} darüber benachrichtigt werden.',
    first: 'Könnte die Konformität betreffen ({count} von {total}):',
    again: 'Die Seite des Vergleichs nennt den Grund oder versucht es erneut:',
  },
  it: {
    comparison: 'Il confronto tra {older} e {newer} è pronto',
    redline: 'La versione con modifiche evidenziate di {newer} è pronta',
    failed: 'Non è stato possibile confrontare {older} e {newer}',
    asked: 'Hai chiesto di esserne avvisato in {library}.',
    first: 'Potrebbero incidere sulla conformità ({count} di {total}):',
    again: 'La pagina del confronto indica il motivo o riprova:',
  },
  pt: {
    comparison: 'A comparação de {older} e {newer} está pronta',
    redline: 'A versão com alterações marcadas de {newer} está pronta',
    failed: 'Não foi possível comparar {older} e {newer}',
    asked: 'Você pediu este aviso em {library}.',
    first: 'Podem afetar a conformidade ({count} de {total}):',
    again: 'A página da comparação informa o motivo ou tenta novamente:',
  },
  ru: {
    comparison: 'Сравнение {older} и {newer} готово',
    redline: 'Версия {newer} с отмеченными изменениями готова',
    failed: 'Не удалось сравнить {older} и {newer}',
    asked: 'Вы просили сообщить об этом в библиотеке «{library}».',
    first: 'Могут повлиять на соответствие ({count} из {total}):',
    again: 'На странице сравнения указана причина, или сравнение начнётся снова:',
  },
  tr: {
    comparison: '{older} ile {newer} karşılaştırması hazır',
    redline: '{newer} belgesinin işaretli sürümü hazır',
    failed: '{older} ile {newer} karşılaştırılamadı',
    asked: '{library} kütüphanesinde haber verilmesini istemiştiniz.',
    first: 'Uygunluğu etkileyebilir ({count} / {total}):',
    again: 'Karşılaştırmanın sayfası nedenini söyler veya yeniden dener:',
  },
  ja: {
    comparison: '{older} と {newer} の比較ができました',
    redline: '{newer} の変更箇所を示した版ができました',
    failed: '{older} と {newer} を比較できませんでした',
    asked: '{library} でお知らせをご希望でした。',
    first: '適合に影響する可能性があるもの（{total} 件中 {count} 件）：',
    again: '理由は比較のページに示されます。そこから再度お試しいただけます：',
  },
  ko: {
    comparison: '{older} 및 {newer} 비교가 준비되었습니다',
    redline: '{newer}의 변경 표시본이 준비되었습니다',
    failed: '{older} 및 {newer}을(를) 비교하지 못했습니다',
    asked: '{library}에서 알림을 요청하셨습니다.',
    first: '적합성에 영향을 줄 수 있음 ({total}건 중 {count}건):',
    again: '비교 페이지에서 이유를 확인하거나 다시 시도할 수 있습니다:',
  },
  'zh-Hans': {
    comparison: '{older} 与 {newer} 的比较已完成',
    redline: '{newer} 的修订标记版已完成',
    failed: '无法比较 {older} 与 {newer}',
    asked: '您曾在 {library} 中要求收到通知。',
    first: '可能影响合规性（{total} 处中的 {count} 处）：',
    again: '比较页面会说明原因或重新尝试：',
  },
}
