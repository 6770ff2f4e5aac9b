import type { Language } from '#contract/tenant.ts'

/** Seconds at which a caption begins and ends, and its text by language. */
interface Cue {
  readonly from: number
  readonly to: number
  readonly text: Readonly<Partial<Record<Language, string>>>
}

const LADDER: readonly Cue[] = [
  {
    from: 2.3,
    to: 4.9,
    text: {
      en: 'Too flat: the foot of the ladder slides away.',
      ar: 'السلم مائل أكثر من اللازم: تنزلق قاعدته.',
      de: 'Zu flach: Der Fuß der Leiter rutscht weg.',
      es: 'Demasiado tumbada: el pie de la escalera resbala.',
      fr: 'Trop inclinée : le pied de l’échelle glisse.',
    },
  },
  {
    from: 5,
    to: 6.9,
    text: {
      en: 'One out for four up: the foot stands a quarter of the height from the wall.',
      ar: 'واحد إلى الخارج لكل أربعة إلى الأعلى: تبعد القاعدة عن الجدار ربع الارتفاع.',
      de: 'Eins hinaus auf vier hinauf: Der Fuß steht ein Viertel der Höhe von der Wand.',
      es: 'Uno hacia fuera por cuatro hacia arriba: el pie dista de la pared un cuarto de la altura.',
      fr: 'Un de recul pour quatre de hauteur : le pied est à un quart de la hauteur du mur.',
    },
  },
  {
    from: 7,
    to: 9.9,
    text: {
      en: 'The top reaches one meter above the edge.',
      ar: 'يعلو طرفها الحافة بمتر واحد.',
      de: 'Oben ragt sie einen Meter über die Kante hinaus.',
      es: 'Arriba sobresale un metro del borde.',
      fr: 'Le haut dépasse le bord d’un mètre.',
    },
  },
  {
    from: 10,
    to: 14,
    text: {
      en: 'Tie it before you climb.',
      ar: 'اربطها قبل أن تصعد.',
      de: 'Anbinden, dann steigen.',
      es: 'Átela antes de subir.',
      fr: 'Attachez-la avant de monter.',
    },
  },
]

const SEARCH: readonly Cue[] = [
  {
    from: 2.2,
    to: 6.9,
    text: {
      en: 'Type the number as you know it: capitals and spaces do not matter.',
      ar: 'اكتب الرقم كما تعرفه: لا أهمية لحالة الأحرف ولا للمسافات.',
      de: 'Geben Sie die Nummer ein, wie Sie sie kennen: Großschreibung und Leerzeichen spielen keine Rolle.',
      es: 'Escriba el número como lo conozca: ni mayúsculas ni espacios importan.',
      fr: 'Saisissez le numéro tel que vous le connaissez : majuscules et espaces ne comptent pas.',
    },
  },
  {
    from: 7,
    to: 10.9,
    text: {
      en: 'With the year, only that edition is listed.',
      ar: 'مع السنة تظهر تلك الطبعة وحدها.',
      de: 'Mit dem Jahr erscheint nur diese Ausgabe.',
      es: 'Con el año aparece solo esa edición.',
      fr: 'Avec l’année, seule cette édition s’affiche.',
    },
  },
  {
    from: 11,
    to: 14,
    text: {
      en: 'Press Enter to open it.',
      ar: 'اضغط Enter لفتحها.',
      de: 'Mit Enter öffnen Sie sie.',
      es: 'Pulse Intro para abrirla.',
      fr: 'Appuyez sur Entrée pour l’ouvrir.',
    },
  },
]

export const CAPTION_LANGUAGES = ['en', 'ar', 'de', 'es', 'fr'] as const

/** Captions of the videos by file name, without extension. */
export const CAPTIONS: Readonly<Record<string, readonly Cue[]>> = { 'setting-up-a-ladder': LADDER, 'find-by-number': SEARCH }

const clock = (seconds: number) => `00:${seconds.toFixed(3).padStart(6, '0')}`

/** Writes captions as WebVTT. */
export function webVtt(cues: readonly Cue[], language: Language): string {
  return ['WEBVTT', ...cues.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${text[language] ?? ''}`), ''].join(
    '\n\n',
  )
}
