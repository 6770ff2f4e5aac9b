/** Strength of a provision: what the words shall, should, may and can say in the language of standards. */
export const STRENGTHS = ['requirement', 'recommendation', 'permission', 'possibility'] as const
export type Strength = (typeof STRENGTHS)[number]

/** Words of each strength, by language. A longer expression is read before a shorter one that it contains. */
const WORDS: Readonly<Record<string, Readonly<Record<Strength, string>>>> = {
  en: {
    requirement: 'shall|must|is required to|are required to|has to|have to',
    recommendation: 'should|is recommended|are recommended|ought to',
    permission: 'may|is permitted|are permitted|is allowed|are allowed',
    possibility: 'can|cannot|could|is able to|are able to|it is possible to',
  },
  de: {
    requirement: 'muss|müssen|ist zu|sind zu|hat zu|haben zu|darf nicht|dürfen nicht|darf kein|dürfen keine',
    recommendation: 'sollte|sollten|wird empfohlen|soll|sollen',
    permission: 'darf|dürfen|ist zulässig|sind zulässig',
    possibility: 'kann|können|könnte|könnten',
  },
  fr: {
    requirement: 'doit|doivent|est tenu de|sont tenus de|il faut',
    recommendation: 'il convient|devrait|devraient|est recommandé|sont recommandés',
    permission: 'est autorisé|sont autorisés|est admis|sont admis|est permis|sont permis',
    possibility: 'peut|peuvent|pourrait|pourraient',
  },
  es: {
    requirement: 'debe|deben|deberá|deberán|tiene que|tienen que',
    recommendation: 'debería|deberían|se recomienda|conviene',
    permission: 'se permite|se permiten|está permitido|están permitidos',
    possibility: 'puede|pueden|podría|podrían',
  },
  it: {
    requirement: 'deve|devono|è necessario',
    recommendation: 'dovrebbe|dovrebbero|si raccomanda|è raccomandato',
    permission: 'è consentito|è ammesso|sono ammessi',
    possibility: 'può|possono|potrebbe|potrebbero',
  },
  pt: {
    requirement: 'deve|devem|deverá|deverão|tem de|têm de',
    recommendation: 'convém|recomenda-se|deveria|deveriam',
    permission: 'é permitido|são permitidos|é admitido',
    possibility: 'pode|podem|poderia|poderiam',
  },
  ru: {
    requirement: 'должен|должна|должно|должны|следует обеспечить|необходимо',
    recommendation: 'следует|рекомендуется|желательно',
    permission: 'допускается|разрешается|допустимо',
    possibility: 'может|могут|можно',
  },
  tr: {
    requirement: 'zorundadır|malıdır|melidir|mecburidir|gerekir',
    recommendation: 'tavsiye edilir|önerilir',
    permission: 'izin verilir|verilebilir',
    possibility: 'olabilir|edilebilir|yapılabilir',
  },
  ar: {
    requirement: 'يجب|لا بد|يلزم',
    recommendation: 'ينبغي|يوصى|يُوصى',
    permission: 'يجوز|يسمح|يُسمح',
    possibility: 'يمكن|بإمكان',
  },
  ja: {
    requirement: 'しなければならない|なければならない|してはならない|ものとする',
    recommendation: 'することが望ましい|望ましい|推奨する',
    permission: 'してもよい|てもよい',
    possibility: 'することができる|ことができる|できる',
  },
  ko: {
    requirement: '하여야 한다|해야 한다|여야 한다|안 된다',
    recommendation: '하는 것이 좋다|것이 좋다|권장한다|바람직하다',
    permission: '해도 된다|하여도 된다|허용한다',
    possibility: '할 수 있다|수 있다',
  },
  zh: {
    requirement: '应当|必须|不应|不得|应',
    recommendation: '不宜|宜|建议|推荐',
    permission: '可以|不必|允许',
    possibility: '能够|可能|能',
  },
}

/** Scripts without spaces have no edge of a word to look for. */
const WITHOUT_SPACES = new Set(['ja', 'zh', 'ko'])

const expressions = new Map<string, RegExp>()

function expressionOf(language: string): RegExp {
  const cached = expressions.get(language)
  if (cached) return cached
  const words = WORDS[language] ?? (WORDS.en as (typeof WORDS)[string])
  const all = STRENGTHS.map(
    (strength) =>
      `(${words[strength]
        .split('|')
        .toSorted((a, b) => b.length - a.length)
        .join('|')})`,
  ).join('|')
  const expression = new RegExp(WITHOUT_SPACES.has(language) ? all : `(?<![\\p{L}\\p{M}])(?:${all})(?![\\p{L}\\p{M}])`, 'giu')
  expressions.set(language, expression)
  return expression
}

/** Lists the strengths that a text expresses, in order. Languages that are not known are read as English. */
export function strengthsOf(text: string, language: string): Strength[] {
  const spaced = text.replace(/\s+/g, ' ')
  return Array.from(spaced.matchAll(expressionOf(language.slice(0, 2))), (match) => {
    const group = match.slice(1).findIndex((found) => found !== undefined)
    return STRENGTHS[group] as Strength
  })
}
