import type { Language } from '#contract/tenant.ts'
import type { StatusWord } from './status-words.ts'

type StatusNames = Readonly<Record<StatusWord, string>>

/** Names of the words by language, for files and mails that are written outside of the page. They are those of the page. */
const NAMES: Readonly<Partial<Record<Language, StatusNames>>> & { readonly en: StatusNames } = {
  en: {
    'in-force': 'In force',
    'under-revision': 'Under revision',
    superseded: 'Superseded',
    withdrawn: 'Withdrawn',
    draft: 'Draft',
    unknown: 'Status unknown',
  },
  ar: {
    'in-force': 'سارية',
    'under-revision': 'قيد المراجعة',
    superseded: 'مستبدلة',
    withdrawn: 'مسحوبة',
    draft: 'مسودة',
    unknown: 'حالة غير معروفة',
  },
  fr: {
    'in-force': 'En vigueur',
    'under-revision': 'En révision',
    superseded: 'Remplacé',
    withdrawn: 'Annulé',
    draft: 'Projet',
    unknown: 'Statut inconnu',
  },
  'zh-Hans': {
    'in-force': '现行',
    'under-revision': '修订中',
    superseded: '被取代',
    withdrawn: '已废止',
    draft: '草案',
    unknown: '状态未知',
  },
  it: {
    'in-force': 'In vigore',
    'under-revision': 'In revisione',
    superseded: 'Sostituito',
    withdrawn: 'Ritirato',
    draft: 'Bozza',
    unknown: 'Stato sconosciuto',
  },
  ja: {
    'in-force': '有効',
    'under-revision': '改訂中',
    superseded: '置換済み',
    withdrawn: '廃止',
    draft: '草案',
    unknown: '状態不明',
  },
  ko: {
    'in-force': '유효',
    'under-revision': '개정 중',
    superseded: '대체됨',
    withdrawn: '폐지됨',
    draft: '초안',
    unknown: '상태 알 수 없음',
  },
  pt: {
    'in-force': 'Em vigor',
    'under-revision': 'Em revisão',
    superseded: 'Substituído',
    withdrawn: 'Cancelado',
    draft: 'Rascunho',
    unknown: 'Estado desconhecido',
  },
  ru: {
    'in-force': 'Действует',
    'under-revision': 'Пересматривается',
    superseded: 'Заменён',
    withdrawn: 'Отменён',
    draft: 'Проект',
    unknown: 'Статус неизвестен',
  },
  tr: {
    'in-force': 'Yürürlükte',
    'under-revision': 'Revizyonda',
    superseded: 'Yerine yenisi geçti',
    withdrawn: 'Yürürlükten kaldırıldı',
    draft: 'Taslak',
    unknown: 'Durumu bilinmiyor',
  },
  es: {
    'in-force': 'Vigente',
    'under-revision': 'En revisión',
    superseded: 'Sustituida',
    withdrawn: 'Anulada',
    draft: 'Borrador',
    unknown: 'Estado desconocido',
  },
  de: {
    'in-force': 'In Kraft',
    'under-revision': 'In Überarbeitung',
    superseded: 'Ersetzt',
    withdrawn: 'Zurückgezogen',
    draft: 'Entwurf',
    unknown: 'Status unbekannt',
  },
}

/** Finds the names for the readers of a language: those of its region's parent, else English. */
export const statusNamesFor = (language: string): StatusNames =>
  NAMES[language as Language] ?? NAMES[language.split('-')[0] as Language] ?? NAMES.en
