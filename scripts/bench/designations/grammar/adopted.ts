import type { Shapes } from './shape.ts'
import { headOf, month, numberOf, publisherOf } from './words.ts'

/** Numbers of ISO and IEC as national bodies adopt them. */
export const ADOPTED: readonly Shapes[] = [
  {
    of: 'I',
    means: 'any',
    shapes: {
      dinEnMonth: (one, choices) => `DIN EN ${headOf(one)}:${one.year}-${month(choices)}`,
      dinMonthBracket: (one, choices) => `DIN ${headOf(one)} (${one.year}-${month(choices)})`,
      dinAusgabe: (one, choices) => `DIN EN ${headOf(one)}, Ausgabe ${one.year}-${month(choices)}`,
      dinAusgabeColon: (one, choices) => `DIN EN ${headOf(one)}, Ausgabe: ${month(choices)}.${one.year}`,
      dinGerman: (one, choices) => `DIN EN ${headOf(one)}:${one.year}-${month(choices)} (D)`,
      dinUnderscore: (one, choices) => `DIN_EN_${headOf(one).replace(/[ /]/g, '_')}_${one.year}-${month(choices)}`,
      eDin: (one, choices) => `E DIN EN ${headOf(one)}:${one.year}-${month(choices)}`,
      dinEnVde: (one) =>
        one.publisher === 'IEC' ? `DIN EN ${numberOf(one)} (VDE 0${one.number.slice(1, 4)}-1):${one.year}-05` : undefined,
      vdeFirst: (one) =>
        one.publisher === 'IEC' && !one.type ? `VDE 0${one.number.slice(1, 4)} (DIN EN ${numberOf(one)})` : undefined,
      bsEn: (one) => `BS EN ${headOf(one)}:${one.year}`,
      bsEnPlus: (one) => `BS EN ${headOf(one)}:${one.year}+A1:${Number(one.year) + 3}`,
      bsEnIncorp: (one) => `BS EN ${headOf(one)}:${one.year}, Incorporating corrigendum January ${Number(one.year) + 1}`,
      bsTracked: (one) => `BS EN ${headOf(one)}:${one.year} - TC`,
      nfMonthWord: (one, choices) =>
        `NF EN ${headOf(one)} (${choices.one(['janvier', 'mars', 'juin', 'septembre', 'décembre'])} ${one.year})`,
      nfMonth: (one, choices) => `NF EN ${headOf(one)} : ${one.year}-${month(choices)}`,
      nfIndex: (one, choices) => `NF EN ${headOf(one)} (indice de classement : E 27-${100 + choices.below(800)})`,
      uneEn: (one) => `UNE-EN ${headOf(one)}:${one.year}`,
      uneEnHyphen: (one) => `UNE-EN-${headOf(one).replaceAll(' ', '-')}:${one.year}`,
      uniEn: (one) => `UNI EN ${headOf(one)}:${one.year}`,
      nenEn: (one) => `NEN-EN-${headOf(one)}:${one.year} nl`,
      nenEnEn: (one) => `NEN-EN-${headOf(one)}:${one.year} en`,
      snEn: (one) => `SN EN ${headOf(one)}:${one.year}`,
      oenormDate: (one, choices) => `ÖNORM EN ${headOf(one)}: ${one.year} ${month(choices)} 15`,
      pnEn: (one, choices) => `PN-EN ${headOf(one)}:${one.year}-${month(choices)}`,
      pnLetter: (one) => `PN-EN ${headOf(one)}:${one.year}E`,
      csnEn: (one, choices) => `ČSN EN ${headOf(one)} (01 0${100 + choices.below(800)})`,
      nordic: (one, choices) => `${choices.one(['SS-EN', 'NS-EN', 'SFS-EN', 'DS/EN', 'ÍST EN'])} ${headOf(one)}:${one.year}`,
      eastern: (one, choices) =>
        `${choices.one(['STN EN', 'SIST EN', 'MSZ EN', 'HRN EN', 'SRPS EN', 'SR EN', 'BDS EN', 'LST EN', 'LVS EN', 'EVS-EN'])} ${headOf(one)}:${one.year}`,
      southern: (one, choices) =>
        `${choices.one(['NP EN', 'ELOT EN', 'TS EN', 'I.S. EN', 'CYS EN', 'NBN EN', 'ILNAS-EN', 'MSA EN'])} ${headOf(one)}:${one.year}`,
      overseas: (one, choices) =>
        `${choices.one(['SANS', 'MS', 'TCVN', 'NBR', 'ABNT NBR', 'SNI', 'NTC', 'IRAM', 'NCh', 'GSO', 'SASO', 'IS/', 'KS Q', 'SS', 'PNS', 'TIS', 'UNIT', 'KSA'])} ${headOf(one)}:${one.year}`.replace(
          '/ ',
          '/',
        ),
      hyphenNational: (one, choices) =>
        `${choices.one(['NTC', 'IRAM', 'NCh', 'UNIT', 'INTE', 'COVENIN'])}-${headOf(one)}:${one.year}`,
      asNzs: (one) => `AS/NZS ${headOf(one)}:${Number(one.year) + 1}`,
      asIso: (one) => `AS ${headOf(one)}-${one.year}`,
      asDot: (one) =>
        one.part && /^\d+$/.test(one.part) ? `AS/NZS ${publisherOf(one)} ${one.number}.${one.part}:${one.year}` : undefined,
      csaShort: (one) => `CAN/CSA-${headOf(one)}-${one.year.slice(2)}`,
      csaColon: (one) => `CSA ${headOf(one)}:${one.year.slice(2)} (R${Number(one.year) + 5})`,
      ansiSlash: (one) => `ANSI/${headOf(one)}-${one.year}`,
      incits: (one) => `INCITS/${headOf(one)}:${one.year} (R${Number(one.year) + 5})`,
      aamiIec: (one) => `ANSI/AAMI/${headOf(one)}:${one.year}`,
      gostR: (one) => `ГОСТ Р ${headOf(one).replace('ISO', 'ИСО').replace('IEC', 'МЭК')}-${Number(one.year) + 1}`,
      gostIso: (one) => `ГОСТ ${headOf(one)}-${one.year}`,
      gostLatin: (one) => `GOST R ${headOf(one)}-${one.year}`,
      gbSlash: (one, choices) => `GB/T ${10000 + choices.below(20000)}-${Number(one.year) + 2}/${headOf(one)}:${one.year}`,
      gbIdt: (one, choices) => `GB/T ${10000 + choices.below(20000)}-${Number(one.year) + 2} (idt ${headOf(one)}:${one.year})`,
      gbIdtComma: (one, choices) =>
        `GB/T ${10000 + choices.below(20000)}—${Number(one.year) + 2}（${headOf(one)}：${one.year}，IDT）`,
      jisIdt: (one, choices) => `JIS Q ${1000 + choices.below(9000)}:${Number(one.year) + 1} (${headOf(one)}:${one.year})`,
      enIdt: (one) => `EN ${headOf(one)}:${one.year} (${headOf(one)}:${one.year})`,
      dinReplaces: (one, choices) => `${headOf(one)}:${one.year} (DIN EN ${headOf(one)}:${one.year}-${month(choices)})`,
      prEn: (one) => `prEN ${headOf(one)}:${one.year}`,
      enNoIso: (one) =>
        one.publisher === 'IEC' && !one.type && Number(one.number) > 60000 ? `EN ${numberOf(one)}:${one.year}` : undefined,
      enIecNo: (one) =>
        one.publisher === 'IEC' && !one.type ? `EN IEC ${numberOf(one)}:${one.year}+A11:${Number(one.year) + 2}` : undefined,
      hdIec: (one) => (one.publisher === 'IEC' && one.number === '60364' ? `HD ${numberOf(one)}:${one.year}` : undefined),
    },
  },
]
