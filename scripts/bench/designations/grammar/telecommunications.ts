import type { Shapes } from './shape.ts'
import { MONTHS, titleOf } from './words.ts'

/** Numbers of ETSI, 3GPP, ITU-T and the IETF. */
export const TELECOMMUNICATIONS: readonly Shapes[] = [
  {
    of: 'ETSI',
    means: 'edition',
    shapes: {
      etV: (one) => `ETSI ${one.type} ${one.letters} ${one.digits} v${one.version}`,
      etGlued: (one) => `${one.type} ${one.letters}${one.digits} V${one.version}`,
      etBracket: (one) => `ETSI ${one.type} ${one.letters} ${one.digits} (V${one.version})`,
      etVersion: (one) => `ETSI ${one.type} ${one.letters} ${one.digits} version ${one.version}`,
      etVersionRel: (one) =>
        `ETSI ${one.type} ${one.letters} ${one.digits} version ${one.version} Release ${one.version.split('.')[0]}`,
      etComma: (one) => `${one.type} ${one.letters} ${one.digits}, V${one.version}, ${one.year}-${one.month}`,
      etMonth: (one) =>
        `ETSI ${one.type} ${one.letters} ${one.digits} V${one.version}, ${MONTHS[Number(one.month) - 1]} ${one.year}`,
      etTitle: (one) =>
        `ETSI ${one.type} ${one.letters} ${one.digits} V${one.version} (${one.year}-${one.month}): “${one.title}”`,
      etTitleFirst: (one) => `${one.title} (ETSI ${one.type} ${one.letters} ${one.digits} V${one.version})`,
      etFile: (one) =>
        `${one.type.toLowerCase()}_${one.letters}${one.digits.replace(/-(\d+)/, (_, p) => p.padStart(2, '0'))}v${one.version
          .split('.')
          .map((n) => n.padStart(2, '0'))
          .join('')}p.pdf`,
      etDash: (one) => `ETSI ${one.type} ${one.letters}-${one.digits} V${one.version}`,
      etDot: (one) => `ETSI ${one.type} ${one.letters}.${one.digits} V${one.version}`,
      etUnder: (one) => `ETSI_${one.type}_${one.letters}_${one.digits}_V${one.version}`,
      etLower: (one) => `etsi ${one.type.toLowerCase()} ${one.letters} ${one.digits} v${one.version}`,
      etDate: (one) => `ETSI ${one.type} ${one.letters} ${one.digits} (${one.year}-${one.month})`,
      etSlashDate: (one) => `ETSI ${one.type} ${one.letters} ${one.digits} V${one.version} (${one.month}/${one.year})`,
      etNoType: (one) => `ETSI ${one.letters} ${one.digits} V${one.version}`,
      etEdition: (one) => `ETSI ${one.type} ${one.letters} ${one.digits} Ed. V${one.version}`,
      etGluedAll: (one) => `ETSI${one.type}${one.letters}${one.digits}V${one.version}`,
      etBracketed: (one) => `[2] ETSI ${one.type} ${one.letters} ${one.digits} (V${one.version}): "${one.title}".`,
      etPart: (one) =>
        one.digits.includes('-')
          ? `ETSI ${one.type} ${one.letters} ${one.digits.replace('-', ' Part ')} V${one.version}`
          : undefined,
    },
  },
  {
    of: '3GPP',
    means: 'edition',
    shapes: {
      gpV: (one) => `3GPP ${one.type} ${one.number} V${one.version}`,
      gpvComma: (one) => `3GPP ${one.type} ${one.number}, version ${one.version}`,
      gpRelV: (one) => `3GPP ${one.type} ${one.number} version ${one.version} Release ${one.version.split('.')[0]}`,
      gpNoPub: (one) => `${one.type} ${one.number} v${one.version}`,
      gpNoType: (one) => `3GPP ${one.number} v${one.version}`,
      gpFile: (one) =>
        /^\d\d\.\d{3}$/.test(one.number)
          ? `${one.number.replace('.', '')}-${one.version
              .split('.')
              .map((n) => Number(n).toString(36))
              .join('')}.zip`
          : undefined,
      gpFileBare: (one) =>
        /^\d\d\.\d{3}$/.test(one.number)
          ? `${one.number.replace('.', '')}-${one.version
              .split('.')
              .map((n) => Number(n).toString(36))
              .join('')}`
          : undefined,
      gpFileDot: (one) =>
        /^\d\d\.\d{3}$/.test(one.number)
          ? `${one.type} ${one.number}-${one.version
              .split('.')
              .map((n) => Number(n).toString(36))
              .join('')}`
          : undefined,
      gpTitle: (one) => `3GPP, "${one.title}," 3GPP ${one.type} ${one.number}, V${one.version}`,
      gpBracket: (one) => `3GPP ${one.type} ${one.number} (V${one.version})`,
      gpGlued: (one) => `${one.type}${one.number} V${one.version}`,
      gpMonth: (one) => `3GPP ${one.type} ${one.number} V${one.version} (2020-03)`,
      gpRef: (one) => `[5] 3GPP ${one.type} ${one.number}: "${one.title}", V${one.version}.`,
      gpFull: (one) => `3GPP ${one.type === 'TS' ? 'Technical Specification' : 'Technical Report'} ${one.number} V${one.version}`,
      gpUnder: (one) => `3GPP_${one.type}_${one.number}_v${one.version}`,
      gpNoDot: (one) =>
        /^\d\d\.\d{3}$/.test(one.number) ? `3GPP ${one.type} ${one.number.replace('.', '')} v${one.version}` : undefined,
    },
  },
  {
    of: '3GPP',
    means: 'family',
    shapes: {
      gpUndated: (one) => `3GPP ${one.type} ${one.number}`,
      gpUndatedNoPub: (one) => `${one.type} ${one.number}`,
      gpSpace: (one) => `3GPP ${one.type} ${one.number.replace('.', ' ')}`,
      gpDash: (one) => `3GPP-${one.type}-${one.number}`,
      gpColon: (one) => `3GPP: ${one.type} ${one.number}`,
      gpTitleUndated: (one) => `3GPP ${one.type} ${one.number}: "${one.title}"`,
    },
  },
  {
    of: 'ITU',
    means: 'edition',
    shapes: {
      itRec: (one) => `ITU-T Rec. ${one.number} (${one.month}/${one.year})`,
      itRecommendation: (one) => `ITU-T Recommendation ${one.number} (${one.month}/${one.year})`,
      itRecFirst: (one) => `Rec. ITU-T ${one.number} (${one.month}/${one.year})`,
      itRecommendationFirst: (one) => `Recommendation ITU-T ${one.number} (${one.month}/${one.year})`,
      itYear: (one) => `ITU-T Recommendation ${one.number} (${one.year})`,
      itIso: (one) => `ITU-T Rec. ${one.number} (${one.month}/${one.year}) | ISO/IEC 99999-1:${one.year}`.replace(/ \| .*/, ''),
      itFrench: (one) => `Recommandation UIT-T ${one.number} (${one.month}/${one.year})`,
      itSpanish: (one) => `Recomendación UIT-T ${one.number} (${one.month}/${one.year})`,
      itRussian: (one) => `Рекомендация МСЭ-T ${one.number} (${one.month}/${one.year})`,
      itFile: (one) => `T-REC-${one.number}-${one.year}${one.month}-I!!PDF-E.pdf`,
      itMonth: (one) => `ITU-T ${one.number}, ${MONTHS[Number(one.month) - 1]} ${one.year}`,
      itShort: (one) => `ITU-T ${one.number} (${one.month}/${one.year.slice(2)})`,
      itCcitt: (one) => (Number(one.year) < 1993 ? `CCITT Recommendation ${one.number} (${one.year})` : undefined),
      itNoPub: (one) => `${one.number} (${one.month}/${one.year})`,
      itTitle: (one) => `ITU-T Recommendation ${one.number} (${one.year}), ${one.title}`,
      itGlued: (one) => `ITU-T ${one.number.replace('.', '')} (${one.month}/${one.year})`,
      itDash: (one) => `ITU-T-${one.number}-${one.year}-${one.month}`,
      itTitleQuoted: (one) => `ITU-T, “${one.title},” Rec. ITU-T ${one.number}, ${one.month}/${one.year}`,
      itUnder: (one) => `ITU-T_${one.number}_(${one.month}_${one.year})`,
      itDot: (one) => `ITU-T ${one.number} (${one.month}.${one.year})`,
      itIso8601: (one) => `ITU-T ${one.number} ${one.year}-${one.month}`,
      itV: (one) => `ITU-T ${one.number} (V1) (${one.month}/${one.year})`,
    },
  },
  {
    of: 'ITU',
    means: 'family',
    shapes: {
      itUndated: (one) => `ITU-T ${one.number}`,
      itPlain: (one) => `ITU ${one.number}`,
      itBare: (one) => one.number,
      itGluedBare: (one) => `ITU-T ${one.number.replace('.', '')}`,
      itRecBare: (one) => `Recommendation ${one.number}`,
      itSpaceDot: (one) => `ITU-T ${one.number.replace('.', ' ')}`,
      ituNoDash: (one) => `ITUT ${one.number}`,
      itSlash: (one) => `ITU/T ${one.number}`,
      itCcittBare: (one) => `CCITT ${one.number}`,
      itTitleBare: (one) => `ITU-T ${one.number} ${titleOf(one)}`,
    },
  },
  {
    of: 'RFC',
    means: 'family',
    shapes: {
      rfGlued: (one) => `RFC${one.number}`,
      rfLower: (one) => `rfc-${one.number}`,
      rfIetf: (one) => `IETF RFC ${one.number}`,
      rfHash: (one) => `RFC #${one.number}`,
      rfNo: (one) => `RFC No. ${one.number}`,
      rfBracket: (one) => `[RFC${one.number}]`,
      rfFile: (one) => `rfc${one.number}.txt`,
      rfCite: (one) => `“${one.title},” RFC ${one.number}, ${MONTHS[5]} ${one.year}`,
      rfColon: (one) => `RFC: ${one.number}`,
      rfFull: (one) => `Request for Comments: ${one.number}`,
      rfFullNo: (one) => `Request for Comments No. ${one.number}`,
      rfZero: (one) => `RFC${one.number.padStart(4, '0')}`,
      rfTitle: (one) => `RFC ${one.number} ${one.title}`,
      rfTitleDash: (one) => `RFC ${one.number} - ${one.title}`,
      rfDotted: (one) => `R.F.C. ${one.number}`,
      rfSection: (one) => `RFC ${one.number}, Section 3.2`,
      rfSection2: (one) => `Section 3.2 of RFC ${one.number}`,
      rfSect: (one) => `RFC ${one.number} §4`,
      rfUrl: (one) => `https://www.rfc-editor.org/info/rfc${one.number}`,
      rfTracker: (one) => `https://datatracker.ietf.org/doc/rfc${one.number}/`,
      rfYear: (one) => (one.year ? `RFC ${one.number} (${one.year})` : undefined),
      rfDoi: (one) => `DOI 10.17487/RFC${one.number.padStart(4, '0')}`,
      rfKey: (one) => `[RFC ${one.number}] ${one.title}`,
      rfPlural: (one) => `RFCs ${one.number}`,
      rfDraftOld: (one) => `IETF ${one.number}`,
      rfInternet: (one) => `Internet Engineering Task Force (IETF) RFC ${one.number}`,
    },
  },
]
