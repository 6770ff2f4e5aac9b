/** Words of texts about one topic; a text has some of them. */
export const TOPICS = {
  quality: 'quality management organisation audit requirements improvement customer process policy supplier review competence',
  steel: 'steel tensile strength pipes weld hardness alloy yield fracture specimen bending corrosion',
  water: 'water chlorine drinking treatment measuring turbidity disinfection reservoir hygiene sampling filtration coliform',
  light: 'luminaire glare lighting illuminance lamp daylight colour dimming photometry road street lumen',
  gas: 'cylinder valve gas pressure regulator filling oxygen hydrogen leak compressed storage ventilation',
} as const

/** Makes sentences about each topic in turn; the result is deterministic. */
export function topicTexts(count: number): string[] {
  const topics = Object.values(TOPICS).map((words) => words.split(' '))
  let state = 7
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >> 8) % below
  }
  return Array.from({ length: count }, (_, at) => {
    const words = topics[at % topics.length] as string[]
    return Array.from({ length: 6 }, () => words[next(words.length)]).join(' ')
  })
}

/** Texts whose words stand together alone: of a text with some of them a text with the others is near. */
export const COUPLED_TEXTS = Array.from({ length: 6 }, (_, at) => `opacity gloss nephelometer haze ${'abc'[at % 3]}`)
