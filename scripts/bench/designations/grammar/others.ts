import type { Shapes } from './shape.ts'
import { fullWidth } from './words.ts'

/** Numbers of further publishers. */
export const OTHERS: readonly Shapes[] = [
  {
    of: 'JIS',
    means: 'edition',
    shapes: {
      jiGlued: (one) => `JIS ${one.letters}${one.number}:${one.year}`,
      jiAllGlued: (one) => `JIS${one.letters}${one.number}-${one.year}`,
      jiDash: (one) => `JIS-${one.letters}-${one.number}:${one.year}`,
      jiBracket: (one) => `JIS ${one.letters} ${one.number} (${one.year})`,
      jiNen: (one) => `JIS ${one.letters} ${one.number}（${one.year}年）`,
      jiName: (one) => `日本産業規格 ${one.letters} ${one.number}:${one.year}`,
      jiNameOld: (one) => `日本工業規格 JIS ${one.letters} ${one.number}:${one.year}`,
      jiFull: (one) => fullWidth(`JIS ${one.letters} ${one.number}:${one.year}`),
      jiEnglish: (one) => `Japanese Industrial Standard ${one.letters} ${one.number}:${one.year}`,
      jiDashYear: (one) => `JIS ${one.letters} ${one.number}-${one.year}`,
      jiLower: (one) => `jis ${one.letters.toLowerCase()}${one.number} ${one.year}`,
      jiFile: (one) => `JIS_${one.letters}_${one.number}_${one.year}.pdf`,
      jiTitle: (one) => `JIS ${one.letters} ${one.number}:${one.year} ${one.title}`,
      jiSlash: (one) => `JIS/${one.letters} ${one.number}:${one.year}`,
      jiMinus: (one) => `JIS ${one.letters} ${one.number.replace('-', '−')}：${one.year}`,
      jiDot: (one) => `JIS ${one.letters}.${one.number}:${one.year}`,
      jiEdition: (one) => `JIS ${one.letters} ${one.number}:${one.year}版`,
      jiPlain: (one) => `${one.letters} ${one.number}:${one.year} JIS`,
    },
  },
  {
    of: 'JIS',
    means: 'family',
    shapes: {
      jiUndated: (one) => `JIS ${one.letters}${one.number}`,
      jiUndatedGlued: (one) => `JIS${one.letters}${one.number}`,
      jiBare: (one) => `${one.letters}${one.number} JIS`,
      jiPart: (one) => (one.number.includes('-') ? `JIS ${one.letters} ${one.number.replace('-', ' 第')}部` : undefined),
    },
  },
  {
    of: 'OIML',
    means: 'edition',
    shapes: {
      oiEd: (one) => `OIML ${one.letters} ${one.number}, Edition ${one.year}`,
      oiEdE: (one) => `OIML ${one.letters} ${one.number} Edition ${one.year} (E)`,
      oiGlued: (one) => `OIML ${one.letters}${one.number}:${one.year}`,
      oiDash: (one) => `OIML ${one.letters} ${one.number}-${one.year}`,
      oiFull: (one) =>
        one.letters === 'R'
          ? `OIML Recommendation R ${one.number} (${one.year})`
          : one.letters === 'D'
            ? `OIML Document D ${one.number} (${one.year})`
            : undefined,
      oiIntl: (one) => (one.letters === 'R' ? `OIML International Recommendation R ${one.number}, ${one.year}` : undefined),
      oiFile: (one) =>
        `${one.letters.toLowerCase()}${one.number.replace(/^\d+/, (n) => n.padStart(3, '0'))}-e${one.year.slice(2)}.pdf`,
      oiYearBr: (one) => `OIML ${one.letters}-${one.number} (${one.year})`,
      oiOrg: (one) => `Organisation Internationale de Métrologie Légale ${one.letters} ${one.number}:${one.year}`,
      oiRussian: (one) => `МОЗМ ${one.letters} ${one.number}:${one.year}`,
      oiComma: (one) => `OIML ${one.letters} ${one.number} - ${one.year} (E)`,
    },
  },
  {
    of: 'CCSDS',
    means: 'edition',
    shapes: {
      ccNoSpace: (one) => `CCSDS${one.number}`,
      ccDash: (one) => `CCSDS-${one.number}`,
      ccBook: (one) => `CCSDS ${one.number} Blue Book`,
      ccIssue: (one) => (/-[A-Z]-\d+$/.test(one.number) ? `CCSDS ${one.number.replace(/-(\d+)$/, ', Issue $1')}` : undefined),
      ccTitle: (one) => `CCSDS ${one.number}, ${one.title}`,
      ccTitleFirst: (one) => `${one.title}. CCSDS ${one.number}`,
      ccFile: (one) =>
        /^\d{3}\.\d+-[A-Z]-\d+$/.test(one.number)
          ? `${one.number.replace(/(\d+)\.(\d+)-([A-Z])-(\d+)/, (_, a, b, c, d) => `${a}x${b}${c.toLowerCase()}${d}`)}.pdf`
          : undefined,
      ccLower: (one) => `ccsds ${one.number.toLowerCase()}`,
      ccBare: (one) => one.number,
      ccFull: (one) => `Consultative Committee for Space Data Systems ${one.number}`,
      ccRecommended: (one) => `CCSDS Recommended Standard ${one.number}`,
    },
  },
  {
    of: 'ECMA',
    means: 'family',
    shapes: {
      ecSpace: (one) => `ECMA ${one.number}`,
      ecGlued: (one) => `ECMA${one.number}`,
      ecStandard: (one) => `Standard ECMA-${one.number}`,
      ecIntl: (one) => `Ecma International ECMA-${one.number}`,
      ecTitle: (one) => `ECMA-${one.number} ${one.title}`,
      ecStd: (one) => `ECMA Standard ${one.number}`,
      ecLower: (one) => `ecma-${one.number}`,
      ecFull: (one) => `European Computer Manufacturers Association ECMA-${one.number}`,
      ecNo: (one) => `ECMA No. ${one.number}`,
      ecTitleFirst: (one) => `${one.title} (ECMA-${one.number})`,
    },
  },
  {
    of: 'IALA',
    means: 'family',
    shapes: {
      iaGlued: (one) => `IALA${one.number}`,
      iaBare: (one) => one.number,
      iaGuideline: (one) => (one.number.startsWith('G') ? `IALA Guideline ${one.number}` : undefined),
      iaGuidelineNo: (one) => (one.number.startsWith('G') ? `IALA Guideline No. ${one.number.slice(1)}` : undefined),
      iaRec: (one) => (one.number.startsWith('R') ? `IALA Recommendation ${one.number}` : undefined),
      iaSpace: (one) => `IALA ${one.number.replace(/^([A-Z])/, '$1 ')}`,
      iaDash: (one) => `IALA ${one.number.replace(/^([A-Z])/, '$1-')}`,
      iaTitle: (one) => `IALA ${one.number} ${one.title}`,
      iaLower: (one) => `iala ${one.number.toLowerCase()}`,
    },
  },
  {
    of: 'IHO',
    means: 'family',
    shapes: {
      ihPub: (one) => `IHO Publication ${one.number}`,
      ihSp: (one) => `IHO Special Publication ${one.number}`,
      ihBare: (one) => (/^S-\d\d/.test(one.number) ? `IHO ${one.number.replace('-', '')}` : undefined),
      ihSpace: (one) => `IHO ${one.number.replace('-', ' ')}`,
      ihTitle: (one) => `IHO ${one.number} ${one.title}`,
      ihStd: (one) => `IHO Standard ${one.number}`,
      ihFull: (one) => `International Hydrographic Organization ${one.number}`,
    },
  },
  {
    of: 'CIE',
    means: 'edition',
    shapes: {
      ciColon: (one) => `CIE ${one.number}:${one.year}`,
      ciZero: (one) => `CIE ${one.number.replace(/^0+/, '')}-${one.year}`,
      ciPub: (one) => `CIE Publication ${one.number.replace(/^0+/, '')}:${one.year}`,
      ciPubNo: (one) => `CIE Publ. No. ${one.number.replace(/^0+/, '')}-${one.year}`,
      ciTr: (one) => `CIE Technical Report ${one.number.replace(/^0+/, '')}:${one.year}`,
      ciTitle: (one) => `CIE ${one.number}:${one.year}. ${one.title}`,
      ciBracket: (one) => `CIE ${one.number} (${one.year})`,
      ciGlued: (one) => `CIE${one.number}-${one.year}`,
      ciFull: (one) => `Commission Internationale de l'Eclairage ${one.number.replace(/^0+/, '')}:${one.year}`,
      ciFile: (one) => `CIE_${one.number}_${one.year}.pdf`,
    },
  },
  {
    of: 'OGC',
    means: 'edition',
    shapes: {
      ogReg: (one) => `OGC® ${one.number}`,
      ogGlued: (one) => `OGC${one.number}`,
      ogDoc: (one) => `OGC Document ${one.number}`,
      ogNo: (one) => `OGC Document No. ${one.number}`,
      ogDoc2: (one) => `OGC Doc. ${one.number}`,
      ogTitle: (one) => `OGC ${one.number}, ${one.title}`,
      ogTitleFirst: (one) => `${one.title}, OGC ${one.number}`,
      ogFull: (one) => `Open Geospatial Consortium ${one.number}`,
      ogDash: (one) => `OGC-${one.number}`,
      ogFile: (one) => `${one.number}.pdf`,
      ogUnder: (one) => `OGC_${one.number}`,
      ogRef: (one) => `[OGC ${one.number}] ${one.title}`,
    },
  },
]
