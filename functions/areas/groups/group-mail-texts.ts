import type { Language } from '#contract/tenant.ts'

const fr = '{name} écrit au groupe « {group} » dans {library} :'
const es = '{name} escribe al grupo «{group}» en {library}:'

/** Sentence above a mail to a group, with {name}, {group} and {library}. */
export const groupMailTexts: Readonly<Record<Language, string>> = {
  en: '{name} writes to the group “{group}” in {library}:',
  ar: 'كتب {name} إلى المجموعة «{group}» في {library}:',
  fr,
  'fr-CA': fr,
  es,
  'es-ES': es,
  de: '{name} schreibt an die Gruppe „{group}“ in {library}:',
  it: '{name} scrive al gruppo «{group}» in {library}:',
  pt: '{name} escreve ao grupo “{group}” em {library}:',
  ru: '{name} пишет группе «{group}» в библиотеке «{library}»:',
  tr: '{name}, {library} kütüphanesindeki “{group}” grubuna yazıyor:',
  ja: '{library} のグループ「{group}」に {name} さんからのメッセージです：',
  ko: '{name} 님이 {library}의 그룹 “{group}”에 보낸 메시지입니다:',
  'zh-Hans': '{name} 向 {library} 的群组“{group}”发来消息：',
}
