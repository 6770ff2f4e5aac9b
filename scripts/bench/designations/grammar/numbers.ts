import type { Shapes } from './shape.ts'
import { headOf, numberOf, publisherOf, roman, titleOf } from './words.ts'

const TYPES: Readonly<Record<string, string>> = {
  TR: 'Technical Report',
  TS: 'Technical Specification',
  PAS: 'Publicly Available Specification',
  Guide: 'Guide No.',
  R: 'Recommendation R',
}
const NAMES: Readonly<Record<string, string>> = {
  ISO: 'International Organization for Standardization',
  IEC: 'International Electrotechnical Commission',
}

/** Numbers of ISO and IEC without a year. */
export const NUMBERS: readonly Shapes[] = [
  {
    of: 'I',
    means: 'family',
    shapes: {
      undated: (one) => headOf(one),
      latest: (one) => `${headOf(one)} latest edition`,
      current: (one) => `${headOf(one)} (current edition)`,
      undatedWord: (one) => `${headOf(one)} (undated)`,
      geltende: (one) => `${headOf(one)}, neueste Ausgabe`,
      pdfWanted: (one) => `${headOf(one)} pdf`,
      download: (one) => `${headOf(one)} free download`,
      question: (one) => `what is ${headOf(one)}?`,
      titleUndated: (one) => `${headOf(one)} ${titleOf(one)}`,
      partWord: (one, choices) =>
        one.part
          ? `${publisherOf(one)} ${one.number} ${choices.one(['Part', 'part', 'Pt.', 'Pt', 'PART', 'Part:'])} ${one.part}`
          : undefined,
      partGerman: (one) => (one.part ? `${publisherOf(one)} ${one.number} Teil ${one.part}` : undefined),
      partT: (one) => (one.part ? `${publisherOf(one)} ${one.number} T.${one.part}` : undefined),
      partBl: (one) => (one.part ? `${publisherOf(one)} ${one.number} Blatt ${one.part}` : undefined),
      partFrench: (one) => (one.part ? `${publisherOf(one)} ${one.number}, partie ${one.part}` : undefined),
      partSpanish: (one) => (one.part ? `${publisherOf(one)} ${one.number} parte ${one.part}` : undefined),
      partRussian: (one) => (one.part ? `${publisherOf(one)} ${one.number}, часть ${one.part}` : undefined),
      partDutch: (one) => (one.part ? `${publisherOf(one)} ${one.number} deel ${one.part}` : undefined),
      partPolish: (one) => (one.part ? `${publisherOf(one)} ${one.number} część ${one.part}` : undefined),
      partJapanese: (one) => (one.part ? `${publisherOf(one)} ${one.number} 第${one.part}部` : undefined),
      partChinese: (one) => (one.part ? `${publisherOf(one)} ${one.number} 第${one.part}部分` : undefined),
      partKorean: (one) => (one.part ? `${publisherOf(one)} ${one.number} 제${one.part}부` : undefined),
      partArabic: (one) => (one.part ? `${publisherOf(one)} ${one.number} الجزء ${one.part}` : undefined),
      partTurkish: (one) => (one.part ? `${publisherOf(one)} ${one.number} bölüm ${one.part}` : undefined),
      partRoman: (one) =>
        one.part && Number(one.part) <= 10 ? `${publisherOf(one)} ${one.number} Part ${roman(Number(one.part))}` : undefined,
      partRomanDash: (one) =>
        one.part && Number(one.part) <= 10 && Number(one.part) > 1
          ? `${publisherOf(one)} ${one.number}-${roman(Number(one.part))}`
          : undefined,
      partSpelled: (one) =>
        one.part && Number(one.part) <= 5
          ? `${publisherOf(one)} ${one.number} Part ${['', 'One', 'Two', 'Three', 'Four', 'Five'][Number(one.part)]}`
          : undefined,
      partZero: (one) => (one.part && /^\d$/.test(one.part) ? `${publisherOf(one)} ${one.number}-0${one.part}` : undefined),
      partSlash: (one) => (one.part ? `${publisherOf(one)} ${one.number}/${one.part}` : undefined),
      partDot: (one) => (one.part ? `${publisherOf(one)} ${one.number}.${one.part}` : undefined),
      partSpace: (one) => (one.part ? `${publisherOf(one)} ${one.number} ${one.part}` : undefined),
      partColon: (one) => (one.part ? `${publisherOf(one)} ${one.number}: Part ${one.part}: ${titleOf(one)}` : undefined),
      partSpacedDash: (one) => (one.part ? `${publisherOf(one)} ${one.number} - ${one.part}` : undefined),
      partFirst: (one) => (one.part ? `Part ${one.part} of ${publisherOf(one)} ${one.number}` : undefined),
      partBracket: (one) => (one.part ? `${publisherOf(one)} ${one.number}(${one.part})` : undefined),
      partHash: (one) => (one.part ? `${publisherOf(one)} ${one.number} #${one.part}` : undefined),
      spacedThousand: (one) =>
        one.number.length === 5
          ? `${publisherOf(one)} ${one.number.slice(0, 2)} ${one.number.slice(2)}${one.part ? `-${one.part}` : ''}`
          : undefined,
      swappedPublishers: (one) =>
        one.publisher === 'ISO/IEC' ? `IEC/ISO ${one.type ? `${one.type} ` : ''}${numberOf(one)}` : undefined,
      publishersAnd: (one, choices) =>
        one.publisher === 'ISO/IEC'
          ? `ISO${choices.one([' and ', ' & ', '&', ', ', ' + ', ' | '])}IEC ${one.type ? `${one.type} ` : ''}${numberOf(one)}`
          : undefined,
      publishersDash: (one) =>
        one.publisher === 'ISO/IEC' ? `ISO-IEC ${one.type ? `${one.type} ` : ''}${numberOf(one)}` : undefined,
      publishersSpace: (one) =>
        one.publisher === 'ISO/IEC' ? `ISO IEC ${one.type ? `${one.type} ` : ''}${numberOf(one)}` : undefined,
      publisherOne: (one, choices) =>
        one.publisher === 'ISO/IEC'
          ? `${choices.one(['ISO', 'IEC'])} ${one.type ? `${one.type} ` : ''}${numberOf(one)}`
          : undefined,
      typeBehind: (one) => (one.type && one.type !== 'Guide' ? `${one.publisher} ${numberOf(one)} ${one.type}` : undefined),
      typeBracket: (one) => (one.type && one.type !== 'Guide' ? `${one.publisher} ${numberOf(one)} (${one.type})` : undefined),
      typeDash: (one) => (one.type ? `${one.publisher}-${one.type} ${numberOf(one)}` : undefined),
      typeSpace: (one) => (one.type ? `${one.publisher} ${one.type} ${numberOf(one)}` : undefined),
      typeNone: (one) => (one.type && one.type !== 'Guide' && one.type !== 'R' ? `${one.publisher} ${numberOf(one)}` : undefined),
      typeFull: ({ publisher, type, ...one }) => {
        const word = TYPES[type]
        return word && `${publisher} ${word} ${numberOf({ publisher, type, ...one })}`
      },
      typeFirst: (one) =>
        one.type === 'TR'
          ? `Technical Report ${one.publisher} ${numberOf(one)}`
          : one.type === 'TS'
            ? `Technical Specification ${one.publisher} ${numberOf(one)}`
            : one.type === 'Guide'
              ? `Guide ${one.publisher} ${numberOf(one)}`
              : undefined,
      pubFull: (one) => {
        const name = one.type ? undefined : NAMES[one.publisher]
        return name && `${name} ${numberOf(one)}`
      },
      pubColon: (one) => (!one.type ? `${one.publisher}: ${numberOf(one)}` : undefined),
      pubHash: (one) => (!one.type ? `${one.publisher} #${numberOf(one)}` : undefined),
      pubNo: (one) => (!one.type ? `${one.publisher} No. ${numberOf(one)}` : undefined),
      pubNoSign: (one) => (!one.type ? `${one.publisher} № ${numberOf(one)}` : undefined),
      pubDotted: (one) =>
        !one.type && one.publisher === 'ISO'
          ? `I.S.O. ${numberOf(one)}`
          : !one.type && one.publisher === 'IEC'
            ? `I.E.C. ${numberOf(one)}`
            : undefined,
      cei: (one) => (one.publisher === 'IEC' && !one.type ? `CEI ${numberOf(one)}` : undefined),
      ceiIec: (one) => (one.publisher === 'IEC' && !one.type ? `CEI IEC ${numberOf(one)}` : undefined),
      oldIec: (one) =>
        one.publisher === 'IEC' && !one.type && /^60[1-9]\d\d$/.test(one.number)
          ? `IEC ${Number(one.number) - 60000}${one.part ? `-${one.part}` : ''}`
          : undefined,
      oldIecPub: (one, choices) =>
        one.publisher === 'IEC' && !one.type && /^60\d\d\d$/.test(one.number)
          ? `${choices.one(['IEC Publication', 'IEC Publ.', 'IEC Pub.', 'IEC Pub. No.', 'IEC Standard', 'IEC Recommendation', 'Publication CEI', 'CEI Publication'])} ${Number(one.number) - 60000}${one.part ? `-${one.part}` : ''}`
          : undefined,
      oldIecTitle: (one) =>
        one.publisher === 'IEC' && !one.type && /^60[1-9]\d\d$/.test(one.number)
          ? `IEC ${Number(one.number) - 60000}${one.part ? `-${one.part}` : ''}, ${titleOf(one)}`
          : undefined,
      oldIecPart: (one) =>
        one.publisher === 'IEC' && !one.type && /^60[1-9]\d\d$/.test(one.number) && one.part
          ? `IEC ${Number(one.number) - 60000} Part ${one.part}`
          : undefined,
      oldIecGlued: (one) =>
        one.publisher === 'IEC' && !one.type && /^60[1-9]\d\d$/.test(one.number)
          ? `IEC${Number(one.number) - 60000}${one.part ? `-${one.part}` : ''}`
          : undefined,
      enUndated: (one) =>
        one.publisher === 'IEC' && !one.type && Number(one.number) > 60000 ? `EN ${numberOf(one)}` : undefined,
      numberTitle: (one) => `${numberOf(one)} ${titleOf(one)}`,
      titleNumber: (one) => `${titleOf(one)} ${numberOf(one)}`,
      titleLower: (one) => `${headOf(one)} ${one.title.toLowerCase()}`,
      lowerGlued: (one) => headOf(one).toLowerCase().replace(/[ /]/g, ''),
      isoDotOrg: (one) => (one.publisher === 'ISO' && !one.type ? `iso.org/iso/${numberOf(one)}` : undefined),
      twoDocs: (one) => `${headOf(one)} / EN ${headOf(one)}`,
      partsTwoLevels: (one) =>
        one.part.includes('-') ? `${publisherOf(one)} ${one.number} Part ${one.part.replace('-', ' Section ')}` : undefined,
      partsUnderscore: (one) => (one.part ? `${publisherOf(one)}_${one.number}_${one.part}` : undefined),
      doubledColon: (one) => (one.part ? `${publisherOf(one)} ${one.number}:${one.part}` : undefined),
    },
  },
]
