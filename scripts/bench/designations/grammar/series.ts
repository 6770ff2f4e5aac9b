import type { Shapes } from './shape.ts'
import { publisherOf } from './words.ts'

/** Series, ranges and all parts of a number. */
export const SERIES: readonly Shapes[] = [
  {
    of: 'P',
    means: 'series',
    shapes: {
      rangeSlash: (one) => `${publisherOf(one)} ${one.number}-1/-2/-3`,
      rangeTo: (one) => `${publisherOf(one)} ${one.number}-1 to ${one.number}-4`,
      rangeToShort: (one) => `${publisherOf(one)} ${one.number}-1 to -4`,
      rangeFull: (one) => `${publisherOf(one)} ${one.number}-1 to ${publisherOf(one)} ${one.number}-4`,
      rangeBis: (one) => `${publisherOf(one)} ${one.number}-1 bis -4`,
      rangeDash: (one) => `${publisherOf(one)} ${one.number}-1 – ${publisherOf(one)} ${one.number}-4`,
      rangeTilde: (one) => `${publisherOf(one)} ${one.number}-1~4`,
      rangeTildeJp: (one) => `${publisherOf(one)} ${one.number}-1〜-4`,
      rangeDots: (one) => `${publisherOf(one)} ${one.number}-1...-4`,
      rangeTwoDots: (one) => `${publisherOf(one)} ${one.number}-1..4`,
      rangeComma: (one) => `${publisherOf(one)} ${one.number}-1,2,3`,
      rangeCommaDash: (one) => `${publisherOf(one)} ${one.number}-1, -2 and -3`,
      rangeAmp: (one) => `${publisherOf(one)} ${one.number}-1 & -2`,
      rangePlus: (one) => `${publisherOf(one)} ${one.number}-1+2`,
      rangeThrough: (one, choices) =>
        `${publisherOf(one)} ${one.number}-1 ${choices.one(['through', 'thru', 'until', 'up to'])} -4`,
      rangeBrackets: (one) => `${publisherOf(one)} ${one.number} (-1, -2, -3)`,
      rangeBracketsPlain: (one) => `${publisherOf(one)} ${one.number}-(1-4)`,
      rangeSet: (one) => `${publisherOf(one)} ${one.number}-{1,2}`,
      rangeX: (one, choices) =>
        `${publisherOf(one)} ${one.number}-${choices.one(['x', 'X', 'xx', 'XX', 'n', '*', '?', '…', '#'])}`,
      rangeDotX: (one) => `${publisherOf(one)} ${one.number}.x`,
      rangeXYear: (one) => `${publisherOf(one)} ${one.number}-x:${one.year}`,
      seriesWord: (one, choices) =>
        `${publisherOf(one)} ${one.number} ${choices.one(['series', 'family', '(series)', 'Series of standards', 'standards series', 'suite'])}`,
      seriesFirst: (one) => `the ${publisherOf(one)} ${one.number} series`,
      seriesGerman: (one, choices) =>
        `${choices.one(['Normenreihe', 'Reihe', 'Normreihe', 'Serie'])} ${publisherOf(one)} ${one.number}`,
      seriesGermanHyphen: (one) => `${publisherOf(one)} ${one.number}-Reihe`,
      seriesFrench: (one, choices) =>
        `${choices.one(['série', 'la série', 'série de normes'])} ${publisherOf(one)} ${one.number}`,
      seriesSpanish: (one, choices) =>
        `${choices.one(['serie', 'familia', 'la serie', 'serie de normas'])} ${publisherOf(one)} ${one.number}`,
      seriesItalian: (one) => `serie ${publisherOf(one)} ${one.number}`,
      seriesRussian: (one) => `серия ${publisherOf(one)} ${one.number}`,
      seriesChinese: (one) => `${publisherOf(one)} ${one.number}系列标准`,
      seriesJapanese: (one) => `${publisherOf(one)} ${one.number}シリーズ`,
      allParts: (one, choices) =>
        `${publisherOf(one)} ${one.number} ${choices.one(['(all parts)', '(all parts)', 'all parts', '- all parts', ', all parts', '[all parts]', '(multi-part)'])}`,
      allPartsGerman: (one, choices) =>
        `${publisherOf(one)} ${one.number} ${choices.one(['(alle Teile)', 'alle Teile', 'ff.', 'ff', 'Teil 1 ff.'])}`,
      allPartsFrench: (one) => `${publisherOf(one)} ${one.number} (toutes les parties)`,
      allPartsSpanish: (one) => `${publisherOf(one)} ${one.number} (todas las partes)`,
      allPartsItalian: (one) => `${publisherOf(one)} ${one.number} (tutte le parti)`,
      allPartsRussian: (one) => `${publisherOf(one)} ${one.number} (все части)`,
      allPartsChinese: (one) => `${publisherOf(one)} ${one.number}（所有部分）`,
      allPartsChinese2: (one) => `${publisherOf(one)} ${one.number} (所有的部分)`,
      allPartsJapanese: (one) => `${publisherOf(one)} ${one.number}（規格群）`,
      allPartsKorean: (one) => `${publisherOf(one)} ${one.number} (모든 부)`,
      partsPlural: (one, choices) =>
        `${publisherOf(one)} ${one.number} ${choices.one(['parts', 'Parts', 'pts'])} 1${choices.one(['–', '-', ' to '])}4`,
      partsList: (one) => `${publisherOf(one)} ${one.number} Parts 1, 2 and 3`,
      partsTeile: (one, choices) =>
        `${publisherOf(one)} ${one.number} ${choices.one(['Teile 1 bis 4', 'Teil 1 bis 4', 'Teile 1-4', 'Teil 1 und 2', 'T1-T4', 'Teile 1, 2, 3'])}`,
      partsFrench: (one) => `${publisherOf(one)} ${one.number} parties 1 à 4`,
      partsSpanish: (one) => `${publisherOf(one)} ${one.number} partes 1 a 4`,
      partsFirst: (one) => `Parts 1 to 4 of ${publisherOf(one)} ${one.number}`,
      ser: (one) => `${publisherOf(one)} ${one.number} SER`,
      wildNumber: (one) => `${publisherOf(one)} ${one.number}-1, ${publisherOf(one)} ${one.number}-2`,
      semicolonList: (one) =>
        `${publisherOf(one)} ${one.number}-1; ${publisherOf(one)} ${one.number}-2; ${publisherOf(one)} ${one.number}-3`,
    },
  },
]
