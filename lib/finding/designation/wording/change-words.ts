/** Words for an amendment in the languages of publishers, longer ones before those that they begin with. */
export const AMENDMENT_WORDS = [
  'AMENDMENTS?|AMENDEMENT|AMENDAMENT|AMEND|AMDT|AMD',
  'ÄNDERUNG|AENDERUNG|ÄND|ERGÄNZUNG|ERG',
  'MODIFICATIF|MODIFICATION|MODIFICACIÓN|MODIFICA|ENMIENDA|EMENDAMENTO|EMENDA|ALTERAÇÃO',
  'WIJZIGINGSBLAD|WIJZIGING|AANVULLINGSBLAD|TILLÄGG|ÄNDRING|ÆNDRING|ENDRING|MUUTOS',
  'ZMIANA|ZMĚNA|ZMENA|IZMENA|IZMJENA|SPREMEMBA|MÓDOSÍTÁS|DEĞİŞİKLİK|TADİL|ΤΡΟΠΟΠΟΙΗΣΗ',
  'ИЗМЕНЕНИЕ|ИЗМ|ЗМІНА|ПРАВКА',
  '修改单|修改單|修正案|修订|修訂|修正|改正|追補|추록|수정|개정|(?:ال)?تعديل',
].join('|')

/** Words for a corrigendum. */
export const CORRIGENDUM_WORDS = [
  'CORRIGENDUM|CORRIGENDA|CORRIG|CORR|COR',
  'BERICHTIGUNG|BER|KORRIGENDUM|KORREKTUR',
  'RECTIFICATIF|CORRECCIÓN|ERRATA CORRIGE|RETIFICAÇÃO|CORRECTIEBLAD',
  'RÄTTELSE|RETTELSE|RETTING|OIKAISU',
  'POPRAWKA|OPRAVA|ISPRAVAK|ISPRAVKA|POPRAVEK|HELYESBÍTÉS|DÜZELTME|ΔΙΟΡΘΩΤΙΚΟ',
  'ПОПРАВКА|ВИПРАВЛЕННЯ',
  '技术勘误表?|技術勘誤表?|勘误表?|勘誤表?|技術訂正|正誤票|訂正|정오표|정정|(?:ال)?تصويب',
].join('|')
